"""The log on disk: schema, reading, durable appends, and what leaves it."""
