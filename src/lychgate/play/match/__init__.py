"""A match under way: decided, refused, taken back, and what it tells as data."""
