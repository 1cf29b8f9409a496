"""A small net in whole numbers: what is heard of a position goes in, what to do and how it will end come out.

The first layer is sparse: of some thousand inputs about a hundred are heard at a time, and each adds its row.
All sums are whole numbers of 32 bits and every shift rounds the same way, so the answers are the same on every
machine, on a card and in a page, whatever the order of the additions.

A net is one row of numbers of 16 bits: a head, then

    heard      N_FIRST numbers to begin with, and a row of N_FIRST for each input; ONE is 4 * UNIT
    second     N_SECOND to begin with, and a row of N_FIRST for each
    out        N_OUTPUTS to begin with, and a row of N_SECOND for each: an action each, the value, the share
    straight   one for each of the last inputs: what they say straight to an action

Of a net that has two parts in one, the first cells of both layers act and the others judge; no weight leads from
one to the other, and each is only worked out where it is asked.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt

from folsom.core.bits import lowest
from folsom.core.chooser import Chooser, next_number
from folsom.core.state import EventRows, Records
from folsom.kernel import kernel, small_kernel, spliced_kernel, widen

Weights = npt.NDArray[np.int16]
Heard = npt.NDArray[np.int16]
"""The inputs that are heard, by number, one after the other; one that is heard twice counts twice."""
Sums = npt.NDArray[np.int32]
"""Room for the layers, one behind the other; the outputs begin at `outputs_at`."""

# The head.
N_INPUTS, N_FIRST, N_SECOND, N_OUTPUTS, FIRST_STRAIGHT, GRADES, FIRST_ACT, SECOND_ACT = range(8)
"""Of N_FIRST and N_SECOND cells, FIRST_ACT and SECOND_ACT act and the others judge; if 0, all do both."""
HEAD = 16

ACTING, JUDGING, BOTH = range(3)
"""What a net is asked: what to do, what a position comes to, or both."""

UNIT_BITS = 8
UNIT = 1 << UNIT_BITS
"""What stands for 1: the most that a cell of a layer can say, and a weight of 1 behind the first layer."""
FIRST_BITS = 2
"""The weights of the first layer are finer by so many bits."""
OUTPUT_UNIT = UNIT * UNIT
"""What stands for 1 in the outputs."""

MAX_HEARD = 320
MAX_FIRST, MAX_SECOND, MAX_OUTPUTS = 256, 64, 320
SUMS_SIZE = MAX_FIRST + MAX_SECOND + MAX_OUTPUTS
MAX_WEIGHTS = 1 << 20
"""Two megabytes; as a file, packed, a net has to fit one."""

OUTPUTS_AT = MAX_FIRST + MAX_SECOND
VALUE_BACK, SHARE_BACK = 2, 1
"""The value and the share are the last two outputs."""


@small_kernel
def has_net(weights: Weights) -> bool:
    """Whether there is a net at all: an empty head means that there is none."""
    return bool(weights[N_INPUTS] != 0)


@small_kernel
def capped(total: int) -> int:
    """What a cell says: nothing below 0, no more than UNIT."""
    return min(max(total, 0), UNIT)


@small_kernel
def first_cell(n_acting: int, asked: int) -> int:
    """The first cell of a layer that has to do with what is asked."""
    return n_acting if asked == JUDGING else 0


@small_kernel
def behind_cells(n_cells: int, n_acting: int, asked: int) -> int:
    """The cell behind the last one that has."""
    return n_acting if asked == ACTING and n_acting != 0 else n_cells


@kernel
def hear(weights: Weights, heard: Heard, n_heard: int, sums: Sums, asked: int) -> None:
    """The first two layers, as far as they have to do with what is asked."""
    n_first, n_second = widen(weights[N_FIRST]), widen(weights[N_SECOND])
    left = first_cell(widen(weights[FIRST_ACT]), asked)
    n_cells = behind_cells(n_first, widen(weights[FIRST_ACT]), asked) - left
    first = sums[:n_cells]
    row = weights[HEAD + left : HEAD + left + n_cells]
    for j in range(n_cells):
        first[j] = row[j]
    for i in range(n_heard):
        at = HEAD + n_first * (1 + widen(heard[i])) + left
        row = weights[at : at + n_cells]
        for j in range(n_cells):
            first[j] += row[j]
    for j in range(n_cells):
        first[j] = capped(widen(first[j]) >> FIRST_BITS)
    start = HEAD + n_first * (1 + widen(weights[N_INPUTS]))
    top = first_cell(widen(weights[SECOND_ACT]), asked)
    for k in range(top, behind_cells(n_second, widen(weights[SECOND_ACT]), asked)):
        total = widen(weights[start + k]) << UNIT_BITS
        at = start + n_second + n_first * k + left
        row = weights[at : at + n_cells]
        part = np.int32(0)
        for j in range(n_cells):
            part += np.int32(first[j]) * np.int32(row[j])
        sums[MAX_FIRST + k] = capped((total + widen(int(part))) >> UNIT_BITS)


@small_kernel
def start_of_out(weights: Weights) -> int:
    """Where the weights of the outputs begin."""
    n_first = widen(weights[N_FIRST])
    return (
        HEAD + n_first * (1 + widen(weights[N_INPUTS])) + widen(weights[N_SECOND]) * (1 + n_first)
    )


@kernel
def say(weights: Weights, output: int, sums: Sums, asked: int) -> int:
    """One output, after `hear`: an action's is for ACTING, value and share are for JUDGING."""
    n_second, n_acting = widen(weights[N_SECOND]), widen(weights[SECOND_ACT])
    start = start_of_out(weights)
    at = start + widen(weights[N_OUTPUTS]) + n_second * output
    total = widen(weights[start + output]) << UNIT_BITS
    for k in range(first_cell(n_acting, asked), behind_cells(n_second, n_acting, asked)):
        total += widen(sums[MAX_FIRST + k]) * widen(weights[at + k])
    return total


@kernel
def say_actions(weights: Weights, heard: Heard, n_heard: int, sums: Sums) -> None:
    """What speaks for each action on offer, from OUTPUTS_AT on, after `hear`.

    The last inputs say how good an action looks at a glance, in GRADES grades; whatever is on offer has one.
    """
    first, grades = widen(weights[FIRST_STRAIGHT]), widen(weights[GRADES])
    at = start_of_out(weights) + widen(weights[N_OUTPUTS]) * (1 + widen(weights[N_SECOND]))
    for i in range(n_heard):
        straight = widen(heard[i]) - first
        if straight >= 0:
            action = straight // grades
            told = say(weights, action, sums, ACTING) + (widen(weights[at + straight]) << UNIT_BITS)
            sums[OUTPUTS_AT + action] = told


@small_kernel
def squashed(output: int) -> float:
    """An output as a part of 1. Multiplying by a half is exact, so no machine can round it otherwise."""
    x = float(output) / OUTPUT_UNIT
    return 0.5 + 0.5 * (x / (1.0 + abs(x)))


@kernel
def say_value(weights: Weights, sums: Sums) -> float:
    """What the search maximises, after `hear`."""
    return squashed(say(weights, widen(weights[N_OUTPUTS]) - VALUE_BACK, sums, JUDGING))


@kernel
def say_share(weights: Weights, sums: Sums) -> float:
    """The share of the victory, after `hear`."""
    return squashed(say(weights, widen(weights[N_OUTPUTS]) - SHARE_BACK, sums, JUDGING))


def size_of_net(n_inputs: int, n_first: int, n_second: int, n_outputs: int, n_straight: int) -> int:
    """How many numbers a net has."""
    return (
        HEAD
        + n_first * (1 + n_inputs)
        + n_second * (1 + n_first)
        + n_outputs * (1 + n_second)
        + n_straight
    )


EXPONENT_BITS = 5
EXPONENTS = np.array([round((1 << 20) * exp(-i / (1 << EXPONENT_BITS))) for i in range(512)])
"""What e to the power of minus i / 32 is, in whole numbers: no machine's own exponential is asked."""
OUTPUT_TO_EXPONENT = 2 * UNIT_BITS - EXPONENT_BITS

WriteInputs = Callable[[Any, int, Heard, Records, Chooser, EventRows], int]
Priors = npt.NDArray[np.float64]


WritePriors = Callable[[Any, int, Weights, Heard, Sums, Records, Chooser, EventRows, Priors], int]
JudgeFor = Callable[
    [Any, int, Weights, Heard, Sums, Records, Chooser, EventRows, Priors, int], None
]
AnswerFor = Callable[[Any, int, int, Weights, Heard, Sums, Records, Chooser, EventRows], int]
DrawSaid = Callable[[Any, int, Sums, Chooser], int]


@dataclass(frozen=True, slots=True)
class Listeners:
    """What a net is asked about a game."""

    write_priors: WritePriors
    judge_for: JudgeFor
    draw_said: DrawSaid
    answer_for: AnswerFor


def make_listeners(
    write_inputs: WriteInputs,
    offered: Callable[[Any, int], int],
    asking_of: Callable[[Any], int],
    flat_action: Callable[[int, int], int],
) -> Listeners:
    """The questions to a net, made of what a game lets it hear."""

    @small_kernel
    def said_for(state: Any, option: int, sums: Sums) -> int:
        """What speaks for an option, after `say_actions`."""
        return widen(sums[OUTPUTS_AT + flat_action(asking_of(state), option)])

    @kernel
    def likeliest(state: Any, mask: int, sums: Sums) -> int:
        """The option for which most speaks."""
        chosen = lowest(mask)
        rest = mask
        while rest != 0:
            if said_for(state, lowest(rest), sums) > said_for(state, chosen, sums):
                chosen = lowest(rest)
            rest &= rest - 1
        return chosen

    @small_kernel
    def likelihood(state: Any, option: int, best: int, sums: Sums) -> int:
        """How likely an option is the right one, beside 1 << 20 for the likeliest."""
        behind = said_for(state, best, sums) - said_for(state, option, sums)
        return widen(EXPONENTS[min(behind >> OUTPUT_TO_EXPONENT, 511)])

    @kernel
    def draw_said(state: Any, mask: int, sums: Sums, chooser: Chooser) -> int:
        """One of some options, as likely as the net finds it, after `say_actions`."""
        best = likeliest(state, mask, sums)
        total = 0
        rest = mask
        while rest != 0:
            total += likelihood(state, lowest(rest), best, sums)
            rest &= rest - 1
        left = next_number(chooser) * total >> 31
        rest = mask
        while rest & (rest - 1) != 0:
            left -= likelihood(state, lowest(rest), best, sums)
            if left < 0:
                break
            rest &= rest - 1
        return lowest(rest)

    @kernel
    def answer_for(
        state: Any,
        seat: int,
        mask: int,
        weights: Weights,
        heard: Heard,
        sums: Sums,
        ahead: Records,
        chooser: Chooser,
        events: EventRows,
    ) -> int:
        """One of some options, as likely as the net finds it right for a seat that knows what it knows."""
        if mask & (mask - 1) == 0:
            return lowest(mask)
        n_heard = write_inputs(state, seat, heard, ahead, chooser, events)
        hear(weights, heard, n_heard, sums, ACTING)
        say_actions(weights, heard, n_heard, sums)
        return draw_said(state, mask, sums, chooser)

    @kernel
    def write_priors(
        state: Any,
        seat: int,
        weights: Weights,
        heard: Heard,
        sums: Sums,
        ahead: Records,
        chooser: Chooser,
        events: EventRows,
        priors: Priors,
    ) -> int:
        """How likely each option is the right one, from what the seat knows. Returns the likeliest."""
        n_heard = write_inputs(state, seat, heard, ahead, chooser, events)
        hear(weights, heard, n_heard, sums, ACTING)
        say_actions(weights, heard, n_heard, sums)
        mask = offered(state, seat)
        chosen = likeliest(state, mask, sums)
        total = 0
        rest = mask
        while rest != 0:
            part = likelihood(state, lowest(rest), chosen, sums)
            priors[lowest(rest)] = float(part)
            total += part
            rest &= rest - 1
        rest = mask
        while rest != 0:
            priors[lowest(rest)] /= float(total)
            rest &= rest - 1
        return chosen

    @kernel
    def judge_for(
        state: Any,
        seat: int,
        weights: Weights,
        heard: Heard,
        sums: Sums,
        ahead: Records,
        chooser: Chooser,
        events: EventRows,
        values: Priors,
        shares_at: int,
    ) -> None:
        """What a position is worth to a seat that knows what it knows, and its share of the victory."""
        n_heard = write_inputs(state, seat, heard, ahead, chooser, events)
        hear(weights, heard, n_heard, sums, JUDGING)
        values[seat] = say_value(weights, sums)
        values[shares_at + seat] = say_share(weights, sums)

    return Listeners(write_priors, judge_for, draw_said, answer_for)


@spliced_kernel
def judge_nothing(
    state: Any,
    seat: int,
    weights: Weights,
    heard: Heard,
    sums: Sums,
    ahead: Records,
    chooser: Chooser,
    events: EventRows,
    values: Priors,
    shares_at: int,
) -> None:
    """Without a net every playout goes to the end of the game; what a net hears need not be compiled then."""


@spliced_kernel
def answer_nothing(
    state: Any,
    seat: int,
    mask: int,
    weights: Weights,
    heard: Heard,
    sums: Sums,
    ahead: Records,
    chooser: Chooser,
    events: EventRows,
) -> int:
    """Without a net nobody answers by one."""
    return lowest(mask)


NO_NET: Weights = np.zeros(HEAD, np.int16)
"""For whoever searches without a net."""
