"""What a step tells instead of the next seat, and where it tells no events."""

import numpy as np

from folsom.core.state import EVENTS, Records

OVER = -1
REFUSED = -2

SILENT: Records = np.zeros(1, EVENTS)
"""An event buffer without room, in the form that is quickest to hand over."""
