"""The games, one folder each. Nobody imports one: `core.registry` finds them."""
