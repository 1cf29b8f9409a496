"""What the rulebook says, chapter by chapter, as kernels over the record of a game."""
