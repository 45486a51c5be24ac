"""The database: schema, migrations, reads, batched writes."""
