"""What messages call things: names by their pattern, numbers by their bounds, and what the games define."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

KEPT_DAYS = 14
"""How long an unfinished table is kept after its last entry, where nothing else is set."""

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}\Z")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,24}\Z")]
BanditId = Annotated[str, Meta(pattern=r"^[a-z-]{1,16}\Z")]
Level = Annotated[str, Meta(pattern=r"^[a-z-]{1,16}\Z")]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Phrase = Literal[
    "howdy", "ready", "one-minute", "good-luck", "hurry", "nice-shot", "mine", "revenge", "sorry", "thanks",
    "good-game", "again", "haha", "whoa", "bravo", "grr", "phew", "hmm",
]  # fmt: skip
"""What can be said with one press, and is read by everyone in his own language: sentences, then mere sounds."""
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionNumber = Annotated[int, Meta(ge=0, le=62)]
Seconds = Annotated[int, Meta(ge=1, le=86_400)]
Milliseconds = int
Phase = Literal["gathering", "revealing", "playing", "paused", "over", "stopped", "broken"]
"""`stopped`: begun under rules that this server does not have; `broken`: the log cannot be followed."""

# What the games define; the generator puts the games' own types in their place.
GameOptions = Annotated[dict[str, Any], Meta(extra={"typescript": "GameOptions"})]
GameView = Annotated[Raw, Meta(extra={"typescript": "GameView"})]
GameEvents = Annotated[Raw, Meta(extra={"typescript": "GameEvent[]"})]
AskedDecision = Annotated[Raw, Meta(extra={"typescript": "GameDecision"})]
GameDecision = Annotated[Raw, Meta(extra={"typescript": "GameDecision | null"})]
GameOutcome = Annotated[Raw, Meta(extra={"typescript": "Outcome | null"})]
