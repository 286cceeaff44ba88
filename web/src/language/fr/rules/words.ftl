rules-bastion = { $word ->
    [bastion] Bastion
   *[tower] tour
}
rules-bastions = { $word ->
    [bastion] Bastions
   *[tower] tours
}
rules-bastions-first = { $word ->
    [bastion] Bastions
   *[tower] Tours
}
rules-a-bastion = { $word ->
    [bastion] un Bastion
   *[tower] une tour
}
rules-the-bastions = { $word ->
    [bastion] les Bastions
   *[tower] les tours
}
rules-the-bastions-first = { $word ->
    [bastion] Les Bastions
   *[tower] Les tours
}
rules-no-bastion = { $word ->
    [bastion] aucun Bastion
   *[tower] aucune tour
}
rules-edition-name = { $edition ->
    [citta-en] Lucca Città, le texte anglais
    [citta-fr] Lucca Città, le texte français de 2006
    [citta-ja] Lucca Città, le texte japonais
    [city-of-games] Lucca: The City of Games!, le texte de 2013
   *[other] { $title }
}
rules-own-words = { $edition ->
    [citta-en] Le texte anglais les appelle Towers.
    [citta-fr] Le texte de cette édition appelle trio un triplet, réception une fête, mur d’enceinte un rempart, et il dit inaugurer un palais.
    [citta-ja] Le texte japonais les appelle 塔, et un palais 娯楽施設, lieu de divertissement.
   *[other] { "" }
}
