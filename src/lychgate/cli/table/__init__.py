"""A match at the terminal: what is asked, answered and shown, seat by seat."""
