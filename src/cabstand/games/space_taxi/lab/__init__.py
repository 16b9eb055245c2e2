"""Whole games of Space Taxi between bots, and the luck in them."""
