the-city = la Città

order-title = Ordine di questo turno
order-final-title = Ordine finale
order-turn = Turno { $turn } di { $turns }
order-turn-word = Turno
order-start = Carte iniziali
order-over = Partita finita
order-why = Perché quest’ordine?
order-place = { $place }. { $name }: { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
}, numero civico più alto { $number }
order-has-played = ha giocato
order-decides = deve decidere
order-decides-you = tocca a te
order-waits = deve ancora giocare
order-rule = Gioca per primo chi ha più scudi sui palazzi in costruzione. A parità decide il numero civico più alto.
order-by-shields = { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
}
order-by-number = Tanti scudi quanti { $other }, ma { $number } è più alto di { $otherNumber }.

score-title = Se la partita finisse ora
score-title-final = Punteggio finale
score-title-would-be = Punteggio finale, se confermi
score-windows = Finestre
score-parties = Feste
score-walls = Mura
score-street = Numero civico
score-value = { $points }
score-total = Totale
score-explain = La situazione di { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
score-windows-of = Palazzo { $colour }: { $windows ->
    [one] { $windows } finestra
   *[other] { $windows } finestre
}
score-windows-none = Nessun palazzo ancora completato.
score-parties-had = Festa del palazzo { $colour }, turno { $turn }
score-parties-final = Festa del palazzo { $colour }, aperture finali
score-parties-unconfirmed = { $n ->
    [one] Festa del palazzo { $colours }, da confermare
   *[other] Feste dei palazzi { $colours }, da confermare
}
score-parties-coming = { $n ->
    [one] Festa del palazzo { $colours } alla fine
   *[other] Feste dei palazzi { $colours } alla fine
}
score-parties-none = Nessuna festa finora, e nessuna in arrivo.
score-walls-none = { $word ->
    [bastion] Né mura né Bastioni.
   *[tower] Né mura né Torri.
}
score-walls-fell = { $missing ->
    [one] Manca uno scudo ({ $shields }/{ $needed }): le mura non valgono nulla.
   *[other] Mancano { $missing } scudi ({ $shields }/{ $needed }): le mura non valgono nulla.
}
score-street-highest = { $you ->
    [yes] Hai
   *[no] { $name } ha
} il numero civico più alto.
score-street-lowest = { $you ->
    [yes] Hai
   *[no] { $name } ha
} il numero civico più basso.
score-street-none = Né il numero civico più alto né il più basso.

panel-log = Cronaca
panel-chat = Chat
chat-unread = { $n ->
    [one] { $n } da leggere
   *[other] { $n } da leggere
}
chat-empty = Nessuno ha ancora scritto.
chat-placeholder = Scrivi qualcosa…
chat-send = Invia
chat-left = { $n ->
    [one] ancora { $n } carattere
   *[other] ancora { $n } caratteri
}
chat-too-long = { $n ->
    [one] { $n } carattere di troppo
   *[other] { $n } caratteri di troppo
}
chat-placeholder-spectator = Scrivi agli altri spettatori…
chat-spectator = spettatore
chat-spectator-about = Chi gioca potrà leggere solo a partita finita.
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
chat-muted-line = Silenziato
chat-said = { $name } dice: { $text }
