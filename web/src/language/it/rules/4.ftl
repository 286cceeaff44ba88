rules-4-1 =
    All’inizio di ogni turno gioca per primo chi ha **più scudi** sui palazzi in costruzione, e così via. A parità precede chi ha il **numero visibile più alto**: di ognuno conta il maggiore, dovunque stia quel palazzo.

    Mura, { rules-bastions } e scudi dei palazzi completati e aperti non contano. L’ordine resta poi fermo per tutto il turno, qualunque cosa si costruisca.

    In quest’ordine ognuno apre palazzi (4.2), prende una terna (4.5) e ne gioca le carte (4.6). Nessuno decide prima che tocchi a lui.
    .title = Ordine del turno
rules-4-2 =
    Prima di prendere una terna puoi aprire quanti vuoi dei tuoi palazzi completati, anche nessuno. Ognuno passa fra gli *aperti*, dove resta fino alla fine della partita, e la sua festa fa punti subito (4.3).

    Un palazzo dà una festa sola. Se ne apri più d’uno, l’ordine non cambia i punti.
    .title = Aprire palazzi
    .tip = Aspettare rende finché gli altri costruiscono in quel colore. Ti costa punti se aprono il loro prima di te.
rules-4-3 =
    Fai punti per il **colore** del palazzo che apri, nei Quartieri di tutti gli altri{ $two ->
        [yes] {" "}e nella Città (7.9)
       *[no] { "" }
    }:

    • **1 punto per ogni carta** di un palazzo di quel colore in costruzione;
    • **2 punti** per un palazzo di quel colore completato ma non aperto, qualunque sia il numero delle sue carte;
    • **niente** per uno aperto.

    Le tue carte, le mura, { rules-the-bastions } e gli altri colori non portano niente. Nessuno perde niente.
    .title = Quanto porta una festa
rules-4-4 = Prima si apre, poi si gioca. Perciò un palazzo completato in questo turno si può aprire al più presto nel tuo prossimo turno, o nelle aperture finali (5.2). Nel primo turno nessuno ha niente da aprire.
    .title = Si apre al più presto nel turno dopo
rules-4-5 = Devi prendere una delle terne ancora sul tavolo. Non puoi passare, né prendere carte singole.
    .title = Prendere una terna
    .tip = Guarda anche che cosa lasci: il prossimo giocatore forse aspetta proprio quel colore.
rules-4-6 =
    Gioca tutte e tre le carte della terna, una dopo l’altra, nell’ordine che vuoi. I modi di giocare una carta sono cinque:

    • **iniziare** un palazzo (4.7),
    • **aggiungere** un piano a un palazzo (4.8),
    • posarla coperta come tratto di **mura** (4.10),
    • costruire **{ rules-a-bastion }** (4.11),
    • **scartarla** (4.12).

    Ciò che una carta cambia vale già per la seguente: un palazzo iniziato con la prima carta può crescere con la seconda. Niente si tiene per dopo, e prima che le tre carte siano giocate non si fa altro: nessuna seconda terna, nessuna apertura.
    .title = Giocare le tre carte
rules-4-7 = Posa una carta palazzo in costruzione, come primo piano di un nuovo palazzo, se non hai palazzi di quel colore da nessuna parte (4.13). { $celebration ->
        [yes] Con { rules-bastions } e Jolly non si iniziano palazzi.
       *[no] Con { rules-the-bastions } non si iniziano palazzi.
    }
    .title = Iniziare un palazzo
rules-4-8 = Posa una carta palazzo sul tuo palazzo dello stesso colore in costruzione. Il suo numero è ora quello visibile. Non si aggiunge mai niente a un palazzo completato o aperto, di un altro colore o di qualcun altro.
    .title = Aggiungere un piano
rules-4-9 = Un palazzo che ha tutte le sue carte (1.3) è completo all’istante. Fai **1 punto per ogni finestra** delle sue carte e il palazzo passa fra i *completati*. I suoi scudi non contano più, né per l’ordine del turno né per le mura.
    .title = Completare un palazzo
    .tip = Un palazzo pieno di scudi può valere di più se resta in costruzione: ti porta avanti e regge le tue mura.
rules-4-10 = { $wall ->
        [yes] Qualunque carta si può posare coperta
       *[no] Qualunque carta palazzo, ma non { rules-a-bastion }, si può posare coperta
    } fra i *completati* come tratto di mura, e da allora non è altro. Il colore non importa, nemmeno se hai già quel palazzo. Non c’è limite. Le mura fanno punti alla fine (5.3), se ci sono **due scudi per tratto**.{ $wall ->
        [yes] {" "}Anche { rules-a-bastion } può diventare un tratto di mura (8.3).
       *[no] { "" }
    }
    .title = Le mura della città
rules-4-11 = La carta { rules-bastion } si può posare a faccia in su fra i *completati*. Fa punti alla fine insieme alle tue mura (5.3) e non ha bisogno di scudi. Nessun’altra carta si gioca così, e { rules-a-bastion } non fa mai parte di un palazzo.
    .title = { rules-the-bastions-first } si costruiscono a faccia in su
rules-4-12 = Ogni carta si può scartare, anche se si potrebbe giocare altrimenti. Esce dal gioco.
    .title = Scartare
rules-4-13 = In tutta la partita hai al massimo un palazzo per colore. Completarlo o aprirlo non libera il colore: le carte seguenti di quel colore possono solo diventare mura o essere scartate.
    .title = Un palazzo per colore
rules-4-14 = Quando tutti hanno giocato{ $two ->
        [yes] , in due anche per la Città (7.3),
       *[no] ,
    } le carte rimaste sul tavolo si scartano. Se restano turni, dal mazzo si posano nuove terne a faccia in su, e il turno seguente comincia con un nuovo ordine (4.1).
    .title = La fine di un turno

# In che cosa le edizioni differiscono qui.
rules-compare-wall = { $word ->
    [bastion] Un Bastione si può posare coperto come mura
   *[tower] Una Torre si può posare coperta come mura
}
rules-compare-wall-yes = sì
rules-compare-wall-no = no
