rules-bastion = { $word ->
    [bastion] Bastione
   *[tower] Torre
}
rules-bastions = { $word ->
    [bastion] Bastioni
   *[tower] Torri
}
rules-bastions-first = { rules-bastions }
rules-a-bastion = { $word ->
    [bastion] un Bastione
   *[tower] una Torre
}
rules-the-bastions = { $word ->
    [bastion] i Bastioni
   *[tower] le Torri
}
rules-the-bastions-first = { $word ->
    [bastion] I Bastioni
   *[tower] Le Torri
}
rules-no-bastion = { $word ->
    [bastion] nessun Bastione
   *[tower] nessuna Torre
}
rules-edition-name = { $edition ->
    [citta-en] Lucca Città, testo inglese
    [citta-fr] Lucca Città, testo francese del 2006
    [citta-ja] Lucca Città, testo giapponese
    [city-of-games] Lucca: The City of Games!, testo del 2013
   *[other] { $title }
}
rules-own-words = { $edition ->
    [citta-en] Il testo inglese le chiama Towers.
    [citta-fr] Il testo francese le chiama tours, e chiama trio la terna.
    [citta-ja] Il testo giapponese le chiama 塔, e chiama il palazzo 娯楽施設, luogo di svago.
   *[other] { "" }
}
