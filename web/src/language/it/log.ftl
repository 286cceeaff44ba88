log-subject = { $you ->
    [yes] Tu
    [city] La Città
   *[no] { $name }
}
log-comma = {", "}
log-heading-waiting = Prima della partita
log-heading-start = Carte iniziali
log-heading-round = Turno { $turn }
log-heading-end = La fine
log-order = Ordine: { $names }
log-empty = Non è ancora successo niente.
log-by-bot = giocato da un bot
log-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
log-show-cards = Mostra le carte
log-to-latest = Alle ultime mosse
log-again = Rivedi questo turno
log-again-of = Rivedi questo turno: { $name }
again-title = { $name }: di nuovo il turno
again-cards = Le carte di questo turno
again-before = Prima
again-after = Dopo
again-once-more = Ancora una volta

log-sat = { $name } prende posto al tavolo.
log-left = { $you ->
    [yes] Hai lasciato il tavolo.
   *[no] { $name } ha lasciato il tavolo.
}
log-left-game = { $you ->
    [yes] Hai lasciato la partita. Un bot gioca per te fino al tuo ritorno.
   *[no] { $name } ha lasciato la partita. Un bot gioca fino al suo ritorno.
}
log-bot-seated = Prende posto { $name }, un bot ({ $level }).
log-released = Un posto riservato ora è libero per tutti.
log-removed = L’host ha tolto { $name } dal tavolo.
log-readmitted = { $name } può sedersi di nuovo.
log-seat-opened = Un bot si è alzato: il posto è di nuovo libero.
log-started = La partita è cominciata.
log-timed-out = { $you ->
    [yes] Il tuo tempo è scaduto. Un bot gioca per te fino al tuo ritorno.
   *[no] Il tempo di { $name } è scaduto. Un bot gioca fino al suo ritorno.
}
log-returned = { $you ->
    [yes] Hai ripreso il tuo posto.
   *[no] { $name } ha ripreso il suo posto.
}
log-resigned = { $you ->
    [yes] Hai abbandonato. Un bot gioca al tuo posto fino alla fine.
   *[no] { $name } ha abbandonato. Un bot gioca al suo posto fino alla fine.
}
log-interrupted = { $minutes ->
    [one] Il server non ha risposto per un minuto, che non conta per nessuno.
   *[other] Il server non ha risposto per { $minutes } minuti, che non contano per nessuno.
}
log-rematch-made = C’è una rivincita pronta.
log-closed = Il tavolo è stato chiuso.

log-kept = { $you ->
    [yes] hai scelto due carte iniziali
   *[no] ha scelto due carte iniziali
}
log-revealed = { $you ->
    [yes] cominci con { $cards }
   *[no] comincia con { $cards }
}
log-opened = { $you ->
    [yes] hai aperto il palazzo { $colour }: { $sources }
   *[no] ha aperto il palazzo { $colour }: { $sources }
}
log-opened-for-nothing = { $you ->
    [yes] hai aperto il palazzo { $colour }: non è venuto nessuno
   *[no] ha aperto il palazzo { $colour }: non è venuto nessuno
}
log-source = { $points } { $you ->
    [yes] da te
    [city] dalla Città
   *[no] da { $name }
}
log-took = { $you ->
    [yes] hai preso { $cards }: { $plays }
   *[no] ha preso { $cards }: { $plays }
}
log-took-only = { $you ->
    [yes] hai preso { $cards }
   *[no] ha preso { $cards }
}
log-completed = { $you ->
    [yes] hai completato il palazzo { $colour }
   *[no] ha completato il palazzo { $colour }
}, { $windows ->
    [one] { $windows } finestra
   *[other] { $windows } finestre
}
log-city-picked = { $you ->
    [yes] hai scelto { $cards } per la Città: { $plays }
   *[no] ha scelto { $cards } per la Città: { $plays }
}
log-city-skipped = { $you ->
    [yes] non avevi carte da scegliere per la Città
   *[no] non aveva carte da scegliere per la Città
}
log-city-completed = il palazzo { $colour } della Città è completo
log-play-start = { $colour } iniziato
log-play-add = { $colour } { $storeys }/{ $size }
log-play-wall = { $n ->
    [one] un tratto di mura
   *[other] { $n } tratti di mura
}
log-play-bastion = { $word ->
    [bastion] un Bastione
   *[tower] una Torre
}
log-play-discard = { $n ->
    [one] uno scarto
   *[other] { $n } scarti
}
log-card = { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} { $number }
log-wild = Jolly
log-bastion-card = { $word ->
    [bastion] Bastione
   *[tower] Torre
}
log-walls-none = { $you ->
    [yes] non hai mura
   *[no] non ha mura
}
log-walls-held = { $bastions ->
    [0] { $walls ->
        [one] { $walls } tratto di mura
       *[other] { $walls } tratti di mura
    }
   *[other] ({ $walls ->
        [one] { $walls } tratto di mura
       *[other] { $walls } tratti di mura
    } + { $word ->
        [bastion] { $bastions ->
            [one] { $bastions } Bastione
           *[other] { $bastions } Bastioni
        }
       *[tower] { $bastions ->
            [one] { $bastions } Torre
           *[other] { $bastions } Torri
        }
    })
} × { $opened } { $opened ->
    [one] aperto
   *[other] aperti
} · scudi { $shields }/{ $needed }
log-walls-fell = { $walls ->
    [one] { $walls } tratto di mura senza sostegno
   *[other] { $walls } tratti di mura senza sostegno
}: scudi { $shields }/{ $needed }
log-street-highest = { $you ->
    [yes] hai il numero civico più alto, { $number }
   *[no] ha il numero civico più alto, { $number }
}
log-street-lowest = { $you ->
    [yes] hai il numero civico più basso, { $number }
   *[no] ha il numero civico più basso, { $number }
}
log-street-nothing = I numeri civici non cambiano nulla.
log-won = { $you ->
    [yes] vinci
   *[no] vince
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
