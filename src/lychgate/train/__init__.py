"""Learning to play: a net plays all seats of a game against itself, and learns from who won (`lychgate[train]`)."""
