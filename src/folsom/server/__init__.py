"""Tables for friends and for a whole club: the authority for live games."""
