rules-5-1 = Dopo l’ultimo turno si stabilisce l’ordine ancora una volta, come in 4.1.
    .title = L’ordine finale
rules-5-2 =
    In quell’ordine ognuno deve aprire tutti i suoi palazzi completati, che fanno punti come in 4.3.

    Così, se due giocatori hanno palazzi chiusi dello stesso colore, chi viene prima prende 2 punti per il palazzo dell’altro. Chi viene dopo non riceve nulla: il palazzo del primo ormai è aperto.
    .title = Le aperture finali
rules-5-3 =
    Conta gli scudi sui tuoi palazzi in costruzione. Le tue mura **reggono** se ci sono almeno **due scudi per ogni tratto**.

    • Reggono: ogni tratto di mura e { $word ->
        [bastion] ogni Bastione porta
       *[tower] ogni Torre porta
    } 1 punto per ogni **tuo palazzo aperto**.
    • Manca uno scudo: né le mura né { rules-the-bastions } portano niente.

    { rules-the-bastions-first } non hanno bisogno di scudi; senza mura fanno sempre punti. Gli scudi dei palazzi completati e aperti non reggono niente.
    .title = I punti di mura e { rules-bastions }
rules-5-4 =
    Infine, chi possiede il numero visibile **più basso** dà 3 punti a chi possiede il **più alto**. { $lowest ->
        [under_construction] Il più basso si cerca solo sui palazzi **in costruzione**,
        [opened] Il più basso si cerca solo sui palazzi **aperti**,
       *[every] Il più basso si cerca su tutti i palazzi,
    } { $highest ->
        [under_construction] il più alto solo su quelli **in costruzione**.
        [opened] il più alto solo su quelli **aperti**.
       *[every] e così anche il più alto.
    }

    Se sono tutti e due dello stesso proprietario, non cambia niente. I numeri delle mura non contano.{ $lowest ->
        [every] { "" }
       *[other] {" "}Non cambia niente nemmeno se un palazzo del genere non c’è (8.4).
    }
    .title = Numeri civici
rules-5-5 = Vince chi ha più punti. A parità precede chi ha il numero visibile più alto, su un palazzo qualunque; nessun numero compare due volte, quindi non restano pareggi.
    .title = La vittoria

rules-6-1 = Le due carte palazzo dorate sono in tutto e per tutto normali carte palazzo del loro colore.
    .title = Carte palazzo dorate
rules-6-2 = Un Jolly si può aggiungere a uno qualunque dei tuoi palazzi in costruzione, di qualunque colore; dici tu quale. Completa un palazzo come ogni altra carta, e un palazzo può contenerne più d’uno.
    .title = Aggiungere un Jolly
rules-6-3 = Un Jolly si può anche posare coperto come tratto di mura, o scartare. Non è { rules-a-bastion }. Una volta giocato non si sposta più.
    .title = Altri usi di un Jolly
rules-6-4 = Un Jolly non può essere la prima carta di un palazzo.
    .title = Un Jolly non inizia palazzi
rules-6-5 = Fra le carte iniziali puoi tenere un Jolly solo insieme a una carta palazzo. Sta sopra quella carta, qualunque delle due tu nomini per prima. Due Jolly non si possono tenere.
    .title = Tenere un Jolly

rules-7-1 = Le quattro carte non scelte non tornano nel mazzo: alla rivelazione fondano la Città, sotto gli occhi di tutti. Le carte dello stesso colore formano un palazzo, con il numero più alto sopra. I Jolly vengono per ultimi, dal numero più basso, ognuno sul palazzo più grande della Città in quel momento; a parità, su quello con il numero visibile più alto.
    .title = L’inizio della Città
rules-7-2 = La Città non ha posto nell’ordine del turno, e i suoi scudi non contano per nessuno.
    .title = Gli scudi della Città
rules-7-3 =
    Quando i due giocatori hanno giocato, restano due terne. Il **primo giocatore di questo turno** sceglie una carta da una qualunque delle due e la gioca nella Città. Poi sceglie il secondo (7.4).

    Le quattro carte rimaste si scartano. Si fa così in ogni turno, anche nell’ultimo, prima dell’ordine finale (5.1).
    .title = Scegliere per la Città
    .tip = Prepara le tue feste: una carta del colore che aprirai fra poco vale un punto.
rules-7-4 = Il secondo giocatore sceglie una carta dall’**altra** terna, mai da quella da cui ha scelto il primo.
    .title = La seconda scelta
rules-7-5 = Una carta palazzo si aggiunge al palazzo del suo colore in costruzione nella Città; se non c’è, ne inizia uno. { $word ->
        [bastion] Un Bastione diventa un Bastione
       *[tower] Una Torre diventa una Torre
    } della Città. La carta scelta non diventa mai mura e non si scarta mai.
    .title = Dove va la carta scelta
rules-7-6 = Un Jolly si aggiunge a un palazzo della Città in costruzione, e chi lo sceglie dice quale. Finché non ce n’è, i Jolly non si possono scegliere.
    .title = Un Jolly per la Città
rules-7-7 = Una scelta si salta se nessuna carta disponibile si può giocare, e solo allora: sono tutti Jolly e la Città non ha palazzi in costruzione. Può capitare soltanto alla seconda scelta.
    .title = Saltare una scelta
rules-7-8 = Un palazzo della Città con cinque carte è completato, e non porta punti a nessuno. La Città può poi iniziarne un altro di quel colore, e così averne più d’uno; ma mai due dello stesso colore in costruzione.
    .title = La Città completa un palazzo
rules-7-9 = Quando apri un palazzo, la Città conta come un altro giocatore: 1 punto per ogni carta di quel colore in costruzione e 2 punti per **ogni** palazzo completato di quel colore. I suoi palazzi non si aprono mai. { rules-the-bastions-first } della Città non portano niente a nessuno.
    .title = La Città alle feste
rules-7-10 =
    Per i numeri civici (5.4) la Città è un proprietario come i giocatori, con tutti i suoi palazzi.

    • Ha il più basso: il giocatore con il più alto guadagna 3 punti, che nessuno perde.
    • Ha il più alto: il giocatore con il più basso perde 3 punti, che nessuno riceve.
    • Ha tutti e due: non cambia niente.

    I numeri della Città non contano altrove, né per l’ordine del turno né per i pareggi.
    .title = I numeri civici della Città
rules-7-11 = La Città non ha punti e non ha posto in classifica.
    .title = La Città non può vincere

# In che cosa le edizioni differiscono qui.
rules-compare-lowest = Il numero civico più basso si cerca su
rules-compare-highest = Il numero civico più alto si cerca su
rules-compare-street-every = tutti i palazzi
rules-compare-street-under_construction = i palazzi in costruzione
rules-compare-street-opened = i palazzi aperti
