### What stands on the box, in English.

box-name = Gravediggers
box-pitch = Five cemeteries, one shovel. Bluff about what lies buried, put money into your fist, and hope that the widow, the guard and the bandits are on your side.
box-minutes = 30
