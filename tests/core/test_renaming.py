"""Declarations whose things get other names: the cards of other decks."""

from __future__ import annotations

import pytest

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.messages import Messages
from lychgate.core.model.sorts import NUMBER, SEAT, Names

CARD = Names.of("card", ("1", "2", "3"), first=1)
BIRDS = Names.of("card", ("owl", "raven", "rook"), first=1)


def test_decisions_are_written_with_the_other_names_and_keep_their_numbers() -> None:
    declared = Decisions()
    declared.add("pass")
    declared.add("play", play=CARD)
    use = declared.add("use", "{use}!", use=CARD, rule="XX-1")
    declared.add("film", film=SEAT)
    named = declared.renamed(card=BIRDS)
    assert named.count == declared.count
    assert [declared.write(number) for number in (0, 1, use + 2, use + 3)] == ["pass", "play 1", "3!", "film 1"]
    assert [named.write(number) for number in (0, 1, use + 2, use + 3)] == ["pass", "play owl", "rook!", "film 1"]
    assert [one.rule for one in named] == [one.rule for one in declared]


def test_decisions_cannot_be_about_more_or_fewer_things() -> None:
    declared = Decisions()
    declared.add("play", play=CARD)
    with pytest.raises(AssertionError):
        declared.renamed(card=Names.of("card", ("owl",), first=1))


def test_messages_keep_all_but_the_names_of_things() -> None:
    declared = Messages("prompt")
    declared.add("nothing")
    declared.add("answer", card=CARD, by=SEAT, no_answer=7, sealed=True)
    declared.line("worth", "XX-2", single=True, target=CARD, cards=NUMBER)
    named = declared.renamed(card=BIRDS)
    assert list(named) == [0, 1, 2]
    for old, new in zip(declared, named, strict=True):
        assert (new.id, new.rule, new.no_answer, new.sealed, new.single) == (
            old.id,
            old.rule,
            old.no_answer,
            old.sealed,
            old.single,
        )
        assert list(new.arguments) == list(old.arguments)
    assert named[1].arguments == {"card": BIRDS, "by": SEAT}
    assert named[2].arguments["target"].message(2) == "card-raven"
    assert declared[1].arguments["card"] == CARD
