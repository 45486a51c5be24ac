### Erinnerungen auf Deutsch: was E-Mails und Webhooks sagen, und die Seite hinter ihren Links.

reminder-subject = { $count ->
    [one] Lychgate: Du bist an einem Tisch am Zug
   *[other] Lychgate: Du bist an { $count } Tischen am Zug
}
reminder-table = { $game }, { $players } Personen: { $link }
reminder-more = … und { $count } weitere.
reminder-stop = Keine Erinnerungen mehr: { $link }

first-subject = Lychgate: Erinnerungen kommen hier an
first-text = Von jetzt an wird dir hier gesagt, wenn du am Zug bist.

confirm-subject = Lychgate: Bestätige deine E-Mail-Adresse
confirm-text = Jemand möchte unter dieser Adresse erfahren, wann er oder sie an einem Tisch von Lychgate am Zug ist. Wenn du das warst, bestätige es:
confirm-never = Wenn du es nicht warst, tu nichts: Es kommt keine weitere Nachricht. Mit diesem Link kann hier niemand mehr deine Adresse angeben:

page-confirm = Sollen Erinnerungen daran, dass du am Zug bist, an deine E-Mail-Adresse geschickt werden?
page-stop = Sollen dir auf diesem Weg keine Erinnerungen mehr geschickt werden?
page-never = Soll dieser Server nie wieder an deine E-Mail-Adresse schreiben?
button-confirm = Ja, schick sie
button-stop = Keine mehr schicken
button-never = Schreib mir nie wieder
done-confirm = Deine Adresse ist bestätigt: Du erfährst, wenn du am Zug bist.
done-stop = Auf diesem Weg kommen keine Erinnerungen mehr.
done-never = An deine Adresse wird nichts mehr geschickt.
