"""How the database came to look as it does: one module for each step, carried out by Alembic."""
