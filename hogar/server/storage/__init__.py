"""Where tables are kept: SQLite beside the program, or PostgreSQL where a setting says so."""
