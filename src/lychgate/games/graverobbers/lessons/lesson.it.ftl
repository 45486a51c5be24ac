### Imparare Graverobbers giocando, in italiano. Che cosa si dice quando, lo dicono i capitoli accanto a questo file.

chapter-lay = Posare carte
lay-welcome = Sette tombe, e ognuna sarà profanata o resterà intatta. I ladri profanano, detective e bobby difendono. Nel tuo turno posi una o due carte.
lay-first = Comincia con il tuo ladro 3: posalo sulla tomba 2, dove non c’è ancora nulla. Prima la carta, poi la tomba.
lay-other-grave = Il ladro è giusto, la tomba no: la 2, per favore. Lì è la prima carta.
lay-other-card = Altra carta, altra storia. Prendi il ladro 3 e posalo sulla tomba 2.
lay-second = La prima carta di una tomba è scoperta. Poi si alterna: su una carta scoperta la tua va coperta. Sulla tomba 5 c’è un detective scoperto. Posa lì il tuo ladro 2, in segreto.
lay-not-done = Potresti finire il turno dopo una carta, ma una seconda può ancora andare su un’altra tomba. Posa il ladro 2 sulla tomba 5.
lay-secret-robber = La tomba è giusta. Ma è il ladro che vuoi nascondere lì.
lay-grave-five = Le due carte di un turno vanno su due tombe, e questa sulla tomba 5: lì sarà coperta.
lay-done = Coperta: tu la conosci, gli altri no. La prossima carta lì sarà di nuovo scoperta. Così ogni tomba si vede a metà, e a metà s’indovina.

chapter-spy = Spiare
spy-hidden = Sulla tomba 4 c’è un ladro scoperto, e sopra una carta che qualcuno ha posato coperta. Che cos’è?
spy-task = Un bobby può spiare: lo scarti, e l’ultima carta di una tomba viene scoperta. Prendi il bobby 1, scegli di mandarlo a spiare, poi la tomba 4.
spy-laid = Così posi il bobby come ogni altra carta. Scegli invece di mandarlo a spiare, poi la tomba 4.
spy-other = Aspetta. Prima manda il bobby 1 a spiare la tomba 4.
spy-then = Un ladro 3! Con una spia si posa esattamente un’altra carta, dove vuoi. L’ultima carta lì ora è scoperta, quindi la tua va coperta. Difendi la tomba in segreto: posa il detective 3 sulla tomba 4.
spy-robber = Così aiuteresti i ladri. Posa il detective 3 sulla tomba 4.
spy-elsewhere = Il detective è giusto. Ma in pericolo è la tomba 4.
spy-done = Ora è 3 contro 4, e del 3 sai solo tu. Una spia costa una carta, ma ti dice dove una tua carta conta ancora. Puoi anche giocare prima una carta e poi spiare, e così il turno finisce; ma mai spiare due volte nello stesso turno.

chapter-score = Una tomba è piena
score-full = Sulla tomba 3 ci sono sei carte, e le conosci tutte: quelle coperte sono tue. Con la settima la tomba si valuta.
score-count = Il furto: i ladri 3 e 1 fanno 4. La difesa: i detective 2 e 1 fanno 3, e contano tanti bobby quanti sono i detective, i primi posati: 1 e 2 fanno altri 3. In tutto 6. Senza detective nessun bobby conta.
score-task = Se la difesa è almeno pari al furto, la tomba resta intatta. Tu la vuoi profanata: quale ladro è abbastanza forte?
score-tie = 4 e 2 fanno 6, contro 6: in parità la tomba resta intatta. Ti serve un punto in più.
score-defence = Un detective rafforza la difesa. Qui devono vincere i ladri.
score-elsewhere = Lì non si deciderebbe ancora nulla. Alla tomba 3 manca una carta sola: guarda la colonna.
score-done = 7 contro 6: profanata. Se alla fine quattro tombe su sette sono profanate, il cimitero è devastato; altrimenti è salvo. Tutto dipende da questo.

chapter-accuse = Accusare
accuse-phase = Quando una tomba è profanata tutti possono accusare, una volta per partita. Sostieni che qualcuno vuole tombe profanate: ha un obiettivo nero, e lo raggiunge. Se è vero prendi 3 punti e chi è sotto accusa ne perde 2. Se no, ne perdi 1 e l’altro ne prende 1.
accuse-task = Guarda chi ha posato che cosa: il posto 2 ladri sulle tombe 1 e 2, il posto 3 detective sulla tomba 6. Chi accusi?
accuse-detective = Chi posa detective allo scoperto non vuole certo tombe profanate. Guarda il posto 2.
accuse-keep = Puoi tenere l’accusa per dopo, e spesso conviene. Ma qui due tombe vicine sono piene dei ladri di un posto solo: accusa il posto 2.
accuse-done = L’accusa è lì, sotto gli occhi di tutti; i punti si contano alla fine. E pensa alle tue carte: gli altri guardano te allo stesso modo.

chapter-goals = Che cosa conta alla fine
goals-points = Alla fine conta la tua mano. Se il cimitero è devastato, i ladri in mano danno il loro valore in punti e i detective lo tolgono; se è salvo, il contrario. Due bobby fanno un punto. Quel che posi è perso per te: tieni quel che conterà!
goals-cards = All’inizio ricevi tre obiettivi e ne tieni due. I neri vogliono tombe profanate, i bianchi intatte: tutte e due le tombe di una coppia vicina (la 7 è accanto alla 1), o tutto il cimitero. I tuoi obiettivi non li vede nessun altro.
goals-task = La tua mano è piena di ladri: vuoi un cimitero devastato. Restituisci l’obiettivo che non c’entra.
goals-black = Gli obiettivi neri si raggiungono con tombe profanate, e i tuoi ladri aiutano. Restituisci il bianco.
goals-done = Ora mano e obiettivi vogliono la stessa cosa. Basta posare qualche ladro sulle tombe giuste, e tenere gli altri fino alla fine.

chapter-play = La seconda metà
play-end = Ora continua: è il quinto giro su otto. La partita finisce anche prima, con il giro in cui quattro tombe sono profanate o quattro intatte. Quelle non piene si valutano come sono. Vince chi ha più punti; in parità, chi ha meno carte in mano.
play-on = I tuoi obiettivi sono neri: la tomba 3 è già profanata; fa’ che lo siano anche la 1, la 2 e un’altra, con meno ladri che puoi. Un bot ti dà un consiglio ogni volta che lo chiedi. Buona fortuna!
