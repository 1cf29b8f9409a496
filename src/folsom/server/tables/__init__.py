"""What a table is and what may change it. Pure: nothing here reads a clock, draws lots or opens a socket."""
