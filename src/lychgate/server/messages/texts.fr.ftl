### Le serveur de table en français : refus, annonces et messages à qui l’exploite.

refused-bad-request = La requête n’est pas valable : { $reason }.
refused-bad-message = Il faut un message comme l’API le décrit ; reçu : { $reason }.
refused-blank-name = Un nom doit avoir au moins un caractère visible.
refused-blank-line = Une ligne doit avoir au moins un caractère visible.
refused-blank-title = Un titre doit avoir au moins un caractère visible.
refused-old-page = Cette page est plus ancienne que le serveur : recharge-la.
refused-no-guest = Il faut le jeton d’une personne invitée ; il manque, ou il est inconnu.
refused-wrong-origin = Cette requête vient de la page d’un autre site.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-seated = Il faut jouer à cette table pour faire cela.
refused-not-invited = Cette table est privée : il faut son code d’invitation actuel.
refused-kicked = L’hôte t’a fait sortir de cette table, toi ou quelqu’un qui partage ton navigateur ou ton adresse.
refused-muted = L’hôte t’a retiré la parole.
refused-not-found = Il n’y a rien à cette adresse.
refused-wrong-method = Cette adresse n’accepte pas cette méthode.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-match = Cette partie n’existe pas, ou ne peut pas encore être vue.
refused-stale-prompt = Ceci répond à la question { $prompt }, qui n’est pas posée.
refused-not-gathering = Cela n’est possible qu’avant le début d’une partie.
refused-other-seed = Ceci a été envoyé pour une donne d’une autre graine : relis la promesse de la table.
refused-not-playing = Aucune partie n’est en cours.
refused-nothing-asked = Tu n’as rien à décider pour l’instant, il n’y a donc pas de conseil à donner.
refused-no-hints = Les conseils ne sont pas permis à cette table.
refused-too-long = Cette partie est trop longue pour être analysée.
refused-cannot-score = Cette table n’a pas pu être comptée, et personne ne sait pourquoi. Tout est-il comme c’est posé ?
refused-not-over = La partie est encore en cours.
refused-undone-enough = Tu as repris { $most ->
        [one] { $most } décision
       *[other] { $most } décisions
    } dans cette partie : c’est la limite.
refused-seat-taken = Il faut une place libre ou celle d’un robot ; reçu : place { $seat }.
refused-seen-another = Tu as vu les cartes de la place { $seat } dans cette partie : jusqu’à la fin, tu ne peux pas prendre une autre place.
refused-browser-seen-another = Quelqu’un, sur ce navigateur, a vu les cartes d’une autre place dans cette partie : jusqu’à la fin, personne d’autre ne peut s’asseoir depuis ce navigateur.
refused-ask-first = Une partie est en cours : demande la place { $seat }, et la table décidera.
refused-seat-kept = La place { $seat } est réservée pour { $name } ; un robot joue en attendant son retour.
refused-seat-closed = La personne de la place { $seat } a dû quitter la table : un robot y joue jusqu’à la fin de la partie.
refused-declined = Tu as demandé une place dans cette partie, et on te l’a refusée.
refused-no-vote = Aucun vote n’est en cours.
refused-not-yours-to-vote = Seuls peuvent voter les joueurs que ce vote ne concerne pas.
refused-host-is-here = L’hôte est là : inutile de voter.
refused-table-locked = L’hôte a fermé cette table : plus personne n’entre.
refused-seat-reserved = La place { $seat } est réservée à { $name }.
refused-no-such-request = Il n’y a pas de demande en attente avec ce numéro.
refused-not-yours-to-say = C’est à l’hôte de décider qui remplace un robot ; en son absence, à ceux qui jouent.
refused-bots-name = « { $name } » est le nom d’un robot, ou presque : choisis un autre nom.
refused-mixed-name = « { $name } » mélange les lettres de plusieurs alphabets dans un même mot : choisis un autre nom.
refused-already-seated = Tu as déjà une place à cette table.
refused-table-full = Aucune place n’est libre.
refused-seats-open = Il reste des places libres : attends du monde, ou installe des robots.
refused-no-such-seat = La table a les places 0 à { $last } ; reçu : { $seat }.
refused-not-a-bot = Il faut une place libre ou celle d’un robot ; quelqu’un joue à celle-ci.
refused-no-such-bot = Il faut l’un des robots { $bots } ; reçu : { $bot }.
refused-rules-changed = Cette partie a commencé sous la version { $then } des règles ; ce serveur a la version { $now }.
refused-code-spent = Ce code n’est pas valable : mal tapé, déjà utilisé ou expiré.
refused-too-large = Au plus { $most } octets sont permis.
refused-too-many = Trop de demandes : attends un instant.
refused-too-many-tables = Ce serveur a atteint sa limite de tables.
refused-enough-tables = En un jour, tu as ouvert { $most } tables qui ne sont pas finies : finis-en une avant d’en ouvrir une autre.
refused-enough-tables-here = En un jour, on a ouvert depuis ton adresse { $most } tables qui ne sont pas finies : finis-en une avant d’en ouvrir une autre.
refused-game-compiling = Le jeu est encore en cours de compilation : réessaie dans un instant.
refused-bots-compiling = Les robots qui réfléchissent sont encore en cours de compilation : réessaie dans une minute.
refused-cannot-compile = La compilation a échoué sur le serveur ; son journal dit pourquoi.
refused-bot-failed = Le robot n’a pas trouvé de réponse cette fois : redemande dans un instant.
refused-database-failed = { $why ->
    [busy] Un autre programme bloque la base de données du serveur : rien n’a été enregistré, et rien ne s’est passé. Réessaie dans un instant.
    [full] Le disque du serveur est plein : rien n’a été enregistré, et rien ne s’est passé.
    [corrupt] La base de données du serveur est abîmée : cela ne peut pas se faire.
   *[unusable] Le serveur ne peut pas utiliser sa base de données : rien n’a été enregistré, et rien ne s’est passé.
}
refused-not-admin = Le jeton d’administration manque ou n’est pas le bon.
refused-no-admin = Ce serveur n’a pas de jeton d’administration : définis admin_token, comme l’explique docs/hosting.md.
refused-banned = { $until ->
    [never] Ce serveur t’est interdit.
   *[other] Ce serveur t’est interdit jusqu’au { $until } (UTC).
}
refused-bad-network = Il faut une adresse ou une plage d’adresses comme 192.0.2.0/24, et non « { $network } ».
refused-no-ban = Il faut une seule de ces trois choses : un invité, une plage d’adresses ou le pseudonyme d’une adresse.
refused-nobody-there = Il n’y a là personne que l’on puisse signaler.
refused-no-such-guest = Cet invité n’existe pas.
refused-no-such-ban = Ce bannissement n’existe pas.
refused-no-such-report = Ce signalement n’existe pas.
refused-not-offered = Ce serveur n’envoie pas de tels rappels.
refused-bad-address = Une adresse e-mail est attendue, comme ada@example.org.
refused-address-refused = La personne qui lit cette adresse e-mail ne veut pas recevoir de messages.
refused-asked-lately = Un lien pour confirmer cette adresse a été envoyé au cours des dernières 24 heures. Cherche-le là-bas, aussi parmi les indésirables ; un autre pourra être envoyé demain.
refused-mail-failed = L’e-mail n’a pas pu être envoyé. Réessaie plus tard.
refused-link-spent = Ce lien n’est pas valable : il est peut-être incomplet ou trop vieux.
refused-bad-webhook = { $why ->
    [https] Une URL qui commence par https:// est attendue.
    [port] Une URL sans port, ou avec un port à partir de 1024, est attendue.
    [private] Cette URL mène dans un réseau privé : le serveur n’y envoie rien.
    [unreachable] Personne ne répond à cette URL.
    [refused] Le destinataire n’a pas accepté le message. L’URL est-elle complète, et la forme est-elle la bonne ?
   *[url] Une URL entière est attendue, comme https://example.org/hook, sans mot de passe et sans rien après un #.
}
refused-no-hello = Un message hello était attendu dans les dix secondes ; il n’est pas venu.
refused-stopping = Le serveur s’arrête.
refused-table-moving = La table passe à un autre processus du serveur. Réessaie dans un instant.
refused-fault = Une erreur interne s’est produite sur le serveur ; rien n’a changé.

# Ce que la table dit de ses places, dans la discussion et le journal.
notice-took-over = { $name } prend le relais : { $bot } laisse sa place.
notice-declined = { $name } demandait la place { $number } ({ $bot }) : c’est refusé.
notice-sat-again = { $name } reprend sa place, et { $bot } se retire.
notice-left = { $name } a quitté la table ; { $bot } continue.
notice-kicked = L’hôte a fait sortir { $name } ; { $bot } continue.
notice-away-lost = { $name } a perdu la connexion : un robot joue en attendant son retour.
notice-away-time = { $name } n’a plus de temps : un robot joue en attendant son retour.
notice-time-out = { $name } n’a plus de temps : les autres décident de la suite.
notice-broken-off = { $name } n’a plus de temps : la partie est interrompue.
notice-back = { $name } est de retour et continue.
notice-host = { $name } est maintenant l’hôte.
notice-again = { $name } rejouerait volontiers.
notice-not-coming = { $name } ne rejoue pas.
notice-brought = { $name } a apporté cette partie, venue de son appareil ou d’une partie finie : { $name } peut en connaître la graine, toutes les mains et tout ce qui reste à piocher. Elle est réservée aux amis et ne compte dans aucune statistique.
notice-rewound = { $name } a repris des décisions, sans autre personne à la table : { $name } sait peut-être ce qui vient, et la partie ne compte dans aucune statistique.

# Autour d’une décision refusée, dite en mots plutôt qu’en notation : « Retourner b1 » n’est pas possible : …
refused-decision = « { $decision } »

# Pour qui exploite le serveur, sur /healthz et dans le journal.
database-trouble = { $why ->
    [busy] Un autre programme bloque la base de données : rien n’est écrit tant qu’il ne la libère pas.
    [full] Le disque est plein, ou la base de données ne peut plus grandir : rien n’est écrit tant qu’il n’y a pas de place.
    [corrupt] Des pages de la base de données sont abîmées : arrête le serveur et rétablis la dernière sauvegarde.
   *[unusable] La base de données ne peut être ni lue ni écrite : vérifie le disque et les droits du fichier.
}

database-taken = Un autre serveur de table utilise déjà { $database } : il tient le verrou { $lock }. Arrête ce serveur, ou choisis un autre fichier avec --database.

cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why ->
    [taken] un autre programme y écoute déjà, peut-être un autre serveur de table. Choisis un autre port avec --port 8001, ou make play ARGS="--port 8001".
    [forbidden] les droits de cet utilisateur ne suffisent pas. Choisis un port à partir de 1024 avec --port.
   *[other] { $reason }.
}

missing-table = La table pour navigateur ne fait pas partie de cette installation. On la construit avec : make ui
missing-docs = La documentation ne fait pas partie de cette installation. On la construit avec : make docs

verified = La feuille de partie est en règle : la graine, les options et les décisions mènent à ce résultat.
