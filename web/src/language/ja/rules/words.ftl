rules-bastion = { $word ->
    [bastion] 稜堡
   *[tower] 塔
}
rules-bastions = { rules-bastion }
rules-bastions-first = { rules-bastion }
rules-a-bastion = { rules-bastion }
rules-the-bastions = { rules-bastion }
rules-the-bastions-first = { rules-bastion }
rules-no-bastion = { rules-bastion }
rules-edition-name = { $edition ->
    [citta-en] Lucca Città（英語版）
    [citta-fr] Lucca Città（フランス語版、2006年）
    [citta-ja] Lucca Città（日本語版）
    [city-of-games] Lucca: The City of Games!（2013年版）
   *[other] { $title }
}
rules-own-words = { $edition ->
    [citta-en] 英語版での呼び名は Tower です。
    [citta-fr] フランス語版での呼び名は tour です。
    [citta-ja] なお日本語版では、宮殿を「娯楽施設」、三枚組を「トリプレット」、盾を「城壁の補強マーク」、公開を「開店」と呼びます。
   *[other] { "" }
}
