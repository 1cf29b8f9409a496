"""`folsom referee`: the games over standard input and output, one JSON object a line."""

import sys
from typing import Any, BinaryIO

import msgspec

from folsom.cli import referee_messages as messages
from folsom.cli.tables import check_seat, check_viewer
from folsom.core.errors import CannotRead, FolsomError
from folsom.core.game import Game
from folsom.core.randomness import read_seed
from folsom.games import game_module

MAX_LINE = 1 << 20

_decoder: msgspec.json.Decoder[messages.AnyRequest] = msgspec.json.Decoder(messages.AnyRequest)
_encoder = msgspec.json.Encoder()


class NoGame(FolsomError):
    """A request came before there was a game."""

    code = messages.NO_GAME


class TooLong(FolsomError):
    """A line is longer than anybody would write."""

    code = messages.TOO_LONG


class Referee:
    """One game at a time, and the requests about it."""

    def __init__(self) -> None:
        self.game: Game[Any, Any, Any] | None = None

    def reply_to(self, line: bytes) -> bytes:
        """The reply to one line, without its line end. Never raises; a request that fails changes nothing."""
        try:
            reply = self._carry_out(_decode(line))
        except FolsomError as error:
            reply = messages.ErrorReply(code=error.code, sentence=str(error))
        return _encoder.encode(reply)

    def _carry_out(self, request: messages.AnyRequest) -> messages.Reply:
        match request:
            case messages.New(game=name, options=options, seed=seed):
                module = game_module(name)
                key = read_seed(seed)
                self.game = module.new_from(module.read_options(options), key)
                return self._state()
            case messages.Load(position=position):
                self.game = game_module(position.get("game")).load(position)
                return self._state()
        game = self.game
        if game is None:
            raise NoGame("there is no game yet: begin with 'new' or 'load'")
        match request:
            case messages.Answer(option=option, seat=seat, number=number):
                game.play(option, seat, number)
            case messages.TakeBack(seat=seat):
                game.take_back(check_seat(game, seat))
            case messages.View(seat=seat):
                return messages.ViewReply(seat=seat, view=game.view(check_viewer(game, seat)))
            case messages.Position():
                return messages.PositionReply(position=game.position())
            case messages.Determinize(seat=seat, seed=seed):
                other = game.possible(check_viewer(game, seat), read_seed(seed))
                return messages.PositionReply(position=other.position())
            case messages.OutcomeRequest():
                return messages.OutcomeReply(over=game.is_over, outcome=game.outcome)
            case messages.TranscriptRequest():
                return messages.TranscriptReply(transcript=game.transcript().write())
        return self._state()

    def _state(self) -> messages.StateReply:
        game = self.game
        assert game is not None
        decisions = game.decisions
        return messages.StateReply(
            game=game.name,
            seats=game.n_seats,
            number=game.number,
            over=game.is_over,
            decision=decisions[0] if decisions else None,
            decisions=decisions,
            events=events_with_viewers(game),
        )


def events_with_viewers(game: Game[Any, Any, Any]) -> list[dict[str, Any]]:
    """What happened, nothing hidden, each event with the seats that see all of it."""
    full = game.happened_in_full()
    public = game.happened(None)
    by_seat = [game.happened(seat) for seat in range(game.n_seats)]
    written = []
    for i, event in enumerate(full):
        fields = {k: v for k, v in msgspec.to_builtins(event).items() if v is not None}
        seats = [seat for seat, seen in enumerate(by_seat) if seen[i] == event]
        fields["visible_to"] = "everyone" if public[i] == event else seats
        written.append(fields)
    return written


def _decode(line: bytes) -> messages.AnyRequest:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise CannotRead(f"the line is no request: {error}") from None


def run_referee(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line until there are no more. Empty lines are passed over."""
    referee = Referee()
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            while rest := source.readline(MAX_LINE):
                if rest.endswith(b"\n"):
                    break
            too_long = TooLong(f"a line has at most {MAX_LINE} bytes")
            reply = _encoder.encode(messages.ErrorReply(code=too_long.code, sentence=str(too_long)))
        elif not line.strip():
            continue
        else:
            reply = referee.reply_to(line)
        sink.write(reply + b"\n")
        sink.flush()


def referee() -> None:
    """Referee games for programs: JSON lines on standard input and output (docs/reference/referee.md)."""
    run_referee(sys.stdin.buffer, sys.stdout.buffer)
