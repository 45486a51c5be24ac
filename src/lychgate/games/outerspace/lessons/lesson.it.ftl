### Imparare Outer Space giocando, in italiano. Che cosa si dice quando, lo dicono i capitoli accanto a questo file.

chapter-cast = Il cast
cast-welcome = Giri il film peggiore di tutti i tempi, e gli altri fanno lo stesso. Questo è il tuo, per ora con un solo personaggio. Alla fine vince il film che vale di più.
cast-task = I personaggi entrano nel tuo film, e ognuno aggiunge il suo valore. Gioca lo sceriffo: prendi la carta, poi premi Gioca.
cast-prop = Quello è un oggetto di scena, e viene dopo. Prima un altro personaggio: lo sceriffo.
cast-creature = Una creatura attacca gli altri film, ma nel primo giro non si attacca nessuno. Gioca lo sceriffo.
cast-end = Il tuo turno non è finito: puoi giocare quante carte vuoi. Gioca lo sceriffo.
cast-done = Lo sceriffo vale 4. Qualunque cosa giochi, prima si chiede agli altri se la impediscono. Nessuno l’ha fatto.

chapter-arm = Armare e arredare
arm-task = Gli oggetti di scena rafforzano i personaggi. Gioca la torcia.
arm-later = L’osservatorio viene fra poco. Prima la torcia.
arm-end = Non ancora. Gioca la torcia.
arm-whom = A chi va? Scegli uno dei tuoi due personaggi.
arm-own = Così aiuteresti un altro film. Scegli qualcosa del tuo.
arm-location = Un personaggio riceve un solo oggetto nuovo per turno. Ma un film ha anche un luogo, e conta. Gioca l’osservatorio.
arm-not-yet = Al tuo film manca l’osservatorio. Giocalo.
arm-where = Su quale film? Nel primo giro tutto va sul tuo; poi un luogo può andare su qualsiasi film, uno buono sul tuo, uno con il meno su un altro. Sostituisce quello di prima.
arm-done = Tutto si somma, ed è il valore del tuo film: quanto conta alla fine, e la sua difesa contro gli attacchi.

chapter-attack = Attaccare
attack-task = Dal secondo giro le creature attaccano. L’androide ha attacco 12; l’altro film si difende con tutto quello che ha. Gioca l’androide.
attack-chicken = Il pollo è un oggetto per il tuo sceriffo. Prima attacca: gioca l’androide.
attack-end = Il tuo turno non è finito: gioca l’androide.
attack-whom = Scegli il film da attaccare.
attack-film = Quel film non può essere attaccato. Scegli l’altro.
attack-window = È 12 contro 9, perché il robot conta 6 contro un altro robot: lo dice la sua carta. Ora tutti possono giocare effetti speciali, anche tu: si chiede a tutti insieme, e nessuno vede chi pensa a che cosa. Tu non ne hai. Passa.
attack-pass = Basta passare per questa volta. Premi Passa.
attack-prop = Il pollo salva un film in cui si trova, e gli oggetti si giocano solo nel tuo turno, prima dell’attacco.
attack-victim = L’attacco è almeno pari alla difesa: riesce. Scegli tu chi muore.
attack-other = Scegli un personaggio del film che hai attaccato.
attack-done = Fuori dal film, con tutto quello che aveva sotto. L’androide si scarta, anche quando un attacco fallisce; attacca con tutte le creature che hai. Attacca dove basta, contando gli effetti speciali che hai in mano. Un film forte è attaccato di meno: arma il tuo.

chapter-prevent = Impedire
prevent-attack = Ora tocca agli altri: mandano un androide contro il tuo film! Ha attacco 12, e il tuo film non reggerebbe. Ma prima che una carta faccia qualcosa, la si può impedire.
prevent-task = «Errore di continuità» impedisce qualsiasi carta. Giocalo adesso.
prevent-pass = Allora l’androide arriva, e lo sceriffo muore. Hai una carta che lo impedisce: «Errore di continuità».
prevent-done = L’androide non ha fatto nulla ed è scartato. Anche a una risposta si può rispondere, con una carta dello stesso tipo. A te si chiede sempre, qualunque carta tu abbia: così nessuno capisce che cosa hai in mano.

chapter-credits = I titoli di coda
credits-values = Il tuo film vale molto più dell’altro. È il momento di finire. Dal terzo giro chi ha i titoli di coda, e un personaggio nel film, può giocarli nel proprio turno.
credits-task = Gioca «Fine».
credits-chicken = Potresti, ma i titoli di coda ti fanno vincere ora. Gioca «Fine».
credits-end = Se aspetti, qualcuno ti attacca. Gioca «Fine».
credits-done = Nessuno li ha impediti: finisci il turno, e la partita è finita. I titoli di coda sono per chi è in testa; chi è indietro tiene qualcosa per impedirli.

chapter-play = Il resto di un film
play-turn = Ora continua, in tre. Nel tuo turno completi la mano fino a sei carte, giochi quello che vuoi, e alla fine puoi scartarne una che non ti serve. Gli effetti speciali li possono giocare tutti in ogni attacco e alla fine di ogni turno, e tu in qualsiasi momento del tuo; ogni carta dice che cosa fa.
play-cards = Gioca subito quello che aiuta il tuo film o indebolisce gli altri. Tieni quello che impedisce una carta o cambia un attacco, finché non basta a deciderne uno. Anche alcune carte di un film si possono usare: quello che salva il tuo, quando un attacco riuscirebbe.
play-traits = Le creature acquatiche attaccano solo film senza luogo o con uno vicino all’acqua, e le armi non fanno nulla contro uno sciame. Un film senza personaggi non può essere attaccato. Due luoghi si combinano se una delle carte lo dice, e puoi dare oggetti di scena anche agli altri film. Titoli di coda impediti vanno agli scarti, e la partita continua.
play-title = I film hanno un titolo comune, fatto delle piccole parole in fondo alle carte; qui non c’è ancora. Alla fine ogni carta nel tuo film o nella tua mano con una parola del titolo vale 5 punti: non scartarla. Un assassino pazzo è un personaggio che puoi anche mandare ad attaccare, una volta.
play-on = I titoli di coda li hai già: fa’ del tuo film il migliore, indebolisci gli altri, e poi chiudi. La partita finisce anche con il turno di chi pesca l’ultima carta del mazzo. Un bot ti dà un consiglio ogni volta che lo chiedi. Azione!
