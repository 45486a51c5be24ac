### Gravediggers beim Spielen lernen, auf Deutsch. Wann was gesagt wird, steht in den Kapiteln neben dieser Datei.

chapter-place = Eine Karte legen
place-welcome = Willkommen im Dorf. Es gibt fünf Friedhöfe, an denen Karten verdeckt liegen: Manche sind Beute, manche sind Figuren, die sie verderben. Wer am Ende das meiste Geld hat, gewinnt.
place-tile = In deinem Zug deckt der Zufall ein Plättchen auf, und du tust, was es sagt; sind alle sieben offen, werden sie neu gemischt. Jetzt ist es „Legen“: Eine deiner Handkarten kommt verdeckt an einen beliebigen Friedhof, egal wem er gehört.
place-task = Lege deine 10, die beste Beute überhaupt, an Friedhof 3: erst die Karte, dann den Friedhof.
place-elsewhere = Die 10 stimmt, aber sie gehört an Friedhof 3. Der wird später geplündert.
place-guard = Behalte den Wächter: Er verdirbt eine Plünderung, und noch gibt es nichts zu verderben. Gefragt ist die 10.
place-widow = Behalte die Witwe: Sie schickt andere Figuren weg, und noch ist keine da. Gefragt ist die 10.
place-small = Auch das wäre Beute, aber wenig. Nimm die 10.
place-done = Alle haben gesehen, wo du eine Karte gelegt hast, und nur du weißt, welche. Dafür hast du eine vom Stapel gezogen. Das ist das halbe Spiel: wissen, was wo liegt.

chapter-look = Eine Karte ansehen
look-tile = Das Plättchen sagt „Ansehen“: Du siehst dir eine verdeckte Karte an. Sonst sieht sie niemand.
look-task = An Friedhof 2 hat jemand eine Karte neben eine offene 10 gelegt. Ein Geschenk oder eine Falle? Sieh dir diese Karte an.
look-own = Die Karte hast du selbst gelegt: Es ist deine 10. Sieh dir eine an, die du nicht kennst.
look-open = Diese 10 liegt offen, alle kennen sie. Sieh dir die Karte daneben an.
look-elsewhere = Dort liegt eine Karte vom Stapel. Die, die jemand für Friedhof 2 ausgesucht hat, verrät dir mehr.
look-done = Ein Bandit! Wo mehr Banditen als Komplizen liegen, gibt es keine Beute, und alles eingesetzte Geld ist verloren. Gut zu wissen, bevor du welches einsetzt.

chapter-turn = Eine Karte aufdecken
turn-tile = Das Plättchen sagt „Aufdecken“: Eine Karte wird für alle aufgedeckt und bleibt offen. Die letzte verdeckte eines Friedhofs darf es nicht sein.
turn-task = An Friedhof 3 liegen deine 10 und daneben eine Karte von jemand anderem. Decke diese auf; deine 10 bleibt dein Geheimnis.
turn-own = Das ist deine eigene 10: Alle wüssten, was es hier zu holen gibt. Decke die Karte daneben auf.
turn-open = Diese Karte liegt schon offen. Decke die zweite Karte an Friedhof 3 auf.
turn-last = An jedem Friedhof bleibt mindestens eine Karte verdeckt; die letzte dort kann also nicht aufgedeckt werden. An Friedhof 3 liegen zwei.
turn-done = Eine 5. Mit deiner 10 macht das eine Beute von 15, und niemand sonst kann sich dessen sicher sein.

chapter-fist = Plündern und eine Faust machen
fist-tile = Das Plättchen sagt „Totengräber“: Du wählst einen Friedhof, und er wird sofort geplündert, von euch allen.
fist-rob = An Friedhof 3 liegen eine offene 5 und eine verdeckte 5, die du gelegt hast. Schicke den Totengräber dorthin.
fist-bandit = Dort hast du den Banditen gesehen: Alles Geld wäre verloren. Plündere Friedhof 3.
fist-unknown = Was dort liegt, weißt du nicht. Von Friedhof 3 weißt du alles.
fist-task = Jetzt nehmen alle heimlich Geld in die Faust: so viel, wie sie von der Beute wollen. Sie beträgt 10. Die niedrigste Faust wird zuerst ausgezahlt, und zwar voll, dann die nächste, solange die Beute reicht. Die anderen wissen nichts von deiner 5 und sind vielleicht gierig: Nimm 3 oder 4.
fist-empty = Eine leere Faust bekommt nichts. Diese Plünderung verdirbt niemand: Nimm 3 oder 4.
fist-timid = Du bekämst etwas, aber wenig. Auch mit 3 oder 4 wirst du wahrscheinlich zuerst ausgezahlt.
fist-half = Hat noch jemand 5, werden beide Fäuste ausgezahlt, und dann ist nichts mehr da; haben beide anderen weniger, gehst du vielleicht leer aus. Versuche 3 oder 4.
fist-greedy = Je mehr du nimmst, desto später wirst du ausgezahlt. Bei so viel kann die Beute schon weg sein, bis du dran bist. Versuche 3 oder 4.
fist-done = Deine Faust war die niedrigste: Sie wurde aus der Beute voll ausgezahlt, und dein eigenes Geld hast du auch zurück. Auch die 6 wurde ausgezahlt. Für die 8 blieb zu wenig, und wer nicht voll ausgezahlt werden kann, geht leer aus, und alle danach auch: Sie bekommen nur ihr eigenes Geld zurück. Gleiche Fäuste werden alle ausgezahlt oder keine.

chapter-guard = Der Wächter
guard-persons = Wird ein Friedhof geplündert, werden alle seine Karten aufgedeckt, und die Figuren wirken. Hier liegen eine offene 10 und ein Wächter, den du gelegt hast.
guard-task = Ein einzelner Wächter verdirbt allen die Beute, und jede leere Faust bekommt 5. Nur du weißt von ihm. Wie viel nimmst du?
guard-money = Das bekämst du zurück, und es brächte nichts: Belohnt werden nur leere Fäuste. Lass deine leer: 0.
guard-done = Die 10 hat niemand bekommen. Die anderen haben ihr Geld zurück, du hast 5 mehr. Zwei Wächter hätten miteinander Karten gespielt und nichts getan.

chapter-widow = Die Witwe
widow-persons = Hier liegen eine 10 und ein Bandit offen: Alle fürchten um ihr Geld. Du aber hast eine Witwe gelegt.
widow-task = Eine einzelne Witwe lenkt alle ab: Alle Figuren gehen, und die Beute wird wie üblich verteilt. Sie beträgt 10. Nimm 3 bis 5: nicht ängstlich wenig und nicht gierig viel.
widow-empty = Du weißt mehr als die anderen: Der Bandit wird gehen. Eine leere Faust bekommt nichts; nimm 3 bis 5.
widow-timid = Das ist sicher, aber wenig. Die anderen fürchten den Banditen: Nimm 3 bis 5.
widow-greedy = Auch hier wird die niedrigste Faust zuerst ausgezahlt, und die Beute beträgt nur 10. Mit so viel kommst du vielleicht zu spät; nimm 3 bis 5.
widow-done = Die Witwe hat den Banditen weggeschickt, und du wurdest ausgezahlt. Zwei Witwen hätten miteinander geredet, und der Bandit hätte alles genommen.

chapter-accomplice = Komplize und X
accomplice-persons = Eine offene 5, ein offener Komplize und ein X, das du gelegt hast. Ein X zählt die Beute noch einmal: Sie beträgt 10, mit zwei X wäre sie dreimal so hoch. Und wo mehr Komplizen als Banditen liegen, wird die höchste Faust zuerst ausgezahlt.
accomplice-task = Diesmal lohnt es sich also, kühn zu sein. Die Beute beträgt 10: Nimm 8, 9 oder 10.
accomplice-empty = Eine leere Faust bekommt nichts. Sei kühn: 8, 9 oder 10.
accomplice-more = Die Beute beträgt nur 10. Wer nicht voll ausgezahlt werden kann, geht leer aus, und alle danach auch; 8 bis 10 ist richtig.
accomplice-low = Diesmal wird die höchste Faust zuerst ausgezahlt. Mit so wenig kommt jemand anders vor dir dran; nimm 8, 9 oder 10.
accomplice-done = Deine Faust war die höchste, und für die nächste hat die Beute nicht mehr gereicht. Gleich viele Banditen und Komplizen streiten sich und gehen, und geteilt wird wie sonst. Zuerst wirkt die Witwe, dann der Wächter, dann diese. Sieh nach, wer da liegt, bevor du die Faust schließt.

chapter-play = Die zweite Hälfte
play-end = Jetzt spiele eine Partie zu Ende; die Hälfte ist schon vorbei. Ist der Stapel leer und hat jemand die letzte Handkarte gelegt, wird jeder Friedhof noch einmal geplündert, und die Partie ist aus. Karten auf der Hand zählen nichts, und wem ein Friedhof gehört, ändert sonst nichts.
play-credit = Mit weniger als 10 Geld darfst du 10 gegen einen Schuldschein nehmen, in deinem Zug oder wenn du die Faust schließt; am Ende kostet er 10. Wer das meiste Geld hat, gewinnt.
play-on = Drei Dinge helfen: Lege Figuren dorthin, wo nur du von ihnen weißt; nimm wenig, wo du nichts weißt; und zähle, wie groß die Beute sein kann. Ein Bot gibt dir einen Tipp, wann immer du ihn fragst. Viel Glück!
