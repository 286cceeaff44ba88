# Il tavolo in gioco: terne, Quartieri, il vassoio con le scelte.
board-bastion-word = { $word ->
    [bastion] Bastione
   *[tower] Torre
}
board-city = Città di Lucca
board-you = Tu
board-card = { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} { $number }
board-card-wild = Jolly { $number }
board-card-detail = { $windows ->
    [one] { $windows } finestra
   *[other] { $windows } finestre
}, { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
}
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-points-signed = { $points }

# Barra in alto
board-table = Tavolo
board-unseen = { $n ->
    [one] carta da scoprire
   *[other] carte da scoprire
}
board-unseen-about = { $n ->
    [one] { $n } carta non è ancora stata vista da nessuno
   *[other] { $n } carte non sono ancora state viste da nessuno
}
board-goal = Lo scopo del gioco
board-rules = Regole
board-sound-on = Attiva il suono
board-sound-off = Disattiva il suono
board-theme-dark = Tema scuro
board-theme-light = Tema chiaro
board-settings = Impostazioni
board-keys = Tasti
board-menu = Menu
board-score = Punteggio
board-score-button = Punteggio: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}, posizione { $rank }
board-rank = { $rank }º
board-log = Cronaca
board-log-and-chat = { $n ->
    [0] Cronaca e chat
    [one] Cronaca e chat, { $n } riga nuova
   *[other] Cronaca e chat, { $n } righe nuove
}

# Quartieri
board-others = Gli altri Quartieri
board-quarter-of = Quartiere di { $name }
board-quarter-city = Quartiere della Città
board-quarter-own = Il tuo Quartiere
board-quarter-note = { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
} in costruzione · numero più alto { $number }
board-look-closer = Guarda da vicino il Quartiere di { $name }
board-look-closer-city = Guarda da vicino il Quartiere della Città
board-show-large = Mostra in grande il Quartiere di { $name }
board-building = In costruzione
board-completed = Completati
board-opened = Aperti
board-building-short = Cantiere
board-completed-short = Completi
board-opened-short = Aperti
board-space-empty = ancora niente
board-walls = Mura
board-support = { $state ->
    [none] niente mura
    [ok] reggono
   *[short] { $short ->
        [one] manca { $short }
       *[other] mancano { $short }
    }
}
board-support-note = { $state ->
    [none] Ogni tratto di mura richiederà due scudi.
    [ok] Le mura reggono.
   *[short] { $short ->
        [one] Manca uno scudo:
       *[other] Mancano { $short } scudi:
    } per ora le mura non danno punti.
}
board-support-after = { $state ->
    [still] le mura reggono ancora
    [now] ora le mura reggono
   *[short] { $short ->
        [one] alle mura manca uno scudo
       *[other] alle mura mancano { $short } scudi
    }
}
board-status-played = ha giocato
board-status-now = gioca ora
board-status-later = deve ancora giocare
board-status-picks = sceglie per la Città
board-status-chosen = ha scelto
board-status-choosing = sta scegliendo
board-highest = Numero civico più alto
board-points-now = ora { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

# Terne
board-triplets = Terne
board-triplet-took = { $name } ha preso { $cards }
board-triplet-yours = La tua terna
board-triplet-out = tolta dal tavolo
board-triplets-hidden = Coperta per ora

# Fasi del turno
board-steps = Fasi del tuo turno
board-step-open = Apri
board-step-take = Prendi
board-step-play = Gioca { $n }/3
board-step-done = fatto
board-step-now = ora
board-step-later = dopo

# Le domande
board-ask-keep-first = Scegli la prima delle due carte iniziali
board-ask-keep-second = Scegli la seconda carta iniziale
board-ask-choose = Apri un palazzo o prendi una terna
board-ask-take = Prendi una terna
board-ask-play = Dove va la carta { $card }?
board-ask-play-bastion = { $word ->
    [bastion] Dove va il Bastione?
   *[tower] Dove va la Torre?
}
board-ask-city = Scegli una carta per la Città
board-ask-city-wild = A quale palazzo della Città si aggiunge il { $card }?
board-ask-confirm-turn = Il tuo turno è completo
board-ask-confirm-keep = Le tue due carte iniziali
board-ask-confirm-city = La tua carta per la Città
board-ask-confirm-note = Niente è definitivo finché non confermi.
board-stepping-to-see = { $turns ->
    [0] C’è ancora da vedere
    [one] { $turns } turno da vedere
   *[other] { $turns } turni da vedere
}{ $yours ->
    [yes] {" "}· tocca a te
   *[no] {""}
}
board-stepping-next = Avanti
board-stepping-all = Mostra tutto
board-wait-one = Decide { $name }
board-wait-own = Tocca a { $you ->
    [yes] te
   *[no] { $name }
}
board-wait-bot = Un bot decide per { $you ->
    [yes] te
   *[no] { $name }
}
board-wait-many = { $n ->
    [one] { $names } sta scegliendo
   *[other] { $names } stanno scegliendo
}
board-wait-city = { $name } sceglie per la Città
board-watching = Stai guardando la partita
board-follow = Segui il turno
board-round-over = Fine del turno { $turn }
board-paused = In pausa: non c’è nessuno
board-over = La partita è finita

# Le scelte
board-choices = Le tue scelte
board-keep = Tieni la carta { $card }
board-keep-on-top = Tieni la carta { $card } in cima
board-kept = tenuta
board-kept-below = sotto
board-kept-top = in cima
board-open = Apri il palazzo { $colour }
board-open-nothing = non porta punti
board-take = Prendi { $cards }
board-start = Inizia un palazzo { $colour }
board-add = Aggiungi al palazzo { $colour }
board-finish = Completa il palazzo { $colour }
board-wall = Tratto di mura
board-bastion = { board-bastion-word }
board-discard = Scarta
board-discard-detail = fuori gioco
board-city-start = { $card }: inizia il palazzo { $colour } della Città
board-city-add = { $card }: al palazzo { $colour } della Città
board-city-finish = { $card }: completa il palazzo { $colour } della Città
board-city-bastion = { board-bastion-word } per la Città
board-city-skip = Salta questa scelta
board-city-skip-detail = nessuna carta può andare alla Città
board-city-free = non dà punti a nessuno
board-storeys = { $n ->
    [one] { $n } piano su { $size }
   *[other] { $n } piani su { $size }
}
board-brief-storeys = { $n }/{ $size }
board-wall-detail = tratto n. { $walls }: scudi { $shields }/{ $needed }
board-feeds = { $you ->
    [yes] la tua festa, palazzo { $colour }: { $points }
   *[no] festa di { $name }, palazzo { $colour }: { $points }
}
board-windows-score = { $n ->
    [one] { $n } finestra
   *[other] { $n } finestre
}
board-shields-change = scudi { $before } → { $after }
board-bastion-detail = non richiede scudi
board-if-take = Se prendi { $cards }
board-have-none = non hai ancora un palazzo { $colour }
board-have-building = il tuo palazzo { $colour } ha { $n ->
    [one] { $n } piano su { $size }
   *[other] { $n } piani su { $size }
}
board-have-completed = il tuo palazzo { $colour } è completo
board-have-opened = il tuo palazzo { $colour } è aperto
board-have-bastion = dà punti alla fine, con i tuoi palazzi aperti
board-have-wild = va in qualunque palazzo in costruzione

# Le carte prese
board-hand = Le tue tre carte
board-hand-keep = Le tue quattro carte
board-select = Seleziona la carta { $card }
board-selected = selezionata
board-used = { $use ->
    [start] nuovo palazzo
    [add] aggiunta
    [wall] mura
    [bastion] { $word ->
        [bastion] costruito
       *[tower] costruita
    }
   *[discard] scartata
}

# Una festa
board-party = Festa: palazzo { $colour }
board-party-tap = Tocca di nuovo per aprire
board-party-cards = { $n ->
    [one] { $n } carta in costruzione
   *[other] { $n } carte in costruzione
}
board-party-completed = { $n ->
    [one] palazzo completato
   *[other] { $n } palazzi completati
}
board-party-none = niente

# Un palazzo
board-cap-storeys = { $n }/{ $size }
board-plot = Ancora nessun palazzo { $colour }
board-tag-shields = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}

# Ciò che non si può fare, e perché
board-not-possible = Non si può
board-no-palace-not-completed = { $state ->
    [opened] Riaprire { $colours }: un palazzo si apre una volta sola.
   *[building] Aprire { $colours }: ancora in costruzione.
}
board-no-triplet-not-on-table = Questa terna non è più sul tavolo.
board-no-already-played = { $card }: carta già giocata.
board-no-colour-owned = Iniziare un palazzo: ne hai già uno { $colours }.
board-no-colour-closed = { $state ->
    [opened] Il tuo palazzo { $colours } è aperto: { $card } può solo diventare mura o essere scartata.
   *[completed] Il tuo palazzo { $colours } è completo: { $card } può solo diventare mura o essere scartata.
}
board-no-nothing-to-add-to = Aggiungere a un palazzo: non ne hai uno { $colours } in costruzione.
board-no-bastion-is-no-storey = { $word ->
    [bastion] Un Bastione non fa mai parte di un palazzo.
   *[tower] Una Torre non fa mai parte di un palazzo.
}
board-no-bastion-is-no-wall = { $word ->
    [bastion] In questa edizione un Bastione non può diventare mura.
   *[tower] In questa edizione una Torre non può diventare mura.
}
board-no-not-a-bastion = { $word ->
    [bastion] { $card } non è un Bastione.
   *[tower] { $card } non è una Torre.
}
board-no-wild-never-starts = Un Jolly non può iniziare un palazzo.
board-no-wild-needs-colour = Scegli il palazzo a cui aggiungere il Jolly.
board-no-wild-target-not-building = Aggiungere il Jolly a { $colours }: non in costruzione.
board-no-wild-not-in-triplet = La carta { $card } non è tra quelle da giocare.
board-no-kept-twice = Tieni già la carta { $card }. Scegline un’altra.
board-no-two-wilds = Un Jolly si tiene solo insieme a una carta palazzo.
board-no-city-triplet-closed = La tua carta deve venire dall’altra terna.
board-no-city-wild-needs-colour = Scegli il palazzo della Città a cui aggiungere il Jolly.
board-no-city-may-not-skip = Si salta solo se nessuna carta può andare alla Città.
board-no-not-your-decision-now = Non è il momento di decidere questo.
board-no-not-your-turn = Non è il tuo turno.
board-no-keep-first = Prima scegli le tue due carte iniziali.
board-no-complete = Hai giocato tutte e tre le carte. Conferma il turno, o annulla.
board-no-take-first = Prima prendi una terna.
board-no-triplet-taken = Hai già preso una terna. Annulla per prenderne un’altra.
board-no-city-now = Ora bisogna scegliere una carta per la Città.
board-no-not-yours = Le carte vanno nel tuo Quartiere.
board-no-other-plot = { $card } non può iniziare un palazzo { $colours }.
board-no-other-colour = { $card } non si può aggiungere al palazzo { $colours }.
board-no-finished-palace = Non si aggiunge niente a un palazzo completato o aperto.

# Annullare e confermare
board-undo = Annulla
board-start-over = Ricomincia
board-confirm-turn = Conferma il turno
board-confirm-keep = Tieni queste due
board-confirm-city = Conferma la scelta
board-confirm-not-yet = Il tuo turno non è ancora completo

# Annunci
board-say-your-turn = Tocca a te. Turno { $turn } di { $turns }.
board-say-keep = Scegli due delle tue quattro carte iniziali.
board-say-city = La tua scelta per la Città.
board-say-turn = Decide { $name }.
board-say-points = { $name }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
board-say-complete = Il tuo turno è completo. Conferma, o annulla.
board-say-done = { $what }: fatto.
board-say-undone = Annullato.

# Tasti
board-keys-title = Giocare con la tastiera
board-keys-numbers = fai la scelta con quel numero
board-keys-watch = da spettatore: mostra in grande il Quartiere di quel giocatore
board-keys-follow = da spettatore: segui di nuovo il turno
board-keys-cards = seleziona una delle tue tre carte
board-keys-arrows = vai alla prossima scelta possibile
board-keys-tab = passa in rassegna tutto
board-keys-undo = annulla
board-keys-start-over = ricomincia il turno
board-keys-enter = conferma, a turno completo
board-keys-next = mostra il turno successivo, passo per passo
board-keys-chat = scrivi nella chat
board-keys-escape = chiudi ciò che è aperto
board-keys-help = mostra questi tasti
