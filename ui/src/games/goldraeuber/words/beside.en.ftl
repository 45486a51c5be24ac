### Goldräuber beside its real box. All win or all lose: there is nothing to count.

setup-mine = { $players ->
        [one] Alone you lay
       *[other] With { $players } players you lay
    } { $laid } mine cards face down: the { $inner } inner ones, and outer ones at random.
setup-life = You share { $life } life points, and agree how.
setup-begin = Who was last underground begins; then it goes clockwise.
