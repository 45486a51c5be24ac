### I promemoria in italiano: che cosa dicono e-mail e webhook, e la pagina dietro i loro link.

reminder-subject = { $count ->
    [one] Lychgate: tocca a te a un tavolo
   *[other] Lychgate: tocca a te a { $count } tavoli
}
reminder-table = { $game }, { $players } persone: { $link }
reminder-more = … e altri { $count }.
reminder-stop = Niente più promemoria: { $link }

first-subject = Lychgate: i promemoria arrivano qui
first-text = D’ora in poi saprai qui quando tocca a te.

confirm-subject = Lychgate: conferma il tuo indirizzo e-mail
confirm-text = Qualcuno vuole sapere a questo indirizzo quando tocca a lui o a lei a un tavolo di Lychgate. Se sei stato tu, confermalo:
confirm-never = Se non sei stato tu, non fare nulla: non arriverà nessun altro messaggio. Con questo link nessuno potrà più indicare qui il tuo indirizzo:

page-confirm = Vuoi ricevere al tuo indirizzo e-mail un promemoria quando tocca a te?
page-stop = Non vuoi più ricevere promemoria in questo modo?
page-never = Questo server non deve scrivere mai più al tuo indirizzo e-mail?
button-confirm = Sì, mandali
button-stop = Non mandarne più
button-never = Non scrivermi mai più
done-confirm = Il tuo indirizzo è confermato: saprai quando tocca a te.
done-stop = In questo modo non arriveranno più promemoria.
done-never = Al tuo indirizzo non sarà più mandato nulla.
