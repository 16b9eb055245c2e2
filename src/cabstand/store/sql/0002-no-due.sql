ALTER TABLE sheet DROP COLUMN due; -- nothing was ever kept there
