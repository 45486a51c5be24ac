### Ce qu’on lit sur la boîte, en français.

box-name = Goldräuber
box-pitch = Tous ensemble dans la mine du moine noir : trouvez le trésor et le camarade disparu, et ressortez avant que la roche ne s’écroule. L’hôte si aimable devient furieux dès qu’on touche à son or.
box-minutes = 20
