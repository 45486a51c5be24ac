### What reports call the pictures of this game.

title = Goldräuber
picture-turns = How long is a game? Rolls of the die
picture-collapses = Where does the mine collapse? Share of games
picture-rows-collapsed = Which collapses hurt? Wins by the row
label-rows-collapsed = Row { $value }
picture-columns-collapsed = Which collapses hurt? Wins by the column
label-columns-collapsed = Column { $value }
picture-cards-collapsed = Which collapses hurt? Wins by the card
figure-turns = Rolls of the die in a game
figure-treasure-out = How often does the treasure come out?
figure-buried = How often is a miner buried?
figure-hopeless = How often does it become hopeless?
