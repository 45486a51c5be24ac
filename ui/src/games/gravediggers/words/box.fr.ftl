### Ce qu’on lit sur la boîte, en français.

box-name = Gravediggers
box-pitch = Cinq cimetières, une pelle. Bluffe sur ce qui est enterré, glisse de l’argent dans ton poing, et prie pour que la veuve, le garde et les bandits soient de ton côté.
box-minutes = 30
