create-lead-together = Scegli il gioco, fai sedere amici e bot, e manda il link.
create-lead-same-device = Si gioca tutti su questo schermo; passalo dopo ogni turno.
create-game = Il gioco
create-no-celebration = Questa edizione non la prevede.
create-seats = Posti
create-seat = Posto { $n }
create-seat-me = Io
create-seat-open = Aperto a chi ha il link
create-seat-bot = Un bot
create-seat-local = Qualcuno qui, su questo dispositivo
create-your-name = Il tuo nome
create-name = Nome
create-name-of = Nome al posto { $n }
create-name-missing = Chi siede qui?
create-name-long = Al massimo { $most } caratteri.
create-name-twice = Due persone non possono avere lo stesso nome.
create-pace-legend = Quanto può durare un turno
create-seconds = Secondi a turno
create-seconds-range = Un numero intero da { $least } a { $most }.
create-hours = Ore a turno
create-hours-range = Un numero intero da { $least } a { $most }.
create-reserve = { $turns ->
    [1] un turno
    [2] due turni
   *[other] { $turns } turni
}
create-pace-live-about = Ognuno ha anche una riserva di { create-reserve } per tutta la partita. Quando è esaurita, un bot gioca al suo posto finché non torna.
create-pace-relaxed-about = Per giocare nell’arco di più giorni. Ognuno ha anche una riserva di { create-reserve }; poi un bot gioca al suo posto finché non torna.
create-pace-none-about = Nessuno mette fretta, nessuno viene sostituito.
create-visitors = Visitatori
create-public = Tavolo pubblico
create-public-about = Compare sotto «Unisciti a un tavolo»; chiunque può sedersi.
create-private-about = Lo trova solo chi ha il link.
create-spectators = Ammetti spettatori
create-spectators-about = Vedono ciò che è sul tavolo, mai le carte in mano.
create-deck = Carte
create-deck-standard = Il mazzo standard ricostruito.
create-deck-choose = Usa le tue carte (CSV)
create-deck-remove = Togli
create-deck-how = Come elencare le tue carte
create-deck-hint = Una carta per riga, con le colonne number, colour, shields, windows e kind: 96 carte palazzo in sei colori da 16; per la Celebrazione anche i Jolly 10, 20 e 500 e due carte dorate.
create-deck-invalid = Con queste carte non si può fare un mazzo:
create-deck-large = Questo file è troppo grande per un mazzo.
create-deck-empty = Questo file è vuoto.
create-deck-unreadable = Questo file non si può leggere.
create-problems = { $n ->
    [one] Prima c’è una cosa da sistemare.
   *[other] Prima ci sono { $n } cose da sistemare.
}
create-open = Apri il tavolo
create-begin = Comincia la partita
create-after = Avrai un link da mandare. I bot possono occupare i posti rimasti liberi.
