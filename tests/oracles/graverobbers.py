"""Graverobbers once more, from the rules' text alone: lists and strings, no records, no numbers for decisions.

It shares nothing with the engine but the names of cards ("R3", "D1", "B0") and the notation of decisions. It is
slow and plain on purpose, so that a reader can hold it against the rules; the tests hold the engine against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ROUNDS = {3: 8, 4: 8, 5: 6, 6: 6}
GRAVES = range(1, 8)
ALL_GOALS = tuple(
    f"{colour}-{what}"
    for colour in ("black", "white")
    for what in ("1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-1", "majority", "majority")
)
WORTH = {("black", False): 6, ("black", True): 7, ("white", False): 4, ("white", True): 5}


@dataclass(frozen=True)
class House:
    """How a table plays."""

    spy: str = "either"
    early_end: str = "round"
    tie: str = "share"
    after_accusing: str = "goes-on"
    accuse_at_end: bool = False


# --- a grave (GR-16 to GR-18)


def defence(cards: Sequence[str]) -> int:
    """Cards nearest the grave first."""
    detectives = [int(card[1]) for card in cards if card[0] == "D"]
    bobbies = [int(card[1]) for card in cards if card[0] == "B"]
    return sum(detectives) + sum(bobbies[: len(detectives)])


def robbery(cards: Sequence[str]) -> int:
    return sum(int(card[1]) for card in cards if card[0] == "R")


def fate(cards: Sequence[str]) -> str:
    return "ransacked" if robbery(cards) > defence(cards) else "intact"


# --- points (GR-26 to GR-30)


def is_met(goal: str, fates: Sequence[str]) -> bool:
    """Is a goal such as "black-1-2" or "white-majority" met?"""
    colour, _, graves = goal.partition("-")
    wanted = "ransacked" if colour == "black" else "intact"
    if graves == "majority":
        return fates.count(wanted) >= 4
    return all(fates[int(number) - 1] == wanted for number in graves.split("-"))


def points(
    hands: Sequence[Sequence[str]],
    goals: Sequence[Sequence[str]],
    fates: Sequence[str],
    accusations: Sequence[tuple[int, int]],
) -> list[int]:
    """Everybody's points; an accusation is (accuser, accused)."""
    total = []
    loved, hated = ("R", "D") if fates.count("ransacked") >= 4 else ("D", "R")
    for hand, kept in zip(hands, goals, strict=True):
        score = sum(int(card[1]) for card in hand if card[0] == loved)
        score -= sum(int(card[1]) for card in hand if card[0] == hated)
        score += sum(card[0] == "B" for card in hand) // 2
        score += sum(WORTH[goal[:5], goal.endswith("majority")] for goal in kept if is_met(goal, fates))
        total.append(score)
    for accuser, accused in accusations:
        guilty = any(goal.startswith("black") and is_met(goal, fates) for goal in goals[accused])
        total[accused] += -2 if guilty else 1
        total[accuser] += 3 if guilty else -1
    return total


# --- who has won (GR-31, GR-32)


def strike_out(ranks: Sequence[tuple[int, int]]) -> list[int]:
    """The seats that win when those who are tied at the top are out, and the next best has it."""
    left = sorted(set(ranks), reverse=True)
    for rank in left:
        if ranks.count(rank) == 1:
            return [ranks.index(rank)]
    return [seat for seat, rank in enumerate(ranks) if rank == left[0]]


def in_order(ranks: Sequence[tuple[int, int]], winners: Sequence[int]) -> list[int]:
    """Places: the winners first, then everybody by rank."""
    places = []
    for seat, rank in enumerate(ranks):
        if seat in winners:
            places.append(1)
        else:
            better = [other for other, it in enumerate(ranks) if it > rank and other not in winners]
            places.append(1 + len(winners) + len(better))
    return places


def places(scores: Sequence[int], sizes: Sequence[int], tie: str) -> list[int]:
    """Places in a game, by points and the sizes of the hands."""
    ranks = [(score, -size) for score, size in zip(scores, sizes, strict=True)]
    if tie == "tied-are-out":
        return in_order(ranks, strike_out(ranks))
    return in_order(ranks, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)])


def match_places(games: Sequence[Sequence[int]], match_tie: str) -> list[int]:
    """Places in a match of several games."""
    totals = [sum(game[seat] for game in games) for seat in range(len(games[0]))]
    if match_tie == "last-game":
        ranks = list(zip(totals, games[-1], strict=True))
        return in_order(ranks, strike_out(ranks))
    ranks = [(total, 0) for total in totals]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    lower = [total for total in totals if total < max(totals)]
    if len(best) > 1 and lower:
        return in_order(ranks, [seat for seat, total in enumerate(totals) if total == max(lower)])
    return in_order(ranks, best)


# --- a game


class Naive:
    """One game, from the choice of goals to the end."""

    def __init__(self, house: House, hands: list[list[str]], goals: list[list[str]]) -> None:
        self.house = house
        self.players = len(hands)
        self.hands = hands
        self.goals = goals
        self.returned: dict[int, int] = {}
        self.columns: dict[int, list[str]] = {number: [] for number in GRAVES}
        self.faces: dict[int, list[bool]] = {number: [] for number in GRAVES}  # True: up
        self.fates: dict[int, str] = {}
        self.accusations: list[tuple[int, int]] = []
        self.stage = "goals"
        self.game_ended = False
        self.round = 1
        self.first = self.on_turn = -1  # GR-6: told by `begin`, once the goals are chosen
        self.had_turn = 0  # players, this round
        self.laid: list[int] = []  # graves, this turn
        self.spied = False
        self.to_accuse: list[int] = []
        self.passed_over: list[int] = []

    def begin(self, first: int) -> None:
        """GR-6: this player has the first-player card."""
        self.first = self.on_turn = first

    # --- asking

    def asked(self) -> list[int]:
        if self.stage == "goals":
            return [seat for seat in range(self.players) if seat not in self.returned]
        if self.stage == "accusing":
            return self.to_accuse[:1]
        return [self.on_turn] if self.stage == "turn" else []

    def open_graves(self) -> list[int]:
        return [number for number in GRAVES if number not in self.fates]

    def to_spy(self) -> list[int]:
        """Graves whose newest card lies face down (GR-11)."""
        return [number for number in self.open_graves() if self.faces[number] and not self.faces[number][-1]]

    def legal(self, seat: int) -> set[str]:
        """Everything the seat may decide."""
        if seat not in self.asked():
            return set()
        if self.stage == "goals":
            return {"goal 1", "goal 2", "goal 3"}
        if self.stage == "accusing":
            return {f"!{other + 1}" for other in range(self.players) if other != seat} | {"keep"}
        hand = set(self.hands[seat])
        graves = [number for number in self.open_graves() if number not in self.laid]  # GR-9, GR-10
        decisions = {f"{card}@{number}" for card in hand for number in graves}
        if self.may_spy(seat):
            decisions |= {f"{card}?{number}" for card in hand if card[0] == "B" for number in self.to_spy()}
        if self.laid and not self.spied:  # GR-7
            decisions.add("done")
        return decisions

    def may_spy(self, seat: int) -> bool:
        """GR-12."""
        if self.spied:
            return False
        if self.laid:
            return self.house.spy == "either"
        return len(self.hands[seat]) >= 2

    # --- deciding

    def decide(self, seat: int, text: str) -> None:
        if text.startswith("goal"):
            self.returned[seat] = int(text[-1]) - 1
            if len(self.returned) == self.players:
                for chooser, which in self.returned.items():
                    del self.goals[chooser][which]
                self.stage = "turn"
        elif text == "keep" or text[0] == "!":
            self.to_accuse.pop(0)
            if text != "keep":
                self.accusations.append((seat, int(text[1:]) - 1))
            if not self.to_accuse:
                self.after_accusing()
        elif text == "done":
            self.end_turn()
        elif "?" in text:
            self.hands[seat].remove(text[:2])
            self.faces[int(text[3])][-1] = True
            self.spied = True
            self.after_card()
        else:
            self.lay(seat, text[:2], int(text[3]))

    def lay(self, seat: int, card: str, number: int) -> None:
        self.hands[seat].remove(card)
        faces = self.faces[number]
        faces.append(not faces or not faces[-1])  # GR-8
        self.columns[number].append(card)
        self.laid.append(number)
        if len(self.columns[number]) == 7:  # GR-15
            self.score(number)
            if self.fates[number] == "ransacked":  # GR-19
                self.start_accusing()
                return
        self.after_card()

    def score(self, number: int) -> None:
        self.fates[number] = fate(self.columns[number])
        self.faces[number] = [True] * len(self.columns[number])

    def start_accusing(self) -> None:
        """GR-19: clockwise from the player on turn, all who have the card."""
        used = [accuser for accuser, _ in self.accusations]
        order = [(self.on_turn + i) % self.players for i in range(self.players)]
        self.to_accuse = [seat for seat in order if seat not in used]
        self.stage = "accusing"
        if not self.to_accuse:
            self.after_accusing()

    def after_accusing(self) -> None:
        if self.game_ended:
            self.stage = "over"  # GR-22
            return
        self.stage = "turn"
        readings = {"goes-on": True, "ends": False, "first-player-goes-on": self.on_turn == self.first}
        if readings[self.house.after_accusing]:  # GR-20
            self.after_card()
        else:
            self.end_turn()

    def after_card(self) -> None:
        """GR-7, GR-12, GR-13: is a second card still to be asked for?"""
        if len(self.laid) + self.spied == 2:
            self.end_turn()
        elif not self.spied:
            elsewhere = [number for number in self.open_graves() if number not in self.laid]
            spying = self.to_spy() if self.house.spy == "either" else []
            if not self.hands[self.on_turn] or not (elsewhere or spying):
                self.end_turn()

    def end_turn(self) -> None:
        """GR-13, GR-23, GR-24."""
        self.laid, self.spied = [], False
        self.had_turn += 1
        round_over = self.had_turn == self.players
        fates = list(self.fates.values())
        decided = fates.count("intact") >= 4 or fates.count("ransacked") >= 4
        early = decided and (round_over or self.house.early_end == "turn")
        if early or (round_over and self.round == ROUNDS[self.players]):
            self.end_game()
        else:
            if round_over:
                self.round += 1
                self.had_turn = 0
                self.first = (self.first + 1) % self.players
                self.on_turn = self.first
            else:
                self.on_turn = (self.on_turn + 1) % self.players
            if not self.open_graves() or not self.hands[self.on_turn]:
                self.passed_over.append(self.on_turn)
                self.end_turn()

    def end_game(self) -> None:
        """GR-22, GR-25."""
        self.game_ended = True
        unscored = self.open_graves()
        for number in unscored:
            self.score(number)
        self.stage = "over"
        if self.house.accuse_at_end and "ransacked" in [self.fates[number] for number in unscored]:
            self.start_accusing()

    # --- counting

    def points(self) -> list[int]:
        return points(self.hands, self.goals, [self.fates[number] for number in GRAVES], self.accusations)

    def places(self) -> list[int]:
        return places(self.points(), [len(hand) for hand in self.hands], self.house.tie)
