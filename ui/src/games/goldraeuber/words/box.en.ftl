### What stands on the box, in English.

box-name = Goldräuber
box-pitch = Into the black monk’s mine, all together: find the treasure and the lost comrade, and be out again before the rock comes down. What was friendly so far gets furious when its gold is touched.
box-minutes = 20
