### L’aiuto dei comandi per chi gioca, in italiano. L’inglese sta nei comandi stessi.

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-examples = Esempi:
help-default = { $text } [predefinito: { $default }]

command-play = Gioca nel terminale, contro i bot o con altri davanti allo stesso schermo.

    Più persone si alternano davanti allo schermo, con un sipario in mezzo. Il resto si dice strada facendo: al tavolo scrivi ?.
command-learn = Impara un gioco giocando, a piccoli passi, e poi la seconda metà di una partita contro bot facili.
command-puzzle = Risolvere enigmi: momenti di partite in cui una decisione è nettamente migliore delle altre.
command-rules = Leggi le regole di un gioco, o una sola.
command-score = Conta un tavolo vero: il file dice che cosa vi sta e, se succede qualcosa, che cosa si decide (docs/scenarios.md).

    Si leggono solo `[given]` e le decisioni di `[when]`. Tutto ciò che conta deve essere indicato.
command-options = Mostra i regolamenti e le opzioni di un gioco, con i valori possibili e quelli predefiniti.
command-cards = Mostra le carte dei mazzi di un gioco: nomi, valori, tratti, che cosa fanno e la battuta da leggere ad alta voce.
command-hint = Chiedi a un bot che cosa deciderebbe in una partita salvata, al posto di qualcuno che deve rispondere.

    Sa quello che quel posto può sapere, e nient’altro; così anche chi legge. Un bot che pensa in anticipo dice le mosse che ha considerato, quanto ha pensato a ognuna e che cosa se ne aspetta.
command-analyse = Ripensa una partita salvata: probabilità di vincere, che cosa si è regalato, le svolte più grandi.

    A ogni mossa il bot sa quello che poteva sapere il posto che ha deciso, e nient’altro.
command-replay = Racconta di nuovo una partita registrata, o verificala.

    --verify finisce con 1 se la registrazione non regge: se il seme non corrisponde all’hash mostrato prima di dare le carte, se una mossa non è permessa o se i punti non sono quelli a cui portano le mosse.

param-help = Mostra questo aiuto.
param-game = Il nome di un gioco.
param-players = Quanti giocano. [predefinito: 4, se il gioco lo permette]
param-humans = Quante persone; hanno i primi posti. 0: si guarda.
param-bots = Bot per nome: uno per tutti, o uno per posto, separati da virgole.
param-names = I nomi di chi gioca, separati da virgole.
param-play-rules = Un regolamento del gioco, per esempio french.
param-option = Un’opzione del gioco; si può ripetere.
param-games = Quante partite si sommano.
param-seed = Un numero che fissa le carte e i bot.
param-entropy = Un testo tuo che entra nel dare le carte.
param-resume = Continua una partita salvata.
param-pace = I secondi di attesa dopo la mossa di un bot.
param-plain = Riga per riga, senza schermo intero.
param-lang = La lingua: en, de, fr o it. [predefinito: quella del sistema]
param-rule = Una sola regola, con la sigla o il numero.
param-cards-lang = Una lingua dei mazzi: en, de, fr o it.
param-deck = Un mazzo solo, con il suo nome.
param-kind = Un solo tipo, per esempio creature.
param-find = Solo le carte che contengono questo testo.
param-sheet = Scrive una pagina da stampare e ritagliare.
param-check = Controlla un mazzo tuo, e ne mostra le carte.
param-file = Una partita salvata.
param-hint-seat = Il posto a cui si dà consiglio. [predefinito: l’unico che deve decidere]
param-hint-bot = Il bot a cui si chiede.
param-beliefs = Dice anche che cosa crede delle carte coperte.
param-as_json = Scrive JSON, per i programmi.
param-analyse-bot = Il livello del bot.
param-replay-seat = Mostra quello che ha visto questo posto. [predefinito: quello che potevano vedere tutti]
param-verify = Controlla invece il seme, le carte date e ogni mossa.
param-commitment = Con --verify: l’hash mostrato prima di dare le carte.
param-sealed = Con --verify: la registrazione sigillata tenuta durante la partita.
param-chapter = Il capitolo con cui cominciare.
param-grade = Solo quelli di un grado: 1, 2 o 3; 0: tutti.
param-number = Un solo enigma, dal suo codice.
param-score-file = Che cosa sta sul tavolo, come in uno scenario; -: ingresso standard.
