"""Games by the thousand: simulation, the arena, and the statistics of both."""
