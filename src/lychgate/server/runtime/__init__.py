"""The process: puts the parts together, starts and stops them."""
