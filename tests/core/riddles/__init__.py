"""Riddles: a stranger's game that is all questions, with a referee and editions of its own."""
