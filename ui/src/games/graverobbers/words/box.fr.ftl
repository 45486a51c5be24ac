### Ce qu’on lit sur la boîte, en français.

box-name = Graverobbers
box-pitch = Sept tombes dans le brouillard. Pose pilleurs, détectives et policiers, parfois face cachée ; travaille en secret à tes objectifs, et pointe du doigt la bonne personne.
box-minutes = 40
