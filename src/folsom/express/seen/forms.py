"""What a seat that is asked is shown: its options in readable form, and what they are about."""

from folsom.core.structure import structure
from folsom.express.components import BanditName
from folsom.express.questions import OptionForm, option_form

__all__ = ["About", "OptionForm", "option_form"]


@structure
class About:
    """The card being resolved: whose it is, and what was chosen for it so far."""

    bandit: BanditName
    card: str
    target: BanditName | None
    token: int | None
