end-wins = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }
}
end-how = { $opened ->
    [0] Nessun palazzo aperto
    [one] Un palazzo aperto
   *[other] { $opened } palazzi aperti
}{ $walls ->
    [0] {""}
    [one] , un tratto di mura che ha retto
   *[other] , { $walls } tratti di mura che hanno retto
}, { $margin ->
    [0] e il numero civico più alto ha deciso contro { $second }.
    [one] e un punto più di { $second }.
   *[other] e { $margin } punti più di { $second }.
}
end-resigned = { $name } (abbandono)
end-how-resigned = { $name } ha abbandonato.
end-standing = Classifica
end-settling = Il conteggio finale
end-settling-about = Si aprono le porte, si contano mura e numeri civici.
end-skip = Mostra il risultato
end-settled = Com’è andata a finire
end-part-openings = Aperture finali
end-part-walls = Mura
end-part-street = Numeri civici
end-opened = apre il palazzo { $colour }: { $sources }
end-opened-nothing = apre il palazzo { $colour }: non viene nessuno
end-nothing-opened = Non restavano palazzi da aprire.
end-highest = il più alto, { $number }
end-lowest = il più basso, { $number }
end-sources = Da dove vengono i punti
end-history = Il punteggio nella partita
end-history-about = Il punteggio di ognuno dopo ogni turno; sotto, lo stesso come tabella.
end-chart-end = fine
end-as-table = Come tabella
end-player = Giocatore
end-best-party = Festa migliore
end-most-windows = Più finestre
end-most-shields = Più scudi
end-rematch = Rivincita
end-join-rematch = Vai alla rivincita
end-watch-rematch = Guarda la rivincita
end-rematch-offered = { $name } vuole la rivincita
end-rematch-reserved = Il tuo posto è riservato fino alle { $time }.
end-rematch-join = Partecipa
end-rematch-decline = No, grazie
end-review = Rivedi la partita
end-download = Scarica il file
end-share = Condividi
end-share-text = { $points ->
    [one] { $name } ha vinto una partita di Lucca con { $points } punto.
   *[other] { $name } ha vinto una partita di Lucca con { $points } punti.
}
end-link-copied = Il link alla partita è negli appunti.
end-picture = Immagine del risultato
end-verify = Controlla la distribuzione
