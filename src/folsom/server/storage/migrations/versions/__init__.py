"""One file a change of the store."""
