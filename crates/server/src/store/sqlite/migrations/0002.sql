-- Rows that change have a version, so that nobody overwrites what they have not seen.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE players ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- Cookies of an earlier generation are nobody's.
ALTER TABLE players ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;

-- The lobby reads what it shows and nothing else.
CREATE INDEX tables_public ON tables (opened) WHERE status = 'waiting' AND is_public = 1;

-- Every start begins an epoch, and every entry says in which one it was drawn. Older entries
-- have none.
CREATE TABLE epochs (id INTEGER PRIMARY KEY, secret BLOB NOT NULL) STRICT;
ALTER TABLE entries ADD COLUMN epoch INTEGER;

-- How a game ended, seat by seat: lists read this and never a log.
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
    level INTEGER, points INTEGER NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player);

-- What nobody needs is told by the time of the service, in milliseconds, which no wrong clock
-- can move. What is there today counts as seen today.
DROP TABLE looks;
CREATE TABLE looks (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
INSERT INTO looks (table_id, at)
    SELECT id, coalesce((SELECT millis FROM service WHERE name = 'uptime'), 0)
    FROM tables WHERE status IN ('record', 'waiting');
CREATE INDEX looks_by_time ON looks (at);
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen = coalesce((SELECT millis FROM service WHERE name = 'uptime'), 0);
CREATE INDEX players_by_time ON players (seen);
