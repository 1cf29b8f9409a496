"""What a seat or a spectator may know, as typed structures. Nothing here depends on what is hidden."""

from functools import lru_cache

from folsom.core import bits
from folsom.core.decision import Decision, Option
from folsom.core.state import Plain, Records
from folsom.express.components import (
    EVENT_OF,
    N_ACTIONS,
    NOBODY,
    NOTHING,
    TURNS_OF,
    Ask,
    Step,
    Turn,
)
from folsom.express.names import Phase
from folsom.express.notation import (
    ACTIONS,
    ASKS,
    BANDITS,
    EVENTS,
    Team,
)
from folsom.express.seen.forms import About, option_form
from folsom.express.seen.view_parts import (
    READER,
    REMEMBERED,
    bandits_of,
    card_parts,
    cars_of,
    drew,
    has_face_down,
    n_revealed,
    pile_for,
    player_for,
    rounds_of,
    setting_flags,
    settings_of,
    sort_cards,
    teams_of,
    tokens_for,
)
from folsom.express.seen.view_types import (
    AskedView,
    View,
)

PHASES: dict[Step, Phase] = {
    Step.TEAMS: "setup",
    Step.BOARD: "setup",
    Step.ROUND: "setup",
    Step.DEAL: "schemin",
    Step.SCHEME: "schemin",
    Step.END_SCHEMIN: "schemin",
    Step.RESOLVE: "stealin",
    Step.EVENT: "stealin",
    Step.EVENT_EACH: "event",
    Step.END_ROUND: "event",
    Step.OVER: "over",
}


def phase_of(plain: Plain) -> Phase:
    """Which part of a round it is."""
    if plain["asking"] == Ask.KEEP:
        return "keep"
    return PHASES[Step(plain["step"])]


class Shared:
    """What is the same for every viewer of one position, made once for all of them. Only to be read."""

    __slots__ = ("_public", "key", "plain", "teams")

    def __init__(self, key: bytes, plain: Plain) -> None:
        self.key = key
        self.plain = plain
        self.teams = teams_of(plain)
        self._public: View | None = None

    @property
    def public(self) -> View:
        """What spectators see."""
        if self._public is None:
            self._public = _public_view(self.plain, self.teams)
        return self._public


_last: Shared | None = None


def shared(records: Records) -> Shared:
    """The shared part of a position; several viewers often ask for the same one."""
    global _last
    key = records[:1].tobytes()
    last = _last
    if last is None or last.key != key:
        last = _last = Shared(key, READER.read(key))
    return last


def make_view(records: Records, seat: int | None) -> View:
    """E4.11 What a seat, or a spectator, may know."""
    position = shared(records)
    public = position.public
    if seat is None:
        return public
    plain, team = position.plain, position.teams[seat]
    deck, hand, aside, _ = card_parts(plain, seat)
    return View(
        seat,
        public.n_seats,
        public.settings,
        public.phase,
        public.round,
        public.turn,
        public.rounds,
        public.first_player,
        public.cars,
        public.marshal,
        public.neutral_bullets,
        public.bandits,
        tokens_for(plain, seat),
        pile_for(plain, seat) if has_face_down(plain) else public.pile,
        public.drew,
        public.players,
        sort_cards(team, hand),
        sort_cards(team, deck),
        sort_cards(team, aside),
        public.asked,
        public.resolving,
    )


def _public_view(plain: Plain, teams: list[Team]) -> View:
    n_seats = plain["n_seats"]
    is_laid_out = plain["step"] > Step.BOARD
    return View(
        seat=None,
        n_seats=n_seats,
        settings=settings_of(*setting_flags(plain)),
        phase=phase_of(plain),
        round=plain["round_number"] + 1 if plain["step"] > Step.ROUND else 0,
        turn=plain["turn"],
        rounds=rounds_of(plain["round_card"], n_revealed(plain)),
        first_player=plain["first_player"],
        cars=cars_of(plain["car_card"], plain["caboose"]) if is_laid_out else (),
        marshal=plain["marshal_car"],
        neutral_bullets=plain["neutral_bullets"],
        bandits=bandits_of(plain) if is_laid_out else (),
        tokens=tokens_for(plain, None),
        pile=pile_for(plain, None),
        drew=drew(plain),
        players=tuple(player_for(plain, teams[other], other) for other in range(n_seats)),
        hand=None,
        deck=None,
        aside=None,
        asked=tuple(
            AskedView(other, ASKS[plain["asking"]])
            for other in range(n_seats)
            if plain["asked"] >> other & 1
        ),
        resolving=resolving(plain),
    )


def decision_for(records: Records, seat: int, offered: int) -> Decision:
    """What a seat is asked that has these options."""
    asking, bandit = int(records["asking"][0]), int(records["acting_bandit"][0])
    has_card = bandit != NOBODY or asking == Ask.COVER
    return _decision(
        seat,
        asking,
        offered,
        tuple(records["bandit_of"][0, seat].tolist()),
        tuple(records["partner_of"][0].tolist()) if asking == Ask.TEAM else None,
        int(records["floor_of"][0, bandit]) if bandit != NOBODY else 0,
        int(records["token_at_stake"][0]),
        asking == Ask.SCHEME and is_in_tunnel(records),
        resolving(shared(records).plain) if has_card else None,
    )


@lru_cache(REMEMBERED)
def _decision(
    seat: int,
    asking: int,
    offered: int,
    team: Team,
    partners: tuple[int, ...] | None,
    floor: int,
    token: int,
    is_tunnel: bool,
    about: About | None,
) -> Decision:
    options = []
    for number in bits.members(offered):
        partner = partners[number] if partners else NOBODY
        form = option_form(asking, number, team, partner, floor, token, is_tunnel)
        options.append(Option(number, form))
    return Decision(seat, ASKS[asking], about, tuple(options))


def is_in_tunnel(records: Records) -> bool:
    """E3.3 Whether cards played on this turn lie face down."""
    card = records["round_card"][0, records["round_number"][0]]
    return bool(TURNS_OF[card, records["turn"][0]] == Turn.TUNNEL)


def resolving(plain: Plain) -> About | None:
    """The card being resolved (or covered, E9.4), and what was chosen for it so far."""
    bandit = plain["acting_bandit"]
    if plain["asking"] == Ask.COVER:
        bandit, action = divmod(plain["pile_card"][plain["n_pile"] - 1], N_ACTIONS)
        return About(BANDITS[bandit], f"{BANDITS[bandit]} {ACTIONS[action]}", None, None)
    if bandit == NOBODY or plain["asking"] == Ask.NOTHING:
        return None
    if plain["step"] == Step.RESOLVE:
        action = plain["pile_card"][plain["n_resolved"] - 1] % N_ACTIONS
        card = f"{BANDITS[bandit]} {ACTIONS[action]}"
    else:
        card = EVENTS[EVENT_OF[plain["round_card"][plain["round_number"]]]]
    target, token = plain["target_bandit"], plain["token_at_stake"]
    return About(
        BANDITS[bandit],
        card,
        None if target == NOBODY else BANDITS[target],
        None if token == NOTHING else token,
    )
