"""How much one guest or address may use: requests, CPU seconds, connections, tables."""
