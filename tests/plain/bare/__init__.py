"""Night Rank with nothing but its rules: no referee, no bots, no texts, no screen."""
