"""What can go wrong when people, bots and files talk to a game: one short family, each with a stable code."""


class FolsomError(Exception):
    """The root. `code` is stable and goes over the wire beside the sentence.

    `where` in the game it happened is printed behind the sentence and is no part of it: the number of an answer is
    nothing for players who may not count how many cards somebody has put aside.
    """

    code = "folsom/error"

    def __init__(self, sentence: str = "", where: str = "") -> None:
        super().__init__(f"{sentence} ({where})" if where else sentence)
        self.sentence = sentence
        self.where = where


class CannotRead(FolsomError):
    """Something that came from outside does not have the form it must have."""

    code = "input/unreadable"


class BadOptions(FolsomError):
    """A game cannot be set up like that."""

    code = "options/invalid"


class NotAllowed(FolsomError):
    """The answer is not among the options."""

    code = "action/illegal"


class NotYourTurn(FolsomError):
    """That seat is not asked anything now."""

    code = "action/not-your-turn"


class OutOfDate(FolsomError):
    """The answer was meant for an earlier decision."""

    code = "action/out-of-date"


class GameOver(FolsomError):
    """The game has ended."""

    code = "game/over"


class BadTranscript(FolsomError):
    """A transcript was cut, edited, or written under other rules."""

    code = "transcript/invalid"


class MissingLibrary(FolsomError, ImportError):
    """A library that only some parts need is not installed."""

    code = "library/missing"
