"""Studies of one question each, run by hand: `python -m lychgate.lab.studies.NAME`."""
