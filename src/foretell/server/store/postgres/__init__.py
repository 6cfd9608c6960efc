"""The store in PostgreSQL; needs the extra ``foretell[postgres]``."""
