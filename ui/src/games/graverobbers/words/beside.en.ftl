### Graverobbers beside its real box.

form-end = Score the end
setup-deal = With { $players } players everybody is dealt { $hand } cards. Nobody looks at those left over.
setup-begin = When all have returned a goal, the table decides who begins; in doubt, the oldest.
setup-rounds = The game has { $rounds } rounds, if it does not end earlier.
beside-grave = Grave { $grave }
beside-intact = intact
beside-ransacked = ransacked
beside-cards = count
beside-hand-of = Hand of { $player }
beside-goals-of = Goals of { $player }
beside-accused = has accused
beside-nobody = nobody
