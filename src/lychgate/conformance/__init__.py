"""The conformance suite: what every game must keep, tried with any game that has a kit.

It is a package, so that `lychgate check-game` can try games of other packages with it; it needs pytest and SciPy
(`pip install lychgate[check]`). LYCHGATE_TRY names modules with games that are not registered; LYCHGATE_ONLY one game.
"""
