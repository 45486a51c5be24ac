### Graverobbers neben der echten Schachtel.

form-end = Ende auszählen
setup-deal = Zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
    } bekommen alle { $hand } Karten. Was übrig bleibt, sieht niemand an.
setup-begin = Haben alle ein Ziel zurückgegeben, bestimmt der Tisch, wer beginnt; im Zweifel die älteste Person.
setup-rounds = Die Partie hat { $rounds } Runden, wenn sie nicht früher endet.
beside-grave = Grab { $grave }
beside-intact = unversehrt
beside-ransacked = geplündert
beside-cards = zählen
beside-hand-of = Hand: { $player }
beside-goals-of = Ziele: { $player }
beside-accused = hat angeklagt:
beside-nobody = niemanden
