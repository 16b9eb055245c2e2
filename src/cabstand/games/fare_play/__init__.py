"""Taxi, the game of fare play: a growing map, hidden hands, a hearse. After the rules of Mark Miller's card game."""
