-- question packs: who has one on their shelf, and which tables are played with it
CREATE TABLE pack (
    sha TEXT NOT NULL PRIMARY KEY,
    about TEXT NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE shelf (
    player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
    sha TEXT NOT NULL REFERENCES pack,
    PRIMARY KEY (player, sha)
) WITHOUT ROWID; --! sqlite
); --! postgres
CREATE INDEX shelf_sha ON shelf (sha);

CREATE TABLE need (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES sheet ON DELETE CASCADE,
    sha TEXT NOT NULL REFERENCES pack
) WITHOUT ROWID; --! sqlite
); --! postgres
CREATE INDEX need_sha ON need (sha);
