"""Games as rows: what is written of each, in parts of many games, and where; readable by pandas and DuckDB."""
