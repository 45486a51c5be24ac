"""From rules to something people can play, save, share and check: matches, records, scenarios, words."""
