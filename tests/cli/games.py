"""What the tests of the command line share."""

SEED = "5f0c" * 16
