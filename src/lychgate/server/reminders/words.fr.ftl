### Les rappels en français : ce que disent les e-mails et les webhooks, et la page derrière leurs liens.

reminder-subject = { $count ->
    [one] Lychgate : c’est à toi de jouer à une table
   *[other] Lychgate : c’est à toi de jouer à { $count } tables
}
reminder-table = { $game }, { $players } personnes : { $link }
reminder-more = … et { $count } de plus.
reminder-stop = Plus de rappels : { $link }

first-subject = Lychgate : les rappels arrivent ici
first-text = À partir de maintenant, tu apprends ici quand c’est à toi de jouer.

confirm-subject = Lychgate : confirme ton adresse e-mail
confirm-text = Quelqu’un veut apprendre à cette adresse quand c’est à lui ou à elle de jouer à une table de Lychgate. Si c’était toi, confirme-le :
confirm-never = Si ce n’était pas toi, ne fais rien : aucun autre message ne sera envoyé. Avec ce lien, plus personne ne pourra indiquer ton adresse ici :

page-confirm = Faut-il envoyer à ton adresse e-mail des rappels quand c’est à toi de jouer ?
page-stop = Faut-il ne plus t’envoyer de rappels par ce moyen ?
page-never = Faut-il que ce serveur n’écrive plus jamais à ton adresse e-mail ?
button-confirm = Oui, envoie-les
button-stop = Ne plus en envoyer
button-never = Ne m’écris plus jamais
done-confirm = Ton adresse est confirmée : tu apprendras quand c’est à toi de jouer.
done-stop = Plus aucun rappel ne sera envoyé par ce moyen.
done-never = Plus rien ne sera envoyé à ton adresse.
