"""A game's contract over raw bytes, from its functions over records: the same wrapping for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.layout import at, clear, copy

Function = Callable[..., Any]


def over_bytes(
    module: str,
    box_layout: np.dtype[np.void],
    state_layout: np.dtype[np.void],
    *,
    setup: Function,
    acting: Function,
    legal: Function,
    refusal: Function,
    apply: Function,
    prompt: Function,
    view: Function,
    redeal: Function,
    outcome: Function,
    rollout: Function,
    thumb: Function,
) -> tuple[Function, ...]:
    """The exports in this order, to be assigned in `module` to these names, by which they are found again.

    A view begins blank, a world dealt anew as a copy of what was seen.
    """

    def export(name: str) -> Callable[[Function], Function]:
        def named(function: Function) -> Function:
            function.__name__ = function.__qualname__ = name
            function.__module__ = module
            return exported(function)

        return named

    @export("setup")
    def setup_bytes(box: Any, state: Any, chance: Any, events: Any) -> int:
        setup(at(box, box_layout), at(state, state_layout), at(chance, CHANCE), events)
        return 0

    @export("acting")
    def acting_bytes(box: Any, state: Any) -> Any:
        return acting(at(box, box_layout), at(state, state_layout))

    @export("legal")
    def legal_bytes(box: Any, state: Any, seat: int, out: Any) -> Any:
        return legal(at(box, box_layout), at(state, state_layout), seat, out)

    @export("refusal")
    def refusal_bytes(box: Any, state: Any, seat: int, action: int) -> Any:
        return refusal(at(box, box_layout), at(state, state_layout), seat, action)

    @export("apply")
    def apply_bytes(box: Any, state: Any, seat: int, action: int, chance: Any, events: Any) -> int:
        apply(at(box, box_layout), at(state, state_layout), seat, action, at(chance, CHANCE), events)
        return 0

    @export("prompt")
    def prompt_bytes(box: Any, state: Any, seat: int, out: Any) -> Any:
        return prompt(at(box, box_layout), at(state, state_layout), seat, out)

    @export("view")
    def view_bytes(box: Any, state: Any, seat: int, out: Any) -> int:
        clear(out)
        view(at(box, box_layout), at(state, state_layout), seat, at(out, state_layout))
        return 0

    @export("redeal")
    def redeal_bytes(box: Any, seen: Any, seat: int, chance: Any, out: Any) -> int:
        copy(seen, out)
        redeal(at(box, box_layout), at(seen, state_layout), seat, at(chance, CHANCE), at(out, state_layout))
        return 0

    @export("outcome")
    def outcome_bytes(box: Any, state: Any, out: Any, events: Any) -> int:
        outcome(at(box, box_layout), at(state, state_layout), out, events)
        return 0

    @export("rollout")
    def rollout_bytes(box: Any, state: Any, chance: Any) -> Any:
        return rollout(at(box, box_layout), at(state, state_layout), at(chance, CHANCE))

    @export("thumb")
    def thumb_bytes(box: Any, seen: Any, seat: int, chance: Any) -> Any:
        return thumb(at(box, box_layout), at(seen, state_layout), seat, at(chance, CHANCE))

    return (
        setup_bytes, acting_bytes, legal_bytes, refusal_bytes, apply_bytes, prompt_bytes,
        view_bytes, redeal_bytes, outcome_bytes, rollout_bytes, thumb_bytes,
    )  # fmt: skip
