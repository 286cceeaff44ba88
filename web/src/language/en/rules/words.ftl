# Words that an edition has of its own. $word is what its four cards without a colour are called: bastion or tower.
rules-bastion = { $word ->
    [bastion] Bastion
   *[tower] Tower
}
rules-bastions = { $word ->
    [bastion] Bastions
   *[tower] Towers
}
# Forms that some languages need: with an article, at the beginning of a sentence, after "no".
rules-bastions-first = { $word ->
    [bastion] Bastions
   *[tower] Towers
}
rules-a-bastion = { $word ->
    [bastion] a Bastion
   *[tower] a Tower
}
rules-the-bastions = { $word ->
    [bastion] the Bastions
   *[tower] the Towers
}
rules-the-bastions-first = { $word ->
    [bastion] The Bastions
   *[tower] The Towers
}
rules-no-bastion = { $word ->
    [bastion] no Bastion
   *[tower] no Tower
}
rules-edition-name = { $edition ->
    [citta-en] Lucca Città, the English text
    [citta-fr] Lucca Città, the French text of 2006
    [citta-ja] Lucca Città, the Japanese text
    [city-of-games] Lucca: The City of Games!, the text of 2013
   *[other] { $title }
}
# The words of the edition's own language, where it has other ones.
rules-own-words = { $edition ->
    [citta-fr] The French text calls them tours, and a triplet a trio.
    [citta-ja] The Japanese text calls them 塔, and a palace 娯楽施設, a place of entertainment.
   *[other] { "" }
}
