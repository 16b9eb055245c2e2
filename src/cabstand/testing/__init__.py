"""The conformance suite: what every game promises, checked for games anywhere. Nothing here needs pytest.

The checks speak by `assert`: `python -O` would leave them without a voice.
"""
