rules-8-1 = I 3 punti dei numeri civici (5.4) si danno sempre per intero, anche se chi li dà ne ha di meno.
    .title = I punti possono scendere sotto zero
rules-8-2 = Un Jolly conta in tutto: per la grandezza del palazzo, come carta alle feste del colore di quel palazzo, con finestre e scudi e, se sta in cima, con il suo numero.
    .title = Un Jolly è una carta del suo palazzo
rules-8-3 = La carta { rules-bastion } si può anche posare coperta: è allora un tratto di mura, vuole due scudi come ogni altro, e non vale più come { rules-bastion }. Non conviene mai.
    .title = { rules-bastion } come mura
rules-8-4 = Se nessuno ha palazzi in costruzione, o nessuno ne ha di aperti, in questa edizione manca il numero più basso o il più alto, e 5.4 non cambia niente.
    .title = Senza palazzi, niente numeri civici
rules-8-5 = A parità, sia nell’ordine del turno (4.1) sia alla fine (5.5), contano solo i numeri visibili.
    .title = A parità contano i numeri visibili
rules-8-6 = Per mura e { rules-bastions } (5.3) contano i tuoi palazzi aperti, in ogni edizione. { $edition ->
        [citta-fr] Una frase del testo francese conterebbe quelli di tutti, contro il suo stesso esempio.
        [citta-ja] Il testo giapponese non dice di chi.
       *[other] { "" }
    }
    .title = Per le mura contano i propri palazzi aperti
rules-8-7 = Le mura stanno coperte, ma tutti hanno visto la carta quando la terna era sul tavolo. Chiunque può quindi sapere quale sia.
    .title = Le mura non sono un segreto
rules-8-8 =
    I segreti sono tutti qui. Il resto è sempre noto a tutti, punti compresi.

    • Le tue quattro carte e quali due scegli: le conosci solo tu fino alla rivelazione (3.5).
    • Le tue due carte non scelte: le conosci solo tu fino alla fine della partita{ $two ->
        [yes] ; in due, finché non fondano la Città (7.1)
       *[no] { "" }
    }.
    • L’ordine del mazzo e le carte { $hands ->
        [deck] tolte senza guardarle, e i Bastioni rimpiazzati nelle mani
       *[palaces] che non escono mai
    }: non li conosce nessuno.

    { $faceUp ->
        [yes] { "" }
       *[no] Le prime terne sono segrete per tutti finché non si girano dopo la rivelazione (3.3).
    }

    Quali carte non si sono ancora viste è noto a tutti. Ciò che decidi nel tuo turno resta nascosto finché non confermi, così puoi ripensarci.
    .title = Che cosa è segreto, e fino a quando
rules-8-9 = Ogni decisione la prende un giocatore, anche quando c’è una sola possibilità. Ciò che non lascia scelta non è una decisione e avviene da sé: la distribuzione, la rivelazione, l’ordine, le aperture finali e tutto il conteggio dei punti.
    .title = Nessuna decisione è automatica
rules-8-10 = Il testo francese annuncia tre possibilità per una carta e ne elenca cinque: valgono tutte e cinque. Per i numeri civici parla di palazzi in costruzione e finiti; anche un palazzo aperto è finito, perciò contano tutti.
    .title = Come leggiamo il testo francese

rules-9-1 = Cinque giocatori. { $anna } apre il suo palazzo rosso. { $bice } ne ha uno rosso di due carte in costruzione, { $carlo } uno di una carta, { $dora } uno completato e non aperto, { $elio } uno aperto. { $anna } fa { $party1 } + { $party2 } + { $party3 } + { $party4 } = **{ $partyTotal } punti**. Se { $dora } avesse già aperto il suo, sarebbero { $partyWithoutClosed }.
    .title = Esempio: una festa
rules-9-2 = Hai { $walls } tratti di mura, { $bastionCount } { rules-bastion } e { $openedCount } palazzi aperti. Con { $shieldsNeeded } o più scudi in costruzione fai ({ $walls } + { $bastionCount }) × { $openedCount } = **{ $wallPoints } punti**. Con { $shieldsTooFew } o meno non fai niente, né per le une né per { $word ->
        [bastion] l’altro
       *[tower] l’altra
    }.
    .title = Esempio: mura e { rules-bastions }
rules-9-3 =
    Prime terne e mazzo insieme sono esattamente le carte di tutti i turni: turni × terne × 3, cioè { $all3 } in due o tre e { $all4 } in quattro o cinque.

    • In due: { $deck } − 8 − { $removed2 } = { $all3 }, perché tutte e otto le carte delle mani lasciano il mazzo.
    • In tre: { $deck } − 6 − { $removed3 } = { $all3 }.
    • In quattro: { $deck } − 8 − { $removed4 } = { $all4 }.
    • In cinque: { $deck } − 10 − { $removed5 } = { $all4 }.

    La Celebrazione aggiunge tre carte e ne toglie altre tre.
    .title = Esempio: l’aritmetica delle carte
