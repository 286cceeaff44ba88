rules-compare-caption = Le quattro edizioni, punto per punto
rules-compare-point = Punto
rules-compare-this = questa edizione
rules-compare-players = Giocatori
rules-compare-players-says = da { $least } a { $most }
rules-compare-celebration = Si può giocare la Celebrazione
rules-compare-celebration-yes = sì
rules-compare-celebration-no = no
rules-compare-word = Le quattro carte senza colore si chiamano
rules-compare-hands = Prime mani e prime terne vengono da
rules-compare-hands-deck = tutto il mazzo; un Bastione in mano si rimpiazza
rules-compare-hands-palaces = le sole carte palazzo
rules-compare-first = Le prime terne possono contenere { rules-a-bastion }
rules-compare-first-deck = sì
rules-compare-first-palaces = no
rules-compare-faceUp = Mentre si scelgono le carte iniziali, le prime terne stanno
rules-compare-faceUp-yes = a faccia in su
rules-compare-faceUp-no = a faccia in giù
rules-compare-back = Tornano nel mazzo
rules-compare-back-deck = le carte non scelte (non in due) e i Bastioni rimpiazzati
rules-compare-back-palaces = le carte non scelte e le quattro Torri
rules-compare-removed = Tolte senza guardarle
rules-compare-removed-none = nessuna
rules-compare-removed-item = in { $players }: { $count }
rules-compare-removedCelebration = Tolte senza guardarle con la Celebrazione
rules-compare-removedCelebration-none = –
rules-compare-wall = { $word ->
    [bastion] Un Bastione può stare coperto come mura
   *[tower] Una Torre può stare coperta come mura
}
rules-compare-wall-yes = sì
rules-compare-wall-no = no
rules-compare-lowest = Il numero civico più basso si cerca su
rules-compare-highest = Il numero civico più alto si cerca su
rules-compare-street-every = tutti i palazzi
rules-compare-street-under_construction = i palazzi in costruzione
rules-compare-street-opened = i palazzi aperti
