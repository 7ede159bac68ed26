-- Boards that people have drawn; whoever knows the id may look at one.
CREATE TABLE own_boards (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, name TEXT NOT NULL, draft TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX own_boards_by_player ON own_boards (player, name);
