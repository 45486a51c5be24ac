"""Lessons: guided first games as data, in TOML files that say what is given, said, pointed at and expected."""
