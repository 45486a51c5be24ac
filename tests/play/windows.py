"""A toy game for what Graverobbers has none of: choices in two steps, and a window of which nothing is seen.

Every seat picks a card, then a target; who is done waits. When all are, the picks are shown and a die is
rolled. Until then a seat may also shake the box, which draws chance, and shows nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from lychgate.core.compile.pointer import Pointer
from lychgate.core.model import chance as chances
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.contract import NOT_ASKED, NOT_THIS, OVER, Game
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.layout import Bytes, Row, i8, read
from lychgate.core.model.messages import EVERYBODY, Messages
from lychgate.core.model.sorts import SEAT, SEATS, numbers

CARDS = 2


class Box:
    players: int = i8("how many seats")


class State:
    over: int = i8("1 when all is shown")
    card: Row = i8("the card picked, from 1", SEATS)
    target: Row = i8("the target, from 1", SEATS)


DECISIONS = Decisions()
DECISIONS.add("card", card=numbers("card", CARDS))
DECISIONS.add("target", target=numbers("target", CARDS))
SHAKE = DECISIONS.add("shake")

EVENTS = Messages("event")
EVENTS.add("picked", seat=SEAT)
EVENTS.add("shown", seat=SEAT)
PROMPTS = Messages("prompt", "pick")


class Windows(Game):
    """The rules, in plain Python."""

    def call(self, name: str, *arguments: Any) -> int:
        records = [read(a, self.box_layout if i == 0 else self.state_layout) for i, a in enumerate(arguments[:2])]
        return int(getattr(self, f"do_{name}")(*records, *arguments[2:]))

    def handed_to(self, generic: Pointer, names: Iterable[str]) -> Callable[..., int]:
        return partial(generic.function, *(partial(self.call, name) for name in names))

    def do_setup(self, box: Any, state: Any, chance: Any, events: Any) -> int:
        return 0

    def do_acting(self, box: Any, state: Any) -> int:
        if state.over:
            return 0
        return sum(1 << seat for seat in range(box.players) if not state.target[seat])

    def do_refusal(self, box: Any, state: Any, seat: int, action: int) -> int:
        if state.over or state.target[seat]:
            return OVER if state.over else NOT_ASKED
        picked = state.card[seat] > 0
        return 0 if action == SHAKE or picked == (action >= CARDS) else NOT_THIS

    def do_legal(self, box: Any, state: Any, seat: int, out: Any) -> int:
        legal = [action for action in range(DECISIONS.count) if self.do_refusal(box, state, seat, action) == 0]
        out[: len(legal)] = legal
        return len(legal)

    def do_prompt(self, box: Any, state: Any, seat: int, out: Any) -> int:
        return 0

    def do_apply(self, box: Any, state: Any, seat: int, action: int, chance: Any, events: Any) -> int:
        if action == SHAKE:
            chance.view(CHANCE)["count"][0, 1] += 1
        elif action < CARDS:
            state.card[seat] = action + 1
            self._tell(events, 0, 1 << seat, seat)
        else:
            state.target[seat] = action - CARDS + 1
        if self.do_acting(box, state) == 0:
            state.over = 1
            chance.view(CHANCE)["count"][0, 2] += 1
            self._tell(events, 1, EVERYBODY, seat)
        return 0

    def _tell(self, events: Any, kind: int, audience: int, seat: int) -> None:
        start = 1 + events[0] * 8
        events[start : start + 8] = kind, audience, seat, 0, 0, 0, 0, 0
        events[0] += 1

    def do_view(self, box: Any, state: Any, seat: int, out: Any) -> int:
        out[:] = 0
        seen = read(out, self.state_layout)
        seen.over = state.over
        for other in range(box.players):
            if state.over or other == seat:
                seen.card[other], seen.target[other] = state.card[other], state.target[other]
        return 0

    def picture(self, box: Bytes, view: Bytes) -> dict[str, Any]:
        return {"view": view.tolist()}

    def do_outcome(self, box: Any, state: Any, out: Any, events: Any) -> int:
        out[SEATS : SEATS + box.players] = 1
        return 0


GAME = Windows(
    name="windows",
    prefix="WI",
    version=1,
    players=range(2, 7),
    box=Box,
    state=State,
    exports=chances,
    options={},
    rule_sets={"plain": {}},
    decisions=DECISIONS,
    events=EVENTS,
    prompts=PROMPTS,
    points=Messages("points"),
)
