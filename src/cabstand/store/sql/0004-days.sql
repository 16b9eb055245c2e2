CREATE TABLE day (
    day TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL,
    figures TEXT NOT NULL
);

CREATE TABLE attempt (
    day TEXT NOT NULL REFERENCES day,
    player TEXT NOT NULL,
    number BIGINT NOT NULL, -- the first one counts
    table_id TEXT NOT NULL, -- the table may be deleted, that it was played stays
    result TEXT NOT NULL,
    PRIMARY KEY (day, player, number)
) WITHOUT ROWID; --! sqlite
); --! postgres
