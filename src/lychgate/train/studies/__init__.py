"""Studies of learning, one question each, run by hand."""
