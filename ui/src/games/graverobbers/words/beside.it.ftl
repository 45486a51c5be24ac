### Graverobbers accanto alla scatola vera.

form-end = Conta la fine
setup-deal = In { $players } ciascuno riceve { $hand } carte. Nessuno guarda quelle che restano.
setup-begin = Quando tutti hanno reso un obiettivo, il tavolo decide chi comincia; nel dubbio, la persona più anziana.
setup-rounds = La partita ha { $rounds } giri, se non finisce prima.
beside-grave = Tomba { $grave }
beside-intact = intatta
beside-ransacked = profanata
beside-cards = conta
beside-hand-of = Mano: { $player }
beside-goals-of = Obiettivi: { $player }
beside-accused = ha accusato:
beside-nobody = nessuno
