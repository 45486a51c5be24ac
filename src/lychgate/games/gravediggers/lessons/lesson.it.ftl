### Imparare Gravediggers giocando, in italiano. Che cosa si dice quando, lo dicono i capitoli accanto a questo file.

chapter-place = Mettere una carta
place-welcome = Nel villaggio ci sono cinque cimiteri, con carte coperte. Alcune sono bottino, altre sono persone che lo rovinano. Alla fine vince chi ha più monete.
place-tile = Nel tuo turno il caso scopre una tessera, e tu fai quello che dice; quando tutte e sette sono scoperte, si rimescolano. Adesso è Posiziona: una carta della tua mano va, coperta, davanti a un cimitero qualsiasi, di chiunque sia.
place-task = Metti il tuo 10, il miglior bottino che ci sia, davanti al cimitero 3: prima la carta, poi il cimitero.
place-elsewhere = Il 10 va bene, ma va davanti al cimitero 3. È lì che saccheggerai più tardi.
place-guard = Tieni la guardia: rovina un saccheggio, e da rovinare non c’è ancora nulla. Serve il 10.
place-widow = Tieni la vedova: manda via le altre persone, e non ce n’è ancora nessuna. Serve il 10.
place-small = Anche quello sarebbe bottino, ma poco. Prendi il 10.
place-done = Tutti hanno visto dove hai messo una carta, e solo tu sai quale. Ne hai pescata un’altra dal mazzo. Metà del gioco è questo: sapere che cosa c’è, e dove.

chapter-look = Guardare una carta
look-tile = La tessera è Guarda: guardi una carta coperta. Nessun altro la vede.
look-task = Al cimitero 2 qualcuno ha messo una carta accanto a un 10 scoperto. Un regalo o una trappola? Guarda quella carta.
look-own = Quella carta l’hai messa tu: è il tuo 10. Guardane una che non conosci.
look-open = Quel 10 è scoperto, lo conoscono tutti. Guarda la carta accanto.
look-elsewhere = Lì c’è una carta del mazzo. Quella che qualcuno ha scelto per il cimitero 2 ti dice di più.
look-done = Un bandito! Dove ci sono più banditi che complici non c’è bottino, e tutte le monete nei pugni sono perse. Buono a sapersi, prima di chiudere il pugno.

chapter-turn = Girare una carta
turn-tile = La tessera è Gira: una carta viene girata davanti a tutti, e resta scoperta. L’ultima carta coperta di un cimitero non si può girare.
turn-task = Al cimitero 3 c’è il tuo 10, e accanto una carta di qualcun altro. Gira quella; il tuo 10 resta un segreto.
turn-own = Quello è il tuo 10: tutti saprebbero che cosa c’è da prendere. Gira la carta accanto.
turn-open = Quella carta è già scoperta. Gira la seconda carta del cimitero 3.
turn-last = In ogni cimitero almeno una carta resta coperta, quindi l’ultima non si può girare. Al cimitero 3 ce ne sono due.
turn-done = Un 5. Con il tuo 10 fa un bottino di 15, e nessun altro può esserne sicuro.

chapter-fist = Saccheggiare e chiudere il pugno
fist-tile = La tessera è Becchino: scegli un cimitero, e lo saccheggiate subito, tutti insieme.
fist-rob = Al cimitero 3 ci sono un 5 scoperto e un 5 che hai messo tu. Manda lì il Becchino.
fist-bandit = Lì hai visto il bandito: tutte le monete sarebbero perse. Saccheggia il cimitero 3.
fist-unknown = Non sai che cosa c’è lì. Del cimitero 3 sai tutto.
fist-task = Ora tutti mettono monete nel pugno, in segreto: tante quante ne vogliono dal bottino. Il bottino è di 10. Il pugno più basso è pagato per primo, per intero, poi il successivo, finché il bottino basta. Gli altri non sanno del tuo 5 e forse sono avidi: metti nel pugno 3 o 4 monete.
fist-empty = Un pugno vuoto non riceve nulla, e qui non c’è niente che rovini il saccheggio: metti 3 o 4 monete.
fist-timid = Saresti tra i primi, ma con poco. Con 3 o 4 è ancora molto probabile che tocchi prima a te.
fist-half = Se anche un altro ha 5, siete pagati in due e non resta nulla; se gli altri due hanno meno, rischi di restare senza. Prova con 3 o 4.
fist-greedy = Più ne metti, più tardi tocca a te. Con così tante il bottino può finire prima. Prova con 3 o 4.
fist-done = Il tuo pugno era il più basso: il bottino l’ha pagato per intero, e hai ripreso anche le tue monete. È stato pagato anche quello da 6. Per quello da 8 restava troppo poco, e chi non può essere pagato per intero non riceve nulla, e nemmeno chi viene dopo: riprendono solo le loro monete. Pugni uguali sono pagati tutti, o nessuno.

chapter-guard = La guardia
guard-persons = Quando si saccheggia un cimitero si girano tutte le sue carte, e le persone agiscono. Qui ci sono un 10 scoperto e una guardia che hai messo tu.
guard-task = Una sola guardia non lascia il bottino a nessuno, e dà 5 a chi ha il pugno vuoto. Solo tu sai che c’è. Quanto metti nel pugno?
guard-money = Quelle monete ti tornerebbero senza rendere nulla: la guardia premia solo i pugni vuoti. Chiudi il pugno vuoto: 0.
guard-done = Il 10 non l’ha preso nessuno. Gli altri hanno ripreso le loro monete, tu ne hai 5 in più. Due guardie avrebbero giocato a carte tra loro, senza fare nulla.

chapter-widow = La vedova
widow-persons = Qui un 10 e un bandito sono scoperti: tutti temono per le loro monete. Ma tu hai messo una vedova.
widow-task = Una sola vedova distrae tutti: tutte le persone se ne vanno, e il bottino, che è di 10, si divide come al solito. Metti nel pugno da 3 a 5 monete: più di chi ha paura, meno di chi è avido.
widow-empty = Ne sai più degli altri: il bandito se ne andrà. Un pugno vuoto non riceve nulla; mettine da 3 a 5.
widow-timid = È sicuro, ma è poco. Gli altri temono il bandito: mettine da 3 a 5.
widow-greedy = Un bottino di 10 paga prima i pugni più bassi. Con così tante rischi di arrivare tardi; mettine da 3 a 5.
widow-done = La vedova ha mandato via il bandito, e il tuo pugno è stato pagato. Due vedove avrebbero chiacchierato tra loro, e il bandito avrebbe preso tutto.

chapter-accomplice = Il complice e la X
accomplice-persons = Un 5 scoperto, un complice scoperto e una X che hai messo tu. Una X conta il bottino una volta in più, e così è di 10; con due sarebbe triplo. E dove ci sono più complici che banditi, il pugno più alto è pagato per primo.
accomplice-task = Stavolta conviene osare. Il bottino è di 10: metti nel pugno 8, 9 o 10 monete.
accomplice-empty = Un pugno vuoto non riceve nulla. Osa: 8, 9 o 10.
accomplice-more = Il bottino è solo di 10. Chi non può essere pagato per intero non riceve nulla, e nemmeno chi viene dopo; da 8 a 10 va bene.
accomplice-low = Stavolta il pugno più alto è pagato per primo. Con così poco qualcuno ti passa davanti; mettine 8, 9 o 10.
accomplice-done = Il tuo pugno era il più alto, e per il successivo il bottino non bastava più. In numero pari banditi e complici litigano e se ne vanno, e si divide come al solito. Prima agisce la vedova, poi la guardia, poi loro. Guarda chi c’è, prima di chiudere il pugno.

chapter-play = La seconda metà
play-end = Ora gioca una partita fino in fondo; metà è già passata. Quando il mazzo è finito e qualcuno ha messo l’ultima carta della mano, ogni cimitero viene saccheggiato un’ultima volta, e la partita è finita. Le carte rimaste in mano non contano, e di chi sia un cimitero non cambia altro.
play-credit = Con meno di 10 monete puoi prenderne 10 con una nota di credito, nel tuo turno o quando chiudi il pugno; alla fine costa 10. Vince chi ha più monete.
play-on = Tre cose aiutano: metti le persone dove solo tu le conosci, metti poco nel pugno dove non sai nulla, e conta quanto può valere il bottino. Un bot ti dà un consiglio ogni volta che lo chiedi. Buona fortuna!
