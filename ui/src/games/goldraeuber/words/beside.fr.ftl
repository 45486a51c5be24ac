### Goldräuber à côté de la vraie boîte. Tous gagnent ou tous perdent : il n’y a rien à compter.

setup-mine = { $players ->
        [1] En solo, tu poses
       *[other] À { $players }, vous posez
    } { $laid } cartes de mine face cachée : les { $inner } intérieures, et des extérieures au hasard.
setup-life = Vous vous partagez { $life } points de vie, et convenez comment.
setup-begin = Commence qui a été le dernier sous terre ; puis on joue dans le sens des aiguilles d’une montre.
