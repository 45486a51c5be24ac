### Goldräuber beim Spielen lernen, auf Deutsch. Wann was gesagt wird, steht in den Kapiteln neben dieser Datei.

chapter-turn = Eine Karte aufdecken
turn-welcome = Ihr spielt gemeinsam, gegen den Berg. Unter den vier inneren Karten liegen der Schatz und euer verschollener Kumpel. Bringt beide heraus und kommt selbst wieder heraus, alle miteinander.
turn-die = In deinem Zug würfelst du. 1 bis 4 ist eine Aktion, 5 oder 6 ein Einsturz. Du hast eine 3 gewürfelt, also eine Aktion. Damit kannst du zum Beispiel eine Karte neben dir aufdecken.
turn-task = Du stehst draußen: Auch dort würfelst du und darfst warten. Die Kanten mit Türen, links, rechts und unten, sind Eingänge: Von dort erreichst du die Karten dahinter. Decke c4 auf: Die Karte liegt nahe bei den inneren.
turn-wait = Draußen darfst du warten, aber mit jedem vertanen Wurf kommt der nächste Einsturz näher. Decke c4 auf.
turn-elsewhere = Auch das wäre ein Weg, aber ein längerer. c4 liegt näher bei den inneren Karten.
turn-done = Ein Stollen. Man kann ihn betreten, aber an seiner oberen Kante steht eine Wand. Aufdecken, betreten, graben: Jedes ist eine Aktion für sich.

chapter-step = Ins Bergwerk
step-trap = Du hast wieder eine Aktion. c4 ist ein Stollen; d4 ist eine Falle: Die kann nie jemand betreten.
step-task = Betritt den Stollen c4.
step-into-trap = Das ist eine Falle: Sie kann nicht betreten werden. c4 daneben schon.
step-wait = Da ist ein Stollen, und du hast eine Aktion: Geh hinein, auf c4.
step-turn = Noch eine aufgedeckte Karte hilft jetzt wenig. Geh auf c4, dort geht es weiter.
step-done = Du bist im Bergwerk. Von hier erreichst du die Karten links, rechts, oben und unten, nie diagonal. Die anderen können mit dir auf derselben Karte stehen.

chapter-wall = Ein Loch in die Wand graben
wall-task = Du stehst auf c4 und willst nach oben, aber an dieser Kante steht eine Wand. Grabe ein Loch hinein.
wall-barred = Die Wand versperrt diesen Schritt, von beiden Seiten. Grabe zuerst ein Loch hinein.
wall-out = Schon wieder hinaus? Der Weg führt nach oben: Grabe ein Loch in die Wand.
wall-other = Das hat Zeit. Zwischen dir und den inneren Karten steht die Wand von c4: Grabe ein Loch hinein.
wall-done = Das Loch bleibt für immer, für euch alle und auch für den Rückweg. Eine Wand versperrt beide Richtungen, und graben kann man von beiden Seiten. Mit der nächsten Aktion könntest du auf c3 gehen.

chapter-collapse = Ein Einsturz
collapse-die = Du hast eine 6 gewürfelt: ein Einsturz. Eine Karte stürzt ein und kann nie wieder betreten werden. Du musst wählen, welche.
collapse-task = Wird jemand von euch, der Schatz oder der Kumpel verschüttet, oder kommt jemand nicht mehr hinaus, ist alles verloren; stürzt eine verdeckte innere Karte ein, sehen sie alle. Wähle eine Karte, die euch nicht fehlen wird: a1 oder f1 in den Ecken, oder die Falle d4.
collapse-miner = Da stehst du! Du würdest verschüttet, und alles wäre verloren. Nimm eine Ecke oder die Falle.
collapse-way = Ohne diese Karte hättest du keinen offenen Rückweg. Nimm eine Ecke oder die Falle.
collapse-inner = Unter den inneren Karten liegen Schatz und Kumpel: Wird eines davon verschüttet, ist sofort alles verloren. Nimm eine Ecke oder die Falle.
collapse-may-need = Das schadet jetzt nicht, könnte aber einmal euer Rückweg sein. Ecken und Fallen zuerst: a1, f1 oder d4.
collapse-done = Gut: Nichts ist verloren. Eine Falle, die einstürzt, kostet euch gar nichts. Haltet euch zwei Wege offen, solange es geht.

chapter-life = Lebenspunkte
life-points = Wieder ein schlechter Wurf: eine 5, also ein Einsturz. Aber du hast Lebenspunkte. Jeder ändert den Würfel um ein Auge.
life-task = Mach aus der 5 eine 4, und es ist eine Aktion: Das kostet einen Lebenspunkt.
life-five = Das bliebe ein Einsturz. Für einen Lebenspunkt wird aus der 5 eine 4.
life-done = Eine Aktion statt eines Einsturzes. Von diesen Punkten habt ihr nur wenige; wer auf derselben Karte steht, kann auch die der anderen verwenden und sie einander geben; draußen hat jeder nur die eigenen. Spart sie für den Rückweg.

chapter-treasure = Der Schatz
treasure-seen = Der Schatz ist aufgedeckt! Von jetzt an ist der Mönch wütend: Nur noch 1 und 2 sind Aktionen, 3 bis 6 Einstürze. Du hast eine 2.
treasure-step = Schnell, geh auf c2.
treasure-other = Dafür ist keine Zeit: Der Schatz liegt auf c2. Geh hin.
treasure-take = Du stehst darauf. Nimmst du ihn mit?
treasure-leave = Ein Einsturz könnte ihn verschütten. Du bist hier und hast die Hände frei: Nimm ihn.
treasure-done = Das Mitnehmen kostet keine Aktion. Im Bergwerk kannst du den Schatz weder ablegen noch weitergeben, und sonst trägst du nichts: Wer den Schatz hat, kann nicht auch den Kumpel tragen. Den muss jemand anders holen. Und jetzt hinaus, bevor der Berg einstürzt.

chapter-out = Der Weg hinaus
out-task = Du hast mit dem Schatz c4 erreicht und eine 1 gewürfelt. Die untere Kante ist ein Eingang. Verlass das Bergwerk.
out-back = Wieder zurück? Mit dem Schatz in den Händen gibt es nur einen Weg: hinaus.
out-other = Das hat Zeit. Bring den Schatz hinaus.
out-done = Der Schatz ist in Sicherheit, was auch geschieht. Gewonnen habt ihr, wenn auch der Kumpel und ihr alle draußen seid. Wer draußen ist, darf mit freien Händen wieder hinein.

chapter-play = Eure erste Fahrt
play-end = Jetzt spielt weiter, zu zweit und mit je zwei Lebenspunkten. Schatz und Kumpel liegen noch unter den inneren Karten.
play-work = Teilt die Arbeit: Alle suchen, bis der Kumpel gefunden ist, danach sucht einer den Schatz. Einer holt den Schatz, ein anderer den Kumpel, und wer nichts zu holen hat, geht sofort hinaus. Nehmt den kürzesten Weg, lieber über Karten, die ihr kennt: Eine verdeckte kann eine Falle sein.
play-life = Spart Lebenspunkte für die Zeit, wenn der Mönch wütend ist. Dann macht einer aus einer 3 eine 2, und das lohnt sich. Teil sie auf die Aktionen auf, die du noch vor dir hast: Bei vier Punkten und zwei Aktionen dürfen zwei für eine weg. Wenn jeder Einsturz jemandem den Weg nähme, zahl, was es kostet. Solange er wütend ist, gehen die Punkte aller auf einer Karte an den, der noch am meisten zu tun hat.
play-on = Öffnet einen kurzen Weg, und grabt durch eine Wand, bevor ihr die innere Karte dahinter aufdeckt: Danach ist der Mönch vielleicht wütend. Lasst einstürzen, was niemand braucht. Womit ihr sofort verlieren würdet, ist markiert; ein Bot gibt dir einen Tipp, wann immer du ihn fragst. Glück auf!
