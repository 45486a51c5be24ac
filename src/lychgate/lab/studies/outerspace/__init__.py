"""Studies of Outer Space: how its decks play, and its titles."""
