### Graverobbers beim Spielen lernen, auf Deutsch. Wann was gesagt wird, steht in den Kapiteln neben dieser Datei.

chapter-lay = Karten legen
lay-welcome = Sieben Gräber, und jedes wird geplündert oder bleibt unversehrt. Räuber plündern, Detektive und Bobbys verteidigen. In deinem Zug legst du eine oder zwei Karten.
lay-first = Beginne mit deinem Räuber 3: Lege ihn an Grab 2, wo noch nichts liegt. Erst die Karte, dann das Grab.
lay-other-grave = Der Räuber stimmt, das Grab nicht: bitte Grab 2. Dort ist er die erste Karte.
lay-other-card = Das wäre eine andere Geschichte. Nimm den Räuber 3 und lege ihn an Grab 2.
lay-second = Die erste Karte an einem Grab liegt offen. Danach wechselt es sich ab: Liegt dort zuletzt eine offene Karte, legst du deine verdeckt. An Grab 5 liegt ein Detektiv offen. Lege deinen Räuber 2 heimlich dazu.
lay-not-done = Du könntest den Zug nach einer Karte beenden, aber eine zweite darf noch an ein anderes Grab. Lege den Räuber 2 an Grab 5.
lay-secret-robber = Das Grab stimmt. Verstecken willst du dort aber den Räuber.
lay-grave-five = Zwei Karten eines Zuges gehören an zwei Gräber, und diese an Grab 5: Dort liegt sie verdeckt.
lay-done = Verdeckt: Du kennst die Karte, die anderen nicht. Die nächste wird dort wieder offen gelegt. So ist jedes Grab halb zu sehen und halb zu erraten.

chapter-spy = Spionieren
spy-hidden = An Grab 4 liegt ein Räuber offen, und darauf eine Karte, die jemand verdeckt gelegt hat. Was ist es?
spy-task = Ein Bobby kann spionieren: Du wirfst ihn ab, und die neueste Karte eines Grabes wird aufgedeckt. Nimm den Bobby 1, aber nicht zum Legen, sondern als Spion, und dann Grab 4.
spy-laid = Damit legst du den Bobby wie jede andere Karte. Schicke ihn stattdessen als Spion zu Grab 4.
spy-other = Warte damit. Schicke zuerst den Bobby 1 als Spion zu Grab 4.
spy-then = Ein Räuber 3! Nach einem Spion musst du noch genau eine Karte legen, an welches Grab du willst. Die Karte dort ist jetzt offen, deine kommt also verdeckt darauf. Verteidige das Grab heimlich: Lege den Detektiv 3 an Grab 4.
spy-robber = Das würde den Räubern helfen. Lege den Detektiv 3 an Grab 4.
spy-elsewhere = Der Detektiv stimmt. In Gefahr ist aber Grab 4.
spy-done = Jetzt steht es 3 gegen 4, und von der 3 weißt nur du. Ein Spion kostet eine Karte, aber er verrät dir, wo deine Karten noch etwas ausrichten. Du darfst auch erst eine Karte legen und dann spionieren, damit endet dein Zug; aber nie zweimal in einem Zug spionieren.

chapter-score = Ein Grab ist voll
score-full = An Grab 3 liegen sechs Karten, und du kennst alle: Die verdeckten sind von dir. Mit der siebten wird das Grab gewertet.
score-count = Räuberwert: Die Räuber 3 und 1 machen 4. Verteidigungswert: Die Detektive 2 und 1 machen 3, und dazu zählen so viele Bobbys, wie Detektive da sind, und zwar die zuerst gelegten Bobbys: 1 und 2, also noch 3. Zusammen sind das 6. Ohne Detektiv zählt kein Bobby.
score-task = Ist der Verteidigungswert mindestens so hoch wie der Räuberwert, bleibt das Grab unversehrt. Du willst es geplündert sehen: Welcher Räuber ist stark genug?
score-tie = 4 und 2 sind 6, gegen 6: Bei Gleichstand bleibt das Grab unversehrt. Du brauchst eins mehr.
score-defence = Ein Detektiv macht die Verteidigung stärker. Hier sollen die Räuber gewinnen.
score-elsewhere = Dort wäre noch nichts entschieden. Grab 3 fehlt eine einzige Karte: Sieh dir die Reihe an.
score-done = 7 gegen 6: geplündert. Sind am Ende vier der sieben Gräber geplündert, ist der Friedhof verwüstet, sonst ist er bewahrt. Daran hängt alles.

chapter-accuse = Anklagen
accuse-phase = Wird ein Grab geplündert, dürfen alle anklagen, einmal in der Partie. Du behauptest, dass jemand ein schwarzes Ziel hat und erfüllt, also geplünderte Gräber will. Stimmt es, bekommst du 3 Punkte und die angeklagte Person verliert 2. Wenn nicht, verlierst du 1 und die angeklagte Person bekommt 1.
accuse-task = Sieh nach, wer was gelegt hat: Platz 2 Räuber an Grab 1 und 2, Platz 3 Detektive an Grab 6. Wen klagst du an?
accuse-detective = Wer offen Detektive legt, will kaum geplünderte Gräber. Sieh dir Platz 2 an.
accuse-keep = Du darfst deine Anklage für später behalten, und oft solltest du es. Hier aber liegen an zwei benachbarten Gräbern die Räuber eines einzigen Platzes: Klage Platz 2 an.
accuse-done = Die Anklage liegt für alle sichtbar da; gezählt wird am Ende. Und denke an deine eigenen Karten: Die anderen beobachten dich genauso.

chapter-goals = Was am Ende zählt
goals-points = Am Ende zählt deine Hand. Ist der Friedhof verwüstet, bringen Räuber auf deiner Hand ihre Zahl als Punkte, und Detektive kosten sie; ist er bewahrt, ist es umgekehrt. Je zwei Bobbys bringen einen Punkt. Was du legst, ist für dich also verloren: Behalte, was zählen wird!
goals-cards = Zu Beginn bekommst du drei Ziele und behältst zwei. Schwarze wollen geplünderte Gräber, weiße unversehrte: beide von zwei benachbarten Gräbern (neben der 7 liegt die 1) oder den ganzen Friedhof. Deine Ziele sieht sonst niemand.
goals-task = Deine Hand ist voller Räuber: Du willst einen verwüsteten Friedhof. Gib das Ziel zurück, das nicht dazu passt.
goals-black = Schwarze Ziele brauchen geplünderte Gräber, und dabei helfen deine Räuber. Gib das weiße zurück.
goals-done = Jetzt wollen Hand und Ziele dasselbe. Du musst nur ein paar Räuber an die richtigen Gräber legen und die anderen bis zum Ende behalten.

chapter-play = Die zweite Hälfte
play-end = Jetzt spiele weiter: Es ist die fünfte von acht Runden. Die Partie endet auch früher, mit der Runde, in der das vierte Grab geplündert wird oder das vierte unversehrt bleibt. Gräber, die nicht voll sind, werden gewertet, wie sie liegen. Die meisten Punkte gewinnen, bei Gleichstand die kleinere Hand.
play-on = Deine Ziele sind schwarz: Grab 3 ist schon geplündert; hilf, dass auch 1 und 2 und noch eines geplündert werden, mit so wenigen Räubern wie möglich. Ein Bot gibt dir einen Tipp, wann immer du ihn fragst. Viel Glück!
