-- how many days in a row somebody has played: asked with every page of a day
CREATE INDEX attempt_player ON attempt (player, game, day);
