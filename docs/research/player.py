"""A player for `lychgate arena GAME "program:python3 player.py" thumb`: it decides at random.

Put whatever you like in the place of `choose`: a search, a network, a language model that is shown the view.
"""

import json
import random
import sys


def choose(game: dict, view: dict, legal: list[str]) -> str:
    """One of the legal decisions, for this view of the game."""
    return random.choice(legal)


def main() -> None:
    game, view, legal = {}, {}, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "lychgate":
            print("ready", flush=True)
        elif word == "game":
            game = json.loads(rest)
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal = rest.split(";")
        elif word == "decide":
            print("decision", choose(game, view, legal), flush=True)
        elif word == "quit":
            return


main()
