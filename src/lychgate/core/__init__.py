"""What every game stands on: records, the compiler switch, chance, the contract of a game."""
