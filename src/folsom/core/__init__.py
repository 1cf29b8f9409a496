"""What any of our games is: decisions, events, outcomes, randomness, transcripts and errors."""
