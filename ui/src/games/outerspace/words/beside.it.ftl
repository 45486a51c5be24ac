### Outer Space accanto alla scatola vera.

form-films = Film e punti
form-attack = Un attacco
setup-title = Si scoprono { $title } carte per il titolo, che fate insieme.
setup-deal = Ciascuno riceve { $hand } carte. Chi non ha un personaggio le mostra e ripesca; poi si dispongono tutti i personaggi.
setup-begin = Comincia chi sta a sinistra di chi dà le carte; poi si va in senso orario.
setup-quiet = Giri in cui nessuno tocca il film di un altro: { $quiet }.
setup-early = Giri in cui non si giocano i titoli di coda: { $early }.
beside-film-of = Film: { $player }
beside-hand-of = Mano: { $player }
beside-title = Parole del titolo
beside-card = Nome di una carta
beside-attacker = attacca:
beside-attacked = viene attaccato:
beside-creature = La creatura
beside-totals = Attacco { $attack }, difesa { $defence }
