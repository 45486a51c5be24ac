"""The rules: material, state, decisions, what happens, what may be decided, who wins."""
