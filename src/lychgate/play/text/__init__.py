"""Words for people, from Fluent files: sentences, rulebooks, and the check that no message is missing."""
