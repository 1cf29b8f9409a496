"""Tables in memory: the one way to change them, who hears of it, and what servers owe each other."""
