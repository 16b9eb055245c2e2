from tests.examples.installed import elsewhere

__all__ = ["elsewhere"]
