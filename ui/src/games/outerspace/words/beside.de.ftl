### Outer Space neben der echten Schachtel.

form-films = Filme und Punkte
form-attack = Ein Angriff
setup-title = { $title } Karten werden für den Titel aufgedeckt, den ihr zusammen macht.
setup-deal = Alle bekommen { $hand } Karten. Wer keinen Darsteller hat, zeigt sie und zieht neu; dann werden alle Darsteller ausgelegt.
setup-begin = Links von der Person, die gibt, geht es los, dann im Uhrzeigersinn.
setup-quiet = Runden, in denen niemand einen fremden Film anrührt: { $quiet }.
setup-early = Runden, in denen kein Abspann gespielt wird: { $early }.
beside-film-of = Film: { $player }
beside-hand-of = Hand: { $player }
beside-title = Wörter im Titel
beside-card = Name einer Karte
beside-attacker = greift an:
beside-attacked = wird angegriffen:
beside-creature = Das Monster
beside-totals = Angriff { $attack }, Verteidigung { $defence }
