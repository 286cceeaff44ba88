clock-turn-left = Resta per questo turno:
clock-bank-left = Resta di riserva:
clock-bank = riserva
clock-warning = { $n ->
    [one] Resta un secondo.
   *[other] Restano { $n } secondi.
}
clock-long = { $unit ->
    [days] { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
   *[hours] { $n } h
}
wait-chooses = sta scegliendo
wait-chooses-start = sceglie le carte iniziali
wait-picks-city = sceglie una carta per la Città
wait-bot-thinks = sta pensando
wait-bot-instead = intanto gioca un bot
wait-resigned = ha abbandonato; gioca un bot
wait-paused = aspetta i giocatori
wait-not-here = ora non c’è
wait-since = { $unit ->
    [seconds] da { $n } s
    [minutes] da { $n } min
    [hours] da { $n } h
   *[days] { $n ->
        [one] da un giorno
       *[other] da { $n } giorni
    }
}
connection-first = Connessione…
connection-lost = Riconnessione…
connection-restarting = Il server si riavvia…
connection-offline = Non c’è connessione.
connection-safe = Il tavolo resta com’è. Niente va perduto.
connection-since = { $unit ->
    [seconds] ({ $n } s)
    [minutes] ({ $n } min)
    [hours] ({ $n } h)
   *[days] ({ $n } g)
}
connection-again = Connessione ristabilita.
away-title = Un bot gioca per te.
away-about = Hai lasciato il tavolo, o il tuo tempo è scaduto. Il posto resta tuo: torna quando vuoi.
away-come-back = Riprendi a giocare
leave-title = Lascia la partita
leave-bot = Cedi il posto a un bot
leave-bot-about = Gioca al posto tuo. Puoi riprendere quando vuoi.
leave-resign = Abbandona
leave-resign-about = Perdi: finisci all’ultimo posto e un bot gioca fino alla fine per gli altri. Non puoi più tornare.
leave-resign-sure = Sì, abbandona
leave-discard = Elimina questa partita
leave-discard-about = Qui non gioca nessun altro: la partita finisce senza risultato e sparisce da Continua.
leave-discard-sure = Sì, elimina
leave-hide = Togli da Continua
leave-hide-about = Su questo dispositivo. La ritrovi sempre tra le tue partite.
leave-not = Continua a giocare
paused-title = La partita è in pausa
paused-about = Al tavolo non c’è nessuno. Si continua appena riprendi a giocare.
paused-watch-about = Al tavolo non c’è nessun giocatore. Si continua quando uno di loro torna.
dead-end-join = Tavoli aperti
refused-title = Questo tavolo non si può mostrare
refused-no-table = Questo link non porta da nessuna parte
refused-closed-doors = Questo tavolo non è aperto a te
refused-about = Il server non ha detto perché.
closed-title = Questo tavolo è stato chiuso
closed-about = Non era rimasto nessuno, o ha aspettato i giocatori troppo a lungo.
handover-pass = Passa il dispositivo a { $name }
handover-secret = Può guardare solo { $name }: due carte su quattro si scelgono in segreto.
handover-turn = Tocca a { $name }.
handover-take = Sono { $name }
