### What stands on the box, in English.

box-name = The Revenge of the Grave Robbers from Outer Space
box-pitch = Everybody directs a B-movie. Cast your stars, hand out props, send giant things into the others’ films, and let the credits roll before the boom comes into shot.
box-minutes = 45
