"""Alembic's folder: how the store came to look as it does."""
