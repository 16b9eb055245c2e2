CREATE TABLE line (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    by TEXT NOT NULL,
    at BIGINT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
); -- SQLite gives it a rowid: new lines of all tables go to the same few pages, which makes appending 1.5 times as fast
CREATE UNIQUE INDEX line_key ON line (table_id, key);

CREATE SEQUENCE sheet_changes; --! postgres
CREATE TABLE sheet (
    table_id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    stage TEXT NOT NULL,
    body TEXT NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL -- counts the changes of all sheets: which was changed last
);
CREATE INDEX sheet_stage ON sheet (stage);
CREATE INDEX sheet_changed ON sheet (changed); --! sqlite

CREATE TABLE member (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES sheet ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID; --! sqlite
); --! postgres
CREATE INDEX member_table ON member (table_id);

CREATE TABLE player (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE token (
    hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player ON DELETE CASCADE
);
CREATE INDEX token_player ON token (player);
