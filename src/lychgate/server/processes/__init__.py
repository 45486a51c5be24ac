"""Several processes on one PostgreSQL database: who owns which table, and how requests reach its owner."""
