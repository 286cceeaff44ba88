nav-label = Pagine
nav-skip = Vai al contenuto
nav-join = Unisciti

home-tagline = Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura.
home-play-now = Gioca subito
home-starting = Distribuzione…
home-against = { $n ->
    [1] Tu e un bot
    [2] Tu e due bot
    [3] Tu e tre bot
    [4] Tu e quattro bot
   *[other] Tu e { $n } bot
}
home-minutes = circa { $n } minuti
home-no-account = senza registrarsi
home-change = cambia
home-first = È la prima volta?
home-first-about = Una partita guidata spiega ogni passo al momento giusto. Dopo cinque minuti sai come si gioca: poi puoi continuare o fermarti.
home-first-learn = Fammi vedere come si gioca (5 minuti)
home-first-knows = Conosco le regole
home-first-level = La tua prima partita è contro gli apprendisti, a meno che tu non scelga un altro livello.
home-your-game = La tua partita
home-bots = Bot avversari
home-continue = Continua
home-continue-left = { $unit ->
    [seconds] ancora { $n } s
    [minutes] ancora { $n } min
    [hours] ancora { $n } h
   *[days] { $n ->
        [one] ancora un giorno
       *[other] ancora { $n } giorni
    }
}
home-continue-running = in corso
home-continue-paused = in pausa fino al tuo ritorno
home-continue-waiting = in attesa di giocatori
home-continue-begin = ci siete tutti: comincia
home-continue-full = al completo: comincia { $name }
home-continue-reserved = Posto riservato
home-continue-decline = Niente rivincita con { $name }
home-continue-all = Tutti i tuoi { $n } tavoli
home-create-about = Amici, bot, il tuo ritmo, un link privato
home-same-device-about = Ci si passa lo schermo
home-learn = Impara
home-learn-about = Una prima partita guidata
home-rules-about = Tutte le edizioni a confronto
home-games-about = Cronologia e replay
home-players-about = Classifiche e statistiche
home-settings-about = Nome, lingua, suoni

join-lead = Siediti a un tavolo aperto o segui un invito.
join-invited = Hai ricevuto un invito
join-waiting = In attesa di giocatori
join-running = Da guardare
join-table-of = Tavolo di { $name }
join-seats-free = { $n ->
    [0] completo
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
join-in-play = in corso
join-paused = in pausa
join-button = Unisciti
join-watch = Guarda
join-none = Al momento non ci sono tavoli aperti.
join-none-create = Creane uno: gli altri lo troveranno qui
join-link = Incolla un link d’invito
join-open = Apri
join-link-empty = Incolla il link che hai ricevuto.
join-link-unknown = I link dei tavoli hanno questo aspetto: …/t/abc123
join-link-elsewhere = Questo tavolo è su un altro server:

deck-own = mazzo proprio
