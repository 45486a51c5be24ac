### Imparare Goldräuber giocando, in italiano. Che cosa si dice quando, lo dicono i capitoli accanto a questo file.

chapter-turn = Scoprire una carta
turn-welcome = Giocate insieme, contro la montagna. Sotto le quattro carte interne ci sono il tesoro e il vostro compagno disperso. Portateli fuori, e uscite anche voi, tutti quanti.
turn-die = Nel tuo turno lanci il dado. Da 1 a 4 è un’azione, 5 o 6 un crollo. Hai fatto 3: un’azione. Una è scoprire una carta accanto a te.
turn-task = Sei fuori: anche lì tiri il dado, e puoi aspettare. I lati con le porte, a sinistra, a destra e in basso, sono ingressi: da lì raggiungi le carte dietro. Scopri la carta c4, vicina a quelle interne.
turn-wait = Fuori puoi aspettare, ma ogni lancio sprecato avvicina il prossimo crollo. Scopri c4.
turn-elsewhere = Anche quella sarebbe una via, ma più lunga. c4 è più vicina alle carte interne.
turn-done = Una galleria. Ci si può entrare, ma un muro chiude il lato in alto. Scoprire, avanzare, scavare: ogni volta è un’azione.

chapter-step = Entrare nella miniera
step-trap = Hai un’altra azione. c4 è una galleria; d4 è una trappola: nessuno può mai entrarci.
step-task = Entra nella galleria c4.
step-into-trap = Quella è una trappola: non ci si può entrare. In c4, accanto, sì.
step-wait = C’è una galleria, e hai un’azione: entra, avanza su c4.
step-turn = Un’altra carta scoperta ora servirebbe a poco. Avanza su c4, è da lì che si prosegue.
step-done = Sei nella miniera. Da qui raggiungi le carte a sinistra, a destra, sopra e sotto, mai in diagonale. Gli altri possono stare con te sulla stessa carta.

chapter-wall = Scavare via un muro
wall-task = Sei in c4 e vuoi salire, ma su quel lato c’è un muro. Scavalo via.
wall-barred = Il muro sbarra quel passo, da una parte e dall’altra. Prima scavalo via.
wall-out = Di nuovo fuori? La via porta in su: scava via il muro.
wall-other = Può aspettare. Fra te e le carte interne c’è il muro di c4: scavalo via.
wall-done = Il muro non c’è più, per nessuno di voi, e nemmeno al ritorno. Un muro sbarra i due sensi, e si può scavare da entrambi i lati. Con la prossima azione potresti avanzare su c3.

chapter-collapse = Un crollo
collapse-die = Hai fatto 6: un crollo. Una carta crolla, e non ci si entra mai più; quale, lo scegli tu.
collapse-task = Se uno di voi, il tesoro o il compagno resta sepolto, o se qualcuno non può più uscire, tutto è perduto; una carta interna coperta che crolla viene mostrata a tutti. Scegli una carta che non vi mancherà: a1 o f1 negli angoli, o la trappola d4.
collapse-miner = Lì ci sei tu! Ti seppellirebbe, e tutto sarebbe perduto. Prendi un angolo, o la trappola.
collapse-way = Senza quella carta non avresti una via aperta per tornare. Prendi un angolo, o la trappola.
collapse-inner = Tesoro e compagno sono sotto le carte interne: se ne seppellisci uno, tutto è perduto all’istante. Prendi un angolo, o la trappola.
collapse-may-need = Ora non farebbe danni, ma un giorno potrebbe essere la vostra via del ritorno. Prima gli angoli e le trappole: a1, f1 o d4.
collapse-done = Bene: nulla è perduto. Una trappola che crolla non vi costa proprio niente. Tenetevi due uscite, finché potete.

chapter-life = I punti vita
life-points = Un altro brutto lancio: 5, cioè un crollo. Ma hai dei punti vita. Ognuno cambia il dado di 1.
life-task = Porta il dado da 5 a 4, ed è un’azione: costa un punto vita.
life-five = Sarebbe ancora un crollo. Con un punto vita il 5 diventa 4.
life-done = Un’azione invece di un crollo. Di questi punti ne avete pochi; chi sta sulla stessa carta può usare quelli degli altri e darseli; fuori ognuno ha solo i propri. Teneteli per il ritorno.

chapter-treasure = Il tesoro
treasure-seen = Il tesoro è scoperto! Da ora il monaco è furioso: solo 1 e 2 valgono un’azione, da 3 a 6 è un crollo. Hai fatto 2.
treasure-step = Presto, avanza su c2.
treasure-other = Non c’è tempo: il tesoro è in c2. Avanza lì.
treasure-take = Ci sei sopra. Lo prendi con te?
treasure-leave = Un crollo potrebbe seppellirlo. Sei qui, con le mani libere: prendilo.
treasure-done = Prenderlo non costa un’azione. Nella miniera non puoi né posarlo né darlo ad altri, e non porti nient’altro: chi ha il tesoro non può portare il compagno. Lo deve prendere qualcun altro. E adesso fuori, prima che la montagna venga giù.

chapter-out = La via d’uscita
out-task = Sei in c4 con il tesoro, e hai fatto 1. Il lato in basso è un ingresso. Esci dalla miniera.
out-back = Di nuovo dentro? Con il tesoro in mano c’è una via sola: fuori.
out-other = Può aspettare. Porta fuori il tesoro.
out-done = Il tesoro è in salvo, qualunque cosa accada. Vincete quando anche il compagno è fuori, e voi tutti. Chi è fuori può rientrare, a mani libere.

chapter-play = La vostra prima spedizione
play-end = Ora continuate, in due, con due punti vita a testa. Tesoro e compagno sono ancora sotto le carte interne.
play-work = Dividete il lavoro: tutti cercano finché il compagno è trovato, poi uno solo cerca il tesoro. Uno prende il tesoro, un altro il compagno, e chi non ha niente da prendere esce subito. Seguite la via più corta, piuttosto su carte che conoscete: una coperta può essere una trappola.
play-life = Tenete punti vita per quando il monaco sarà furioso. Allora un punto fa di un 3 un 2, ed è ben speso. Dividili fra le azioni che ti restano: con quattro punti e due azioni, due possono andare per una. Se ogni crollo sbarra la via a qualcuno, paga quanto occorre. Finché è furioso, i punti di tutti quelli su una stessa carta vanno a chi ha ancora più da fare.
play-on = Aprite una via corta, e scavate via un muro prima di scoprire la carta interna che c’è dietro: dopo, il monaco può essere furioso. Fate crollare quello che non serve a nessuno. Le mosse che farebbero perdere subito sono segnate; un bot ti dà un consiglio ogni volta che lo chiedi. Buona fortuna!
