### Reminders in English: what e-mails and webhooks say, and the page behind their links.

reminder-subject = { $count ->
    [one] Lychgate: it is your turn at one table
   *[other] Lychgate: it is your turn at { $count } tables
}
reminder-table = { $game }, { $players } players: { $link }
reminder-more = … and { $count } more.
reminder-stop = No more reminders: { $link }

first-subject = Lychgate: reminders arrive here
first-text = From now on you are told here when it is your turn.

confirm-subject = Lychgate: confirm your e-mail address
confirm-text = Somebody wants to be told at this address when it is their turn at a table of Lychgate. If it was you, confirm it:
confirm-never = If it was not you, do nothing: no other message will be sent. With this link nobody can name your address here again:

page-confirm = Should reminders that it is your turn be sent to your e-mail address?
page-stop = Should no more reminders be sent to you in this way?
page-never = Should this server never write to your e-mail address again?
button-confirm = Yes, send them
button-stop = Send no more
button-never = Never write to me
done-confirm = Your address is confirmed: you will be told when it is your turn.
done-stop = No more reminders will be sent in this way.
done-never = Nothing more will be sent to your address.
