### Outer Space à côté de la vraie boîte.

form-films = Films et points
form-attack = Une attaque
setup-title = On retourne { $title } cartes pour le titre, que vous faites ensemble.
setup-deal = Chacun reçoit { $hand } cartes. Qui n’a pas de personnage les montre et repioche ; puis tous les personnages sont posés.
setup-begin = La personne à gauche de qui donne commence ; puis on joue dans le sens des aiguilles d’une montre.
setup-quiet = Tours de table où personne ne touche au film d’un autre : { $quiet }.
setup-early = Tours de table où l’on ne joue pas de générique : { $early }.
beside-film-of = Film : { $player }
beside-hand-of = Main : { $player }
beside-title = Mots du titre
beside-card = Nom d’une carte
beside-attacker = attaque :
beside-attacked = est attaqué :
beside-creature = La créature
beside-totals = Attaque { $attack }, défense { $defence }
