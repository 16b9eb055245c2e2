"""A new game as a package of its own: a small dice race under another name, for its writer to change."""
