### Il server dei tavoli in italiano: rifiuti, avvisi e messaggi a chi lo gestisce.

refused-bad-request = La richiesta non è valida: { $reason }.
refused-bad-message = Ci vuole un messaggio come descritto nell’API, non: { $reason }.
refused-blank-name = A un nome serve almeno un carattere visibile.
refused-blank-line = A una riga serve almeno un carattere visibile.
refused-blank-title = A un titolo serve almeno un carattere visibile.
refused-old-page = Questa pagina è più vecchia del server: ricaricala.
refused-no-guest = Manca il token di un ospite, o non è noto.
refused-wrong-origin = Questa richiesta viene dalla pagina di un altro sito.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-seated = Può farlo solo chi siede a questo tavolo.
refused-not-invited = Questo tavolo è privato: serve il suo codice d’invito attuale.
refused-kicked = Chi ospita ha allontanato da questo tavolo te, o qualcun altro col tuo browser o indirizzo.
refused-muted = Chi ospita ti ha tolto la parola.
refused-not-found = A questo indirizzo non c’è niente.
refused-wrong-method = Questo indirizzo non accetta questo metodo.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-match = Questo incontro non esiste, o non si può ancora vedere.
refused-stale-prompt = Questo risponde alla domanda { $prompt }, che non è aperta.
refused-not-gathering = Si può fare solo prima che cominci un incontro.
refused-other-seed = Questo era per una distribuzione con un altro seme: rileggi la promessa del tavolo.
refused-not-playing = Non è in corso nessun incontro.
refused-nothing-asked = Ora non hai niente da decidere, quindi niente su cui avere un consiglio.
refused-no-hints = A questo tavolo i consigli non sono ammessi.
refused-too-long = Questo incontro è troppo lungo per essere analizzato.
refused-cannot-score = Questo tavolo non si è potuto contare, e nessuno sa perché. È tutto come sta sul tavolo?
refused-not-over = L’incontro è ancora in corso.
refused-undone-enough = In questo incontro hai ritirato { $most } mosse: di più non si può.
refused-seat-taken = Ci vuole un posto libero o di un bot, non il posto { $seat }.
refused-seen-another = In questo incontro hai visto le carte del posto { $seat }: finché non finisce non puoi prendere un altro posto.
refused-browser-seen-another = Da questo browser qualcuno ha visto, in questo incontro, le carte di un altro posto: finché non finisce, da qui nessun altro può sedersi.
refused-ask-first = C’è un incontro in corso: chiedi il posto { $seat }, e decide chi è al tavolo.
refused-seat-kept = Il posto { $seat } è tenuto per { $name }; fino al suo ritorno gioca un bot.
refused-seat-closed = Chi ospita ha allontanato la persona al posto { $seat }: lì gioca un bot fino alla fine dell’incontro.
refused-declined = Hai chiesto un posto in questo incontro, e la risposta è stata no.
refused-no-vote = Al momento non è in corso nessun voto.
refused-not-yours-to-vote = Possono votare solo i giocatori che il voto non riguarda.
refused-host-is-here = Chi ospita il tavolo è qui: non serve votare.
refused-table-locked = Chi ospita ha chiuso il tavolo: non entra più nessuno.
refused-seat-reserved = Il posto { $seat } è riservato a { $name }.
refused-no-such-request = Non c’è una richiesta aperta con questo numero.
refused-not-yours-to-say = A decidere chi prende il posto di un bot è solo chi ospita o, se non c’è, chi sta giocando.
refused-bots-name = «{ $name }», o quasi, è il nome di un bot: scegline un altro.
refused-mixed-name = «{ $name }» mescola in una parola lettere di alfabeti diversi: scegli un altro nome.
refused-already-seated = Siedi già a questo tavolo.
refused-table-full = Non ci sono posti liberi.
refused-seats-open = Ci sono ancora posti liberi: aspetta qualcuno, o riempi i posti con dei bot.
refused-no-such-seat = Il tavolo ha i posti da 0 a { $last }: il posto { $seat } non c’è.
refused-not-a-bot = Ci vuole un posto libero o di un bot, non quello di una persona.
refused-no-such-bot = Ci vuole uno dei bot { $bots }, non { $bot }.
refused-rules-changed = Questo incontro è cominciato con la versione { $then } delle regole; questo server ha la versione { $now }.
refused-code-spent = Questo codice non vale: forse è scritto male, già usato o scaduto.
refused-too-large = Il limite è di { $most } byte.
refused-too-many = Troppe richieste: aspetta un momento.
refused-too-many-tables = Questo server ha raggiunto il suo limite di tavoli.
refused-enough-tables = In un giorno hai aperto { $most } tavoli che non sono finiti: finiscine uno prima di aprirne un altro.
refused-enough-tables-here = Dal tuo indirizzo sono stati aperti in un giorno { $most } tavoli che non sono finiti: finiscine uno prima di aprirne un altro.
refused-game-compiling = Questo gioco è ancora in preparazione: riprova tra un momento.
refused-bots-compiling = I bot che pensano in anticipo sono ancora in preparazione: riprova tra un minuto.
refused-cannot-compile = Non è stato possibile prepararlo sul server; il perché sta nel suo registro.
refused-bot-failed = Questa volta il bot non ha trovato risposta: chiedi di nuovo tra un momento.
refused-database-failed = { $why ->
    [busy] Un altro programma tiene bloccato il database del server: non si è potuto salvare, e non è successo niente. Riprova tra un momento.
    [full] Il disco del server è pieno: non si è potuto salvare, e non è successo niente.
    [corrupt] Il database del server è danneggiato: non si può fare.
   *[unusable] Il server non può usare il suo database: non si è potuto salvare, e non è successo niente.
}
refused-not-admin = Il token di amministrazione manca o è sbagliato.
refused-no-admin = Questo server non ha un token di amministrazione: imposta admin_token, come spiega docs/hosting.md.
refused-banned = { $until ->
    [never] Non puoi più entrare in questo server.
   *[other] Non puoi entrare in questo server fino al { $until } (UTC).
}
refused-bad-network = Serve un indirizzo o un intervallo di indirizzi come 192.0.2.0/24, non “{ $network }”.
refused-no-ban = Serve una sola di queste tre cose: un ospite, un intervallo di indirizzi o lo pseudonimo di un indirizzo.
refused-nobody-there = Lì non siede nessuno che si possa segnalare.
refused-no-such-guest = Questo ospite non esiste.
refused-no-such-ban = Questo blocco non esiste.
refused-no-such-report = Questa segnalazione non esiste.
refused-not-offered = Questo server non manda promemoria di questo tipo.
refused-bad-address = Ci vuole un indirizzo e-mail, come ada@example.org.
refused-address-refused = Chi legge questo indirizzo e-mail non vuole ricevere messaggi.
refused-asked-lately = Un link per confermare questo indirizzo è stato mandato nelle ultime 24 ore. Cercalo lì, anche fra la posta indesiderata; domani se ne potrà mandare un altro.
refused-mail-failed = Non è stato possibile mandare l’e-mail. Riprova più tardi.
refused-link-spent = Questo link non è valido: forse è incompleto o troppo vecchio.
refused-bad-webhook = { $why ->
    [https] Ci vuole un URL che inizia con https://.
    [port] Ci vuole un URL senza porta, o con una da 1024 in su.
    [private] Questo URL porta in una rete privata: il server non ci manda nulla.
    [unreachable] A questo URL non risponde nessuno.
    [refused] Il destinatario non ha accettato il messaggio. L’URL è completo, e la forma è quella giusta?
   *[url] Ci vuole un URL intero, come https://example.org/hook, senza password e senza nulla dopo un #.
}
refused-no-hello = Il saluto doveva arrivare entro dieci secondi, e non è arrivato.
refused-stopping = Il server si sta fermando.
refused-table-moving = Il tavolo sta passando a un altro processo del server. Riprovare tra un momento.
refused-fault = C’è stato un errore interno del server; non è cambiato niente.

# Che cosa racconta il tavolo dei suoi posti, in chat e nel diario.
notice-took-over = { $name } prende il posto di { $bot }.
notice-declined = La richiesta di { $name } per il posto { $number } ({ $bot }) non è stata accolta.
notice-sat-again = { $name } torna a sedersi, al posto di { $bot }.
notice-left = { $name } ha lasciato il tavolo; continua { $bot }.
notice-kicked = Chi ospita ha allontanato { $name }; continua { $bot }.
notice-away-lost = { $name } ha perso la connessione: fino al suo ritorno continua un bot.
notice-away-time = { $name } non ha più tempo: fino al suo ritorno continua un bot.
notice-time-out = { $name } non ha più tempo: decidono gli altri come continuare.
notice-broken-off = { $name } non ha più tempo: la partita è interrotta.
notice-back = { $name } è di nuovo qui e continua a giocare.
notice-host = Ora è { $name } a ospitare il tavolo.
notice-again = { $name } vorrebbe giocare ancora.
notice-not-coming = { $name } questa volta non gioca.
notice-brought = { $name } ha portato questo incontro, dal proprio dispositivo o da uno finito: { $name } può conoscerne il seme, tutte le mani e tutto ciò che resta da pescare. È solo per amici e non conta in nessuna statistica.
notice-rewound = { $name } ha ripreso delle decisioni, con soli bot al tavolo: { $name } forse sa che cosa viene, e l’incontro non conta in nessuna statistica.

# Intorno a una mossa rifiutata, detta a parole e non in notazione: «Scoprire b1» non è possibile: …
refused-decision = «{ $decision }»

# Per chi gestisce il server, su /healthz e nel registro.
database-trouble = { $why ->
    [busy] Un altro programma tiene bloccato il database: finché non lo libera non si scrive niente.
    [full] Il disco è pieno, o il database non può crescere: finché non c’è spazio non si scrive niente.
    [corrupt] Alcune pagine del database sono danneggiate: ferma il server e ripristina l’ultimo backup.
   *[unusable] Il database non si può leggere o scrivere: controlla il disco e i permessi del file.
}

database-taken = Un altro server dei tavoli usa già { $database }: ne tiene il blocco { $lock }. Ferma quel server, o scegli un altro file con --database.

cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $why ->
    [taken] lì ascolta già un altro programma, forse un altro server dei tavoli. Scegli un’altra porta con --port 8001, o make play ARGS="--port 8001".
    [forbidden] a questo utente manca il permesso. Scegli una porta da 1024 in su con --port.
   *[other] { $reason }.
}

missing-table = Il tavolo per il browser non fa parte di questa installazione. Si costruisce con: make ui
missing-docs = La documentazione non fa parte di questa installazione. Si costruisce con: make docs

verified = La registrazione regge: seme, opzioni e mosse portano a questo risultato.
