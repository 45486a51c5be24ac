### Graverobbers à côté de la vraie boîte.

form-end = Compter la fin
setup-deal = À { $players } joueurs, chacun reçoit { $hand } cartes. Personne ne regarde celles qui restent.
setup-begin = Quand tous ont rendu un objectif, la table décide qui commence ; dans le doute, la personne la plus âgée.
setup-rounds = La partie a { $rounds } tours de table, si elle ne finit pas plus tôt.
beside-grave = Tombe { $grave }
beside-intact = fermée
beside-ransacked = pillée
beside-cards = compter
beside-hand-of = Main : { $player }
beside-goals-of = Objectifs : { $player }
beside-accused = a accusé :
beside-nobody = personne
