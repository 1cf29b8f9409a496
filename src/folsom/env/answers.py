"""What a step tells instead of the next seat."""

OVER = -1
REFUSED = -2
