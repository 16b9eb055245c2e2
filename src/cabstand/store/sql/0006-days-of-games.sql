-- several games can have a daily; so far only one had
ALTER TABLE day RENAME CONSTRAINT day_pkey TO earlier_day_pkey; --! postgres
ALTER TABLE attempt RENAME CONSTRAINT attempt_pkey TO earlier_attempt_pkey; --! postgres
ALTER TABLE attempt RENAME TO earlier_attempt;
ALTER TABLE day RENAME TO earlier_day;

CREATE TABLE day (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    secret TEXT NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (game, day)
);
INSERT INTO day SELECT 'space-taxi', day, secret, figures FROM earlier_day;

CREATE TABLE attempt (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    number BIGINT NOT NULL, -- the first one counts
    table_id TEXT NOT NULL, -- the table may be deleted, that it was played stays
    result TEXT NOT NULL,
    PRIMARY KEY (game, day, player, number),
    FOREIGN KEY (game, day) REFERENCES day
) WITHOUT ROWID; --! sqlite
); --! postgres
INSERT INTO attempt SELECT 'space-taxi', day, player, number, table_id, result FROM earlier_attempt;

DROP TABLE earlier_attempt;
DROP TABLE earlier_day;
