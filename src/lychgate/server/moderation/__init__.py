"""For whoever looks after the people: bans, reports, tables closed, guests exported and deleted."""
