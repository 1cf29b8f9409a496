"""Options in readable form: small frozen structures."""

from typing import Literal

from folsom.core.structure import structure
from folsom.superexpress.names import CardName
from folsom.superexpress.notation import CARDS


@structure
class Plan:
    """S3.1 Put this card under the own stack."""

    card: CardName
    do: Literal["plan"] = "plan"


OptionForm = Plan


def option_form(option: int) -> OptionForm:
    """What an option's number means."""
    return Plan(CARDS[option])
