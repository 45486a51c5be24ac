### What stands on the box, in English.

box-name = Graverobbers
box-pitch = Seven graves in the fog. Lay robbers, detectives and bobbies, some of them face down; work towards your secret goals, and point your finger at the right person.
box-minutes = 40
