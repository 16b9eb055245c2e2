from tests.plain.rank import strangers

__all__ = ["strangers"]
