"""OpenSpiel: both games as Python games, registered as `python_colt_express` and `python_colt_super_express`.

Chance is explicit. Nature moves first and draws the seed, one byte a chance node; every shuffle follows from
it. No player sees it. Seats that decide at the same time, in secret, move one after another.

The observation tensor is the encoding of `docs/reference/encodings.md`. The information state is a text: what
the player has seen since the beginning, its own moves among it, and what it sees now. There is no information
state tensor, because nothing of a fixed size remembers a whole game.
"""

from dataclasses import Field, fields
from typing import Any

import numpy as np

from folsom.core import bits
from folsom.core.choices import choices_of
from folsom.core.errors import NotAllowed
from folsom.core.parts import EncodingPart
from folsom.core.randomness import SEED_BYTES
from folsom.core.structure import write_in_full
from folsom.env.optional import missing
from folsom.env.table import read_reward
from folsom.games import TITLES, game_module, parts_of

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", __name__) from error

N_CHANCE_NODES = 8
N_BYTES = 256
BY_EDITION = -1
MOST_MONEY = 30.0

SHORT_NAMES = {"express": "python_colt_express", "superexpress": "python_colt_super_express"}
MAX_LENGTH = {"express": 2000, "superexpress": 200}


def parameters_of(game: str) -> dict[str, Any]:
    """The options of a game as OpenSpiel's parameters, with their defaults.

    `seats` is called `players` there. Where an option may be None the number -1 stands for it; names are
    one text, separated by slashes, the two of a team by a plus sign; editions are named as in `EDITIONS`.
    """
    given: dict[str, Any] = {"reward": "share"}
    for field in fields(game_module(game).Options):
        given["players" if field.name == "seats" else field.name] = _default(field)
    return given


EDITIONS = {"2016-en": "2016", "2014-de": "2014", "2014-sv": "2014-sv"}
"""Editions by year and language: OpenSpiel would read a bare year back as a number."""


def _default(field: Field[Any]) -> Any:
    if field.name == "edition":
        return next(iter(EDITIONS))
    if field.default is not None:
        return field.default
    return "" if "tuple" in str(field.type) else BY_EDITION


def options_from(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a game from OpenSpiel's parameters."""
    options: dict[str, Any] = {}
    for field in fields(game_module(game).Options):
        value = given.get("players" if field.name == "seats" else field.name, _default(field))
        if value == _default(field):
            continue
        if field.name == "edition":
            options[field.name] = EDITIONS.get(value, value)
        elif "tuple" in str(field.type):
            options[field.name] = _names(value)
        elif field.name != "first_player" and "None" in str(field.type):
            options[field.name] = bool(value)
        else:
            options[field.name] = value
    return options


def _names(text: str) -> tuple[Any, ...]:
    return tuple(tuple(name.split("+")) if "+" in name else name for name in text.split("/"))


def game_type(game: str, reward: str) -> Any:
    """What OpenSpiel wants to know about a kind of game."""
    seats = choices_of(game_module(game).Options)["seats"].values
    is_share = reward == "share"
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=SHORT_NAMES[game],
        long_name=TITLES[game],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if is_share else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats["maximum"],
        min_num_players=seats["minimum"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its options."""

    def __init__(self, game: str, params: dict[str, Any] | None) -> None:
        given = {**parameters_of(game), **(params or {})}
        self.game = game
        self.reward = read_reward(given["reward"])
        self.options = game_module(game).read_options(options_from(game, given))
        is_share = given["reward"] == "share"
        super().__init__(
            game_type(game, given["reward"]),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.ACTION_COUNT,
                max_chance_outcomes=N_BYTES,
                num_players=self.options.seats,
                min_utility=0.0 if is_share else -MOST_MONEY,
                max_utility=1.0 if is_share else MOST_MONEY,
                utility_sum=1.0 if is_share else None,
                max_game_length=MAX_LENGTH[game],
            ),
            params or {},
        )

    @property
    def encoding(self) -> EncodingPart:
        """What it sees and does in numbers. Not an attribute: OpenSpiel copies those, and a module cannot be."""
        return parts_of(self.game).encoding

    def new_initial_state(self) -> "SpielState":
        """The state before nature has drawn the seed."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An object that observes states."""
        return Observer(self, iig_obs_type, params)


class Play:
    """What a state holds: the bytes of the seed drawn so far, then the game and what each seat has seen."""

    def __init__(self, n_seats: int) -> None:
        self.drawn: list[int] = []
        self.game: Any = None
        self.seen: list[list[str]] = [[] for _ in range(n_seats)]

    def __deepcopy__(self, memo: object) -> "Play":
        other = Play(0)
        other.drawn = self.drawn.copy()
        other.game = None if self.game is None else self.game.copy()
        other.seen = [lines.copy() for lines in self.seen]
        return other

    def remember(self) -> None:
        """Write down what the last answer led to, as each seat sees it."""
        for seat, lines in enumerate(self.seen):
            lines += map(repr, self.game.happened(seat))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = Rules(game)
        self._play = Play(game.num_players())

    def current_player(self) -> int:
        game = self._play.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = game.asked_mask()
        return bits.lowest(asked) if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._play.game is not None and self._play.game.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature draws a byte of the seed."""
        return [(byte, 1 / N_BYTES) for byte in range(N_BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        rules, game = self._rules, self._play.game
        if not bits.has(game.asked_mask(), player):
            return []
        asking = rules.encoding.asking_of(game.records[0])
        return sorted(
            int(rules.encoding.flat_action(asking, option))
            for option in bits.members(game.option_mask(player))
        )

    def _apply_action(self, action: int) -> None:
        play, rules = self._play, self._rules
        if play.game is None:
            play.drawn.append(int(action))
            if len(play.drawn) == N_CHANCE_NODES:
                self._deal()
            return
        seat = bits.lowest(play.game.asked_mask())
        if not rules.encoding.is_offered(play.game.records[0], seat, int(action)):
            raise NotAllowed(f"expected one of {self._legal_actions(seat)}, got {action!r}")
        play.seen[seat].append(f"> {self._action_to_string(seat, action)}")
        play.game.play(int(rules.encoding.option_of_action(int(action))), seat)
        play.remember()

    def _deal(self) -> None:
        play, rules = self._play, self._rules
        seed = bytes(play.drawn).rjust(SEED_BYTES, b"\0")
        play.game = game_module(rules.game).new_from(rules.options, seed)
        for seat, lines in enumerate(play.seen):
            lines.append(write_in_full(play.game.view(seat)))
        play.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._play.game
        if game is None:
            return f"seed byte {action}"
        encoding = self._rules.encoding
        option = int(encoding.option_of_action(int(action)))
        if bits.has(game.asked_mask(), player):
            decision = game.decision_of(player)
            for offered in decision.options:
                if offered.number == option:
                    return f"{decision.kind} {offered.form!r}"
        return f"action {action}"

    def returns(self) -> list[float]:
        game, rules = self._play.game, self._rules
        row = np.zeros(len(self._play.seen), np.float32)
        if game is not None and game.is_over:
            rules.encoding.rewards(game.records[0], int(rules.reward), row)
        return [float(x) for x in row]

    def information_text(self, player: int) -> str:
        """All that a player has seen and done, and what it sees now: perfect recall."""
        return "\n".join([*self._play.seen[player], self.observation_text(player)])

    def observation_text(self, player: int) -> str:
        """What a player sees now."""
        game = self._play.game
        return "" if game is None else write_in_full(game.view(player))

    def write_observation(self, player: int, row: Any) -> None:
        """The encoding of what a player sees now; all 0 before the deal."""
        game = self._play.game
        if game is None:
            row.fill(0)
        else:
            self._rules.encoding.observe(game.records[0], player, row)

    def __str__(self) -> str:
        game = self._play.game
        if game is None:
            return f"seed {bytes(self._play.drawn).hex()}"
        return f"seed {bytes(self._play.drawn).hex()}, answers {game.answers}"


class Rules:
    """What all states of a game share; never copied."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game.game
        self.options = game.options
        self.reward = game.reward

    @property
    def encoding(self) -> EncodingPart:
        """What the game sees and does in numbers."""
        return parts_of(self.game).encoding

    def __deepcopy__(self, memo: object) -> "Rules":
        return self


class Observer:
    """OpenSpiel's PyObserver: the encoding as a tensor with named parts, or the information state as text."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params!r}")
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._row = np.zeros(game.encoding.OBSERVATION_SIZE, np.int8)
        self.tensor = None if self._recalls else np.zeros(len(self._row), np.float32)
        self.dict = {}
        if self.tensor is not None:
            for name, start, length in game.encoding.FEATURES:
                self.dict[name] = self.tensor[start : start + length]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes into the tensor."""
        if self.tensor is not None:
            state.write_observation(player, self._row)
            self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player observes, as text."""
        return state.information_text(player) if self._recalls else state.observation_text(player)


class ExpressSpielGame(SpielGame):
    """Colt Express."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("express", params)


class SuperExpressSpielGame(SpielGame):
    """Colt Super Express."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("superexpress", params)


pyspiel.register_game(game_type("express", "share"), ExpressSpielGame)
pyspiel.register_game(game_type("superexpress", "share"), SuperExpressSpielGame)
