"""Mini boxes: the real rules of the games against each other, for two seats, so small that they are solved exactly."""
