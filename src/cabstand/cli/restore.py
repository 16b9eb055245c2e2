"""`./cab restore`: see backup.py."""

from cabstand.cli.backup import run

__all__ = ["run"]
