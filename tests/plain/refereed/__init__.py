"""Night Rank with a referee, so that a server can play it; no screen, no bots, no texts."""
