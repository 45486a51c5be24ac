### Ce qu’on lit sur la boîte, en français.

box-name = La Vengeance des pilleurs de tombes venus de l’espace
box-pitch = Chacun tourne sa série B. Engage tes vedettes, distribue les accessoires, lâche des choses géantes dans les films des autres, et lance le générique avant que la perche n’entre dans le champ.
box-minutes = 45
