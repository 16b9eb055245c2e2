-- when somebody was last at a table or used a name, in milliseconds since 1970; what is here already counts as used today
ALTER TABLE sheet ADD COLUMN code TEXT NOT NULL DEFAULT ''; -- the spoken code, while it opens the table
ALTER TABLE sheet ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE sheet SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000; --! sqlite
UPDATE player SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000; --! sqlite
UPDATE sheet SET seen = (extract(epoch FROM now()) * 1000)::bigint; --! postgres
UPDATE player SET seen = (extract(epoch FROM now()) * 1000)::bigint; --! postgres

UPDATE sheet SET code = coalesce(json_extract(body, '$.code'), '') WHERE stage IN ('lobby', 'playing') AND json_valid(body); --! sqlite
UPDATE sheet SET code = coalesce(body::json ->> 'code', '') WHERE stage IN ('lobby', 'playing'); --! postgres
UPDATE sheet SET code = '' WHERE code <> '' AND table_id NOT IN (
    SELECT table_id FROM (SELECT table_id, max(changed) FROM sheet WHERE code <> '' GROUP BY code) --! sqlite
    SELECT DISTINCT ON (code) table_id FROM sheet WHERE code <> '' ORDER BY code, changed DESC --! postgres
); -- two servers may have given the same code: the newer table keeps it
CREATE UNIQUE INDEX sheet_code ON sheet (code) WHERE code <> '';
