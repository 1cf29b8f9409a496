"""How a game ended, as JSON."""

from folsom.core.written import make_write_outcome
from folsom.express.rules import scoring
from folsom.express.seen.as_json.words import OUTCOME, PARTS, RESULT, spell

write_outcome = make_write_outcome(scoring, OUTCOME, RESULT, PARTS, spell)
