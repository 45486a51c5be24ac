"""A game's contract over raw bytes, from its functions over records: the same wrapping for every game.

A game's `exports` module says which of its modules hold the functions of the contract; each is found by its name. What
a game leaves out is put in plainly: `legal` from `refusal`, `rollout` from `legal` and `apply`, the plain parts of a
view and the whole picture of it from the fields' declarations. Guards that every game would repeat stand here: unknown
numbers, seats that are not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, DECISION, below
from lychgate.core.model.contract import NOT_ASKED, OVER, UNKNOWN
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.json_writer import begin, close_object
from lychgate.core.model.layout import at, clear, copy, copy_part, dtype_of, no_listeners, parts_seen, scratch
from lychgate.core.model.pen import written_with
from lychgate.core.model.plain import plain_picture
from lychgate.core.model.standings import by_total

Function = Callable[..., Any]

NEEDED = ("setup", "acting", "refusal", "apply", "prompt", "redeal", "outcome", "thumb")
OPTIONAL = (
    "legal", "rollout", "view", "picture", "reopen", "lean", "judge", "sensible", "next_box", "standings", "ruins",
)  # fmt: skip


def export(module: str, box: type, state: type, decisions: Decisions, *parts: ModuleType) -> dict[str, Any]:
    """The exports by their names, to be put among the globals of `module`, where they are looked for again."""
    found = {name: function for name in (*NEEDED, *OPTIONAL) if (function := _in(parts, name)) is not None}
    missing = [name for name in NEEDED if name not in found]
    assert not missing, f"{module}: none of its parts has {', '.join(missing)}"
    exports = _over_bytes(box, state, decisions.count, found | _left_out(found, decisions.count))
    for name, function in exports.items():
        function.__name__ = function.__qualname__ = name
        function.__module__ = module
    made: dict[str, Any] = {name: exported(function) for name, function in exports.items()}
    return made | {"OWN": frozenset(found)}


def _in(parts: tuple[ModuleType, ...], name: str) -> Function | None:
    """The function of that name that one of the modules defines; imported ones do not count."""
    for part in parts:
        function: Any = getattr(part, name, None)
        if function is not None and getattr(function, "py_func", function).__module__ == part.__name__:
            return function  # type: ignore[no-any-return]
    return None


# --- what a game may leave out


def _left_out(found: dict[str, Function], actions: int) -> dict[str, Function]:
    """Something plain for every function that the game has not."""
    legal = found.get("legal") or _legal(found["refusal"], actions)
    plain: dict[str, Function] = {
        "legal": legal,
        "rollout": found.get("rollout") or _rollout(found["acting"], legal, found["apply"], actions),
        "view": _nothing_more,
        "reopen": _nothing_taken_back,
        "lean": _every_world_fits_as_well,
        "judge": _as_it_stands(found["outcome"]),
        "sensible": legal,
        "next_box": _the_same_again,
        "standings": by_total,
        "ruins": _nothing_ruined,
    }
    return {name: function for name, function in plain.items() if name not in found}


@kernel
def _nothing_more(box: Any, state: Any, seat: int, out: Any) -> None:
    """All that a seat may know is declared."""


@kernel
def _nothing_taken_back(box: Any, state: Any, seat: int) -> None:
    """Nothing is chosen unseen."""


@kernel
def _every_world_fits_as_well(box: Any, state: Any, seat: int, chance: Any) -> None:
    """Nothing is made of what others chose."""


@kernel
def _the_same_again(box: Any, state: Any, following: Any) -> None:
    """The next game of a match begins like the first."""


@kernel
def _nothing_ruined(box: Any, view: Any, seat: int, action: int) -> int:
    """No decision plainly ends or ruins one's game."""
    return 0


def _as_it_stands(outcome: Function) -> Function:
    @kernel
    def judge(box: Any, state: Any, out: Any) -> None:
        """The outcome, as if the game ended now."""
        outcome(box, state, out, no_listeners())

    return judge


def _legal(refusal: Function, actions: int) -> Function:
    @kernel
    def legal(box: Any, state: Any, seat: int, out: Any) -> int:
        """All decisions that are not refused."""
        count = 0
        for action in range(actions):
            if refusal(box, state, seat, action) == 0:
                out[count] = action
                count += 1
        return count

    return legal


def _rollout(acting: Function, legal: Function, apply: Function, actions: int) -> Function:
    @kernel
    def rollout(box: Any, state: Any, chance: Any) -> int:
        """Random play to the end; how many decisions had two choices or more."""
        silent = no_listeners()
        listed = scratch(actions)
        decisions = 0
        asked = acting(box, state)
        while asked:
            seat = lowest(asked)
            count = legal(box, state, seat, listed)
            apply(box, state, seat, listed[below(chance, DECISION, count)], chance, silent)
            decisions += count > 1
            asked = acting(box, state)
        return decisions

    return rollout


# --- over bytes


def _over_bytes(box: type, state: type, actions: int, found: dict[str, Function]) -> dict[str, Function]:
    box_layout, state_layout = dtype_of(box), dtype_of(state)
    acting, refusal, legal, prompt = found["acting"], found["refusal"], found["legal"], found["prompt"]

    @kernel
    def is_asked(box: Any, state: Any, seat: int) -> bool:
        """Does this seat owe a decision? (Compiled, a shift by 64 or more would wrap around to another seat.)"""
        return bool(0 <= seat < box.players and acting(box, state) >> seat & 1)

    def legal_bytes(box: Any, state: Any, seat: int, out: Any) -> Any:
        b, s = at(box, box_layout), at(state, state_layout)
        return legal(b, s, seat, out) if is_asked(b, s, seat) else 0

    def refusal_bytes(box: Any, state: Any, seat: int, action: int) -> Any:
        b, s = at(box, box_layout), at(state, state_layout)
        if action < 0 or action >= actions:
            return UNKNOWN
        if not is_asked(b, s, seat):
            return NOT_ASKED if acting(b, s) else OVER
        return refusal(b, s, seat, action)

    def prompt_bytes(box: Any, state: Any, seat: int, out: Any) -> Any:
        b, s = at(box, box_layout), at(state, state_layout)
        return prompt(b, s, seat, out) if is_asked(b, s, seat) else 0

    def acting_bytes(box: Any, state: Any) -> Any:
        return acting(at(box, box_layout), at(state, state_layout))

    return {
        "acting": acting_bytes,
        "legal": legal_bytes,
        "refusal": refusal_bytes,
        "prompt": prompt_bytes,
        **_course(box_layout, state_layout, found),
        **_knowledge(box_layout, state_layout, state, found),
        "picture": _picture(box, state, found.get("picture")),
        **_for_bots(box_layout, state_layout, found),
        **_of_several(box_layout, state_layout, found),
    }


def _picture(box: type, state: type, own: Function | None) -> Function:
    """A view as JSON; how many bytes that has, or, if there is no room for them, the same negative."""
    if own is None:
        return written_with(plain_picture(box, state))
    box_layout, state_layout = dtype_of(box), dtype_of(state)

    @kernel
    def draw(box: Any, seen: Any, pen: Any) -> None:
        begin(pen)
        own(at(box, box_layout), at(seen, state_layout), pen)
        close_object(pen)

    return written_with(draw)


def _course(box_layout: Any, state_layout: Any, found: dict[str, Function]) -> dict[str, Function]:
    setup, apply, outcome, rollout = found["setup"], found["apply"], found["outcome"], found["rollout"]

    def setup_bytes(box: Any, state: Any, chance: Any, events: Any) -> int:
        setup(at(box, box_layout), at(state, state_layout), at(chance, CHANCE), events)
        return 0

    def apply_bytes(box: Any, state: Any, seat: int, action: int, chance: Any, events: Any) -> int:
        apply(at(box, box_layout), at(state, state_layout), seat, action, at(chance, CHANCE), events)
        return 0

    def outcome_bytes(box: Any, state: Any, out: Any, events: Any) -> int:
        outcome(at(box, box_layout), at(state, state_layout), out, events)
        return 0

    def rollout_bytes(box: Any, state: Any, chance: Any) -> Any:
        return rollout(at(box, box_layout), at(state, state_layout), at(chance, CHANCE))

    return {"setup": setup_bytes, "apply": apply_bytes, "outcome": outcome_bytes, "rollout": rollout_bytes}


def _knowledge(box_layout: Any, state_layout: Any, state: type, found: dict[str, Function]) -> dict[str, Function]:
    """Views and redeals: a view begins blank, with its plain parts; a world dealt anew as a copy of what was seen."""
    seen_by_all, seen_by_owner = parts_seen(state)
    redeal, view, ruins = found["redeal"], found["view"], found["ruins"]

    def view_bytes(box: Any, state: Any, seat: int, out: Any) -> int:
        clear(out)
        for start, size in seen_by_all:
            copy_part(state, out, start, size)
        if seat >= 0:
            for start, size in seen_by_owner:
                copy_part(state, out, start + seat * size, size)
        view(at(box, box_layout), at(state, state_layout), seat, at(out, state_layout))
        return 0

    def redeal_bytes(box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
        copy(seen, out)
        redeal(at(box, box_layout), at(seen, state_layout), seat, at(chance, CHANCE), at(out, state_layout))
        return 0

    def ruins_bytes(box: Any, seen: Any, seat: int, action: int, out: Any) -> Any:
        copy(seen, out)  # the decision may be tried there
        return ruins(at(box, box_layout), at(out, state_layout), seat, action)

    return {"view": view_bytes, "redeal": redeal_bytes, "ruins": ruins_bytes}


def _of_several(box_layout: Any, state_layout: Any, found: dict[str, Function]) -> dict[str, Function]:
    next_box, standings = found["next_box"], found["standings"]

    def next_box_bytes(box: Any, state: Any, out: Any) -> int:
        copy(box, out)
        next_box(at(box, box_layout), at(state, state_layout), at(out, box_layout))
        return 0

    def standings_bytes(box: Any, points: Any, games: int, out: Any, events: Any) -> Any:
        return standings(at(box, box_layout), points, games, out, events)

    return {"next_box": next_box_bytes, "standings": standings_bytes}


def _for_bots(box_layout: Any, state_layout: Any, found: dict[str, Function]) -> dict[str, Function]:
    thumb, reopen, lean, judge = found["thumb"], found["reopen"], found["lean"], found["judge"]
    sensible = found["sensible"]

    def thumb_bytes(box: Any, seen: Any, seat: int, chance: Any) -> Any:
        return thumb(at(box, box_layout), at(seen, state_layout), seat, at(chance, CHANCE))

    def reopen_bytes(box: Any, state: Any, seat: int) -> int:
        reopen(at(box, box_layout), at(state, state_layout), seat)
        return 0

    def lean_bytes(box: Any, state: Any, seat: int, chance: Any) -> int:
        lean(at(box, box_layout), at(state, state_layout), seat, at(chance, CHANCE))
        return 0

    def judge_bytes(box: Any, state: Any, out: Any, events: Any) -> int:
        judge(at(box, box_layout), at(state, state_layout), out)
        return 0

    def sensible_bytes(box: Any, seen: Any, seat: int, out: Any) -> Any:
        return sensible(at(box, box_layout), at(seen, state_layout), seat, out)

    return {
        "thumb": thumb_bytes,
        "reopen": reopen_bytes,
        "lean": lean_bytes,
        "judge": judge_bytes,
        "sensible": sensible_bytes,
    }
