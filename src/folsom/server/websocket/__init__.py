"""The door that stays open: frames, the connection, and one client at a table."""
