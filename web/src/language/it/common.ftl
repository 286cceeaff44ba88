could-not-load = Non è stato possibile caricare questa parte.
try-again = Riprova
loading = Caricamento…
yes = Sì
no = No
cancel = Annulla
close = Chiudi
save = Salva
copied = Copiato
you = tu
guest = Ospite
home-link = Lucca, pagina iniziale
to-home = Alla pagina iniziale

title-home = Lucca
title-create = Crea un tavolo
title-same-device = Stesso dispositivo
title-join = Unisciti a un tavolo
title-table = Tavolo
title-your-turn = Tocca a te
title-replay = Replay
title-games = Partite
title-players = Giocatori
title-player = Giocatore
title-rules = Regole
title-settings = Impostazioni
title-gallery = Galleria
title-not-found = Qui non c’è nulla

footer-note = L’elenco delle carte è una ricostruzione; tutti i disegni sono fatti per questa edizione. Edizione amatoriale non ufficiale.

level = Livello
level-apprentice = Apprendista
level-apprentice-about = sta ancora imparando il mestiere e spesso si lascia sfuggire una terna
level-mason = Muratore
level-mason-about = costruisce con solidità, seguendo regole semplici
level-merchant = Mercante
level-merchant-about = sa quanto valgono le cose, ma spesso sbaglia la stima di poco
level-architect = Architetto
level-architect-about = giudica bene ogni turno, ma non guarda oltre
level-gonfaloniere = Gonfaloniere
level-gonfaloniere-about = guida la città e pensa alle tue risposte e ai turni a venire

edition = Edizione
edition-city-of-games = City of Games
edition-city-of-games-about = Da due a cinque giocatori, con i Bastioni e, volendo, la Celebrazione. Le regole del 2013.
edition-citta-en = Città (inglese)
edition-citta-en-about = Da tre a cinque giocatori, con le Torri. Alla fine il numero civico più basso conta sui palazzi in costruzione, il più alto su quelli aperti.
edition-citta-fr = Città (francese)
edition-citta-fr-about = Da tre a cinque giocatori, con le Torri. Le prime terne restano coperte mentre scegli le carte iniziali.
edition-citta-ja = Città (giapponese)
edition-citta-ja-about = Da tre a cinque giocatori, con le Torri. Solo le carte palazzo possono diventare tratti di mura.
celebration = Celebrazione
celebration-about = Con le carte Jolly, buone per ogni colore, e due carte palazzo dorate.
rated = Partita valutata
rated-about = Il risultato conta per la valutazione di chi gioca.
unrated = non valutata
unrated-about = Nessuna valutazione cambia.
players-count = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}

pace = Ritmo
pace-live = In tempo reale
pace-relaxed = Con calma
pace-none = Senza limiti
pace-turn-seconds = { $n } s a turno
pace-turn-minutes = { $n } min a turno
pace-turn-hours = { $n } h a turno
pace-turn-days = { $n ->
    [one] un giorno a turno
   *[other] { $n } giorni a turno
}

refusal-offline = Il server non risponde. Controlla la connessione; nulla va perso.
refusal-malformed = Il server non è riuscito a leggerlo.
refusal-invalid = Non è possibile.
refusal-not-understood = Il server non ha capito. Ricarica la pagina: forse non è aggiornata.
refusal-too-large = È troppo grande.
refusal-too-long = È troppo lungo.
refusal-empty = Non contiene nulla.
refusal-bad-name = Scegli un nome da 1 a { $nameMost } caratteri visibili.
refusal-bad-password = La password deve avere almeno { $passwordLeast } caratteri.
refusal-no-such-bot = Non esiste un bot di questo livello.
refusal-wrong-seats = Questi posti non corrispondono al numero dei giocatori.
refusal-not-your-seat = Non è il tuo posto.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-host = Solo chi ha creato il tavolo può farlo.
refusal-not-over = La partita non è ancora finita. Il suo file si apre alla fine.
refusal-nobody = Qui non hai ancora un profilo. Prima gioca una partita o scegli un nome.
refusal-nobody-there = A quel posto non c’è più nessuno.
refusal-alone = Qui non gioca nessun altro: elimina piuttosto la partita.
refusal-not-alone = Qui giocano anche altre persone.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-wrong-password = Nome o password non corretti.
refusal-foreign-origin = Il server non lo accetta da un altro sito.
refusal-no-table = Questo tavolo non esiste. Forse il link è incompleto o il tavolo è stato chiuso.
refusal-no-player = Questo giocatore non esiste.
refusal-no-move = Questa mossa non esiste.
refusal-illegal = Le regole non lo permettono.
refusal-incomplete = Il tuo turno non è ancora completo.
refusal-stale = Nel frattempo la partita è andata avanti.
refusal-not-your-turn = Non è il tuo turno.
refusal-not-shown = Prima indica a chi tocca guardare lo schermo.
refusal-away = Un bot sta giocando per te. Prima torna al tavolo.
refusal-not-running = La partita non è cominciata, oppure è finita.
refusal-started = La partita è già cominciata.
refusal-over = La partita è finita.
refusal-enough = A questo tavolo c’è già abbastanza gente.
refusal-contributed = Hai già aggiunto la tua parte di caso alla distribuzione.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-seat-taken = Qualcuno ha appena preso questo posto.
refusal-seat-reserved = Questo posto è riservato a chi ha giocato prima.
refusal-removed = L’host ti ha tolto da questo tavolo.
refusal-resigned = Hai abbandonato questa partita.
refusal-table-full = Tutti i posti di questo tavolo sono occupati.
refusal-no-bot = In quel posto non c’è un bot.
refusal-name-taken = Questo nome è già di qualcun altro. Scegline un altro.
refusal-too-many-muted = Non puoi silenziare altre persone.
refusal-too-many = Troppo in una volta. Aspetta un momento e riprova.
refusal-too-many-sockets = Da qui sono aperti troppi tavoli. Chiudi qualche scheda.
refusal-unknown-protocol = Questa pagina è più vecchia o più nuova del server. Ricaricala.
refusal-internal = Qualcosa è andato storto sul server. Nulla è cambiato.
refusal-busy = Il server ha troppo da fare in questo momento. Nulla è cambiato; riprova.
refusal-cannot-save = Il server non è riuscito a salvare. Nulla è cambiato; riprova.
refusal-database-away = Il server non raggiunge il suo database. Nulla è cambiato; riprova.
refusal-closing = Il server si sta riavviando. La partita è al sicuro; riprova tra poco.
refusal-details = Dettagli tecnici
refusal-record-unreadable = Questo testo non si può leggere: non è il file di una partita, oppure è danneggiato.
refusal-record-other-format = È un file di altro tipo, non quello di una partita di Lucca.
refusal-record-misshapen = { $move ->
    [0] In questo file manca o è sbagliato qualcosa, in «{ $at }».
   *[other] La mossa { $move } di questo file è incompleta o danneggiata, in «{ $at }».
}
refusal-record-setup = L’edizione, il numero di giocatori e la variante di questo file non vanno d’accordo (regola { $clause }).
refusal-record-deck = Il mazzo di questo file non è possibile (regola { $clause }).
refusal-record-deal = Le carte non possono essere state distribuite come dice questo file (regola { $clause }).
refusal-record-illegal = Le regole non permettono la mossa { $move } di questo file (regola { $clause }).
refusal-record-no-result = La partita di questo file è finita, ma manca il risultato.
refusal-record-too-early = In questo file c’è un risultato, ma la partita non è finita.
refusal-record-result = Il risultato in questo file non è quello a cui portano le mosse (regola { $clause }).
refusal-record-not-finished = La partita di questo file non è finita, perciò il suo numero segreto non è ancora svelato.
