rules-pic-windows = Finestre
rules-pic-shields = Scudi
rules-pic-number = Numero civico
rules-pic-colour = Colore
rules-pic-building = in costruzione
rules-pic-completed = completato
rules-pic-opened = aperto
rules-pic-card-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
rules-pic-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
rules-pic-window-count = { $n ->
    [one] { $n } finestra
   *[other] { $n } finestre
}
rules-pic-shield-count = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
rules-pic-highest-number = numero più alto { $n }
rules-pic-visible-number = Numero visibile { $n }
rules-pic-hand = Quattro carte in mano
rules-pic-keep = Con due si comincia
rules-pic-place = { $n }º
rules-pic-host = { $name } apre il palazzo { $colour }
rules-pic-total = = { $n }
rules-pic-plus = + { $n }
rules-pic-closed = completato, non aperto
rules-pic-already-opened = già aperto
rules-pic-guest-building = { $n ->
    [one] { $n } carta in costruzione
   *[other] { $n } carte in costruzione
}
rules-pic-city = La Città
rules-pic-start = Inizia
rules-pic-start-text = un palazzo di un colore che non hai
rules-pic-add = Aggiungi
rules-pic-add-text = un piano al tuo palazzo di quel colore
rules-pic-wall = Mura
rules-pic-wall-text = coperta; alla fine vuole due scudi
rules-pic-bastion = { rules-bastion }
rules-pic-bastion-text = a faccia in su; senza scudi
rules-pic-discard = Scarta
rules-pic-discard-text = se non c’è di meglio
rules-pic-last-card = { $n } carte su { $size }, e ne arriva una
rules-pic-complete-score = completato: { rules-pic-window-count }
rules-pic-hold = Le mura reggono
rules-pic-fall = Manca uno scudo
rules-pic-support = { $shields } scudi su { $needed }
rules-pic-walls-sum = ({ $walls } + { $bastions }) × { $opened } palazzi aperti
rules-pic-lowest = il più basso
rules-pic-highest = il più alto
rules-pic-street-gives = { $giver } ({ $lowest }) dà 3 punti a { $taker } ({ $highest }).
rules-pic-opens-first = apre prima
rules-pic-opens-then = apre dopo
rules-pic-wild = Jolly
rules-pic-golden = carta palazzo dorata
rules-pic-unchosen = Le quattro carte non scelte
rules-pic-city-begins = La Città comincia
rules-pic-first-pick = Sceglie il primo
rules-pic-second-pick = Sceglie il secondo
rules-pic-then-city = La Città, dopo
rules-pic-players = Giocatori
rules-pic-palace-size = Carte di un palazzo
rules-pic-turns = Turni
rules-pic-triplets = Terne per turno
rules-pic-removed = Tolte senza guardarle
rules-pic-removed-celebration = con la Celebrazione
rules-pic-deck = Tutte le carte palazzo del mazzo standard
rules-pic-deck-show = Mostra tutte le 96 carte palazzo
rules-pic-deck-note = numero: scudi / finestre
