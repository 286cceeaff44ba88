waiting-title = Il tavolo di { $name }
waiting-seats = Posti
waiting-open-count = { $n ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $n } giocatori.
}
waiting-all-here = Tutti i posti sono occupati.
waiting-open-seat = Posto libero
waiting-open-seat-about = per chi ha il link
waiting-reserved-for = Riservato a { $name }
waiting-reserved-until = dalla partita precedente, fino alle { $time }
waiting-reserved-for-you = Il tuo posto
waiting-release = Libera per tutti
waiting-all-reserved = I posti liberi sono riservati a chi ha giocato prima. Se non arrivano, puoi sederti tu.
waiting-removed-you = L’host ti ha tolto da questo tavolo.
waiting-removed-you-about = Puoi tornare a sederti solo se l’host ti riammette.
waiting-removed = Fuori dal tavolo: { $name }
waiting-readmit = Riammetti
waiting-level-of = Livello del bot al posto { $n }
waiting-seat-bot = Aggiungi bot
waiting-sit-here = Siediti qui
waiting-bot = bot
waiting-that-is-you = tu
waiting-here = è qui
waiting-not-here = ora non c’è
waiting-host = host
waiting-remove = Togli
waiting-sat = { $name } prende posto.
waiting-remove-one = Togli { $name }
waiting-your-name = Il tuo nome
waiting-sit = Siediti
waiting-full = Tutti i posti sono occupati.
waiting-full-watch = Tutti i posti sono occupati. Resta qui per guardare la partita quando comincia.
waiting-find-another = Cerca un altro tavolo
waiting-fill-level = { $n ->
    [one] Completa con un bot
   *[other] Completa con { $n } bot
}
waiting-start = Comincia la partita
waiting-start-with-bots = { $n ->
    [one] Comincia con un bot
   *[other] Comincia con { $n } bot
}
waiting-for-host = { $name } comincia quando tutti sono pronti. La partita si aprirà qui da sola.
waiting-leave = Lascia il tavolo
waiting-close = Chiudi il tavolo
waiting-invite = Invita gli amici
waiting-invite-watch = Condividi il link
waiting-link = Link a questo tavolo
waiting-link-public = Questo tavolo è nell’elenco per tutti. Il link porta direttamente qui.
waiting-link-private = Trova il tavolo solo chi ha questo link.
waiting-copy-link = Copia il link
waiting-copy-failed = Selezionalo e copialo
waiting-share = Condividi
waiting-share-text = Gioca a Lucca con me!
waiting-spectators = Con lo stesso link altri possono guardare, quando i posti sono tutti occupati. Non vedono mai le carte in mano.
waiting-no-spectators = A partita cominciata nessun altro può guardare.
waiting-qr = Codice QR con il link a questo tavolo
waiting-qr-about = Per un telefono vicino a te
waiting-about = Questo tavolo
waiting-visibility = Visibile
waiting-public = per tutti
waiting-private = solo con il link
waiting-watching = Chi guarda
waiting-watching-count = { $n ->
    [0] nessuno
    [one] una persona
   *[other] { $n } persone
}
waiting-fair = Distribuzione onesta
waiting-fair-about = Prima che qualcuno si sedesse, il server ha scelto un numero segreto; questo codice lo fissa una volta per tutte. Il browser di ognuno aggiunge un po’ di caso, e insieme decidono ogni carta. Dopo la partita il segreto viene svelato e puoi controllare che nessuno abbia scelto le carte.
waiting-fair-copy = Copia il codice
waiting-fair-added = Hanno aggiunto la loro parte di caso: { $names }
waiting-fair-nobody = Nessuno ha ancora aggiunto la sua parte di caso.
