"""Dice Race. Its whole sheet:

Two to four runners race to square 20. In your turn, walk two squares or roll the die. A roll takes you as far as it shows, but
a 1 takes you back to the start. The first to reach square 20 wins.
"""
