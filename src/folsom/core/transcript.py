"""A game as a small text file: seed, options and answers, replayed exactly.

    folsom express 1
    seed 5f0c...
    options {"seats":4}
    answers 12 3 2:17 ...
    sum 8c1f...

An answer is the option's number; `2:17` names the seat where several are asked at once and it is not the
first of them; `2:-` takes a secret choice back. Games of a server have `secret`, `table`, `nonce` (one a seat) and
`broken-starts` lines, which prove that nobody chose the seed (see `Proof`). The last line is a checksum, so a file
that was cut or edited is noticed.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from folsom.core.decision import TAKE_BACK
from folsom.core.errors import BadTranscript, CannotRead
from folsom.core.fairness import NONCE_BYTES, Proof
from folsom.core.randomness import read_seed

MAX_CHARACTERS = 1_000_000
KEYS = ("seed", "options", "secret", "table", "nonce", "broken-starts", "answers")


@dataclass(frozen=True, slots=True)
class Transcript:
    """All that a game is. `answers` are (seat or None for the first asked, option)."""

    game: str
    rules_version: int
    seed: bytes
    options: dict[str, Any]
    answers: tuple[tuple[int | None, int], ...] = ()
    proof: Proof | None = field(default=None)

    def check_rules(self, now: int) -> None:
        """Refuse a game that was played under other rules than these."""
        if self.rules_version != now:
            raise BadTranscript(
                f"the transcript was written under rules version {self.rules_version} of {self.game};"
                f" this program plays version {now}"
            )

    def write(self) -> str:
        """The transcript as text."""
        lines = [
            f"folsom {self.game} {self.rules_version}",
            f"seed {self.seed.hex()}",
            "options " + json.dumps(self.options, separators=(",", ":"), sort_keys=True),
        ]
        if self.proof:
            lines += _write_proof(self.proof)
        words = [_write_answer(seat, option) for seat, option in self.answers]
        lines += ["answers " + " ".join(words[i : i + 24]) for i in range(0, len(words), 24)]
        body = "".join(line + "\n" for line in lines)
        return f"{body}sum {_checksum(body)}\n"


def read_transcript(text: str) -> Transcript:
    """Read a transcript, or say what is wrong with it."""
    if len(text) > MAX_CHARACTERS:
        raise BadTranscript(
            f"a transcript has at most {MAX_CHARACTERS} characters, this has {len(text)}"
        )
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    head = lines[0].split(" ")
    if len(head) != 3 or head[0] != "folsom" or not head[2].isascii() or not head[2].isdigit():
        raise BadTranscript(
            f"a transcript begins with 'folsom GAME VERSION', not {lines[0][:60]!r}"
        )
    body, mark, tail = text.rstrip("\n").rpartition("\nsum ")
    if not mark:
        raise BadTranscript("the transcript has no 'sum' line at its end: it was cut off")
    if tail != _checksum(body + "\n"):
        raise BadTranscript("the transcript's checksum does not fit: it was edited or damaged")
    found: dict[str, list[str]] = {key: [] for key in KEYS}
    for number, line in enumerate(body.split("\n")[1:], start=2):
        key, _, value = line.partition(" ")
        if key not in found:
            raise BadTranscript(
                f"line {number}: expected one of {', '.join(found)}, not {key[:40]!r}"
            )
        found[key].append(value)
    if any(len(found[key]) != 1 for key in ("seed", "options")):
        raise BadTranscript("a transcript has one 'seed' line and one 'options' line")
    if any(len(found[key]) > 1 for key in ("secret", "table", "broken-starts")):
        raise BadTranscript(
            "a transcript has at most one 'secret', one 'table' and one 'broken-starts' line"
        )
    try:
        seed = read_seed(found["seed"][0])
        options = json.loads(found["options"][0])
        proof = _read_proof(found) if found["secret"] else None
    except (ValueError, CannotRead, RecursionError) as error:
        raise BadTranscript(f"the transcript cannot be read: {error}") from None
    if not isinstance(options, dict):
        raise BadTranscript(f"the options of a transcript are an object, not {options!r}")
    words = " ".join(found["answers"]).split()
    answers = tuple(_read_answer(word) for word in words)
    return Transcript(head[1], int(head[2]), seed, options, answers, proof)


def _write_proof(proof: Proof) -> list[str]:
    lines = [f"secret {proof.secret.hex()}"]
    lines += [f"table {proof.table}"] if proof.table else []
    lines += [f"nonce {nonce.hex()}" for nonce in proof.nonces]
    lines += [f"broken-starts {proof.n_broken_starts}"] if proof.n_broken_starts else []
    return lines


def _read_proof(found: dict[str, list[str]]) -> Proof:
    nonces = tuple(bytes.fromhex(nonce) for nonce in found["nonce"])
    table = found["table"][0] if found["table"] else ""
    if found["table"] and not re.fullmatch(r"[a-z2-7]{16}", table):
        raise BadTranscript(f"a table's id has 16 letters and digits, not {table[:40]!r}")
    if table and any(len(nonce) not in (0, NONCE_BYTES) for nonce in nonces):
        raise BadTranscript(f"a nonce has {2 * NONCE_BYTES} hex digits, or none for a bot")
    n_broken = found["broken-starts"][0] if found["broken-starts"] else "0"
    if not (n_broken.isascii() and n_broken.isdigit() and len(n_broken) <= 6):
        raise BadTranscript(f"'broken-starts' has a number, not {n_broken[:40]!r}")
    return Proof(bytes.fromhex(found["secret"][0]), nonces, table, int(n_broken))


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _write_answer(seat: int | None, option: int) -> str:
    word = "-" if option == TAKE_BACK else str(option)
    return word if seat is None else f"{seat}:{word}"


def _read_answer(word: str) -> tuple[int | None, int]:
    if word.isascii() and word.isdigit() and len(word) <= 4:
        return None, int(word)
    seat, mark, option = word.rpartition(":")
    digits = option if option != "-" else "0"
    numbers = (seat, digits) if mark else (digits,)
    if not all(n.isascii() and n.isdigit() and len(n) <= 4 for n in numbers):
        raise BadTranscript(f"an answer is a number such as '12' or '2:12', not {word[:40]!r}")
    return (int(seat) if mark else None), (TAKE_BACK if option == "-" else int(option))
