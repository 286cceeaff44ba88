rules-1-1 =
    Stai leggendo le regole di { rules-edition-name }. { $two ->
        [yes] Giocano da due a cinque persone; in due, al tavolo siede anche la Città di Lucca (7.3).
       *[no] Giocano da tre a cinque persone; altri numeri non sono possibili.
    }

    Raccontiamo le regole con parole nostre. Questa è un’edizione non ufficiale, fatta da giocatori, e non sostituisce alcun regolamento.
    .title = Edizioni e numero di giocatori
rules-1-2 = La Celebrazione (6.2) è un’opzione di Lucca: The City of Games!, con qualunque numero di giocatori. Le altre edizioni non hanno né la variante né le sue carte.
    .title = La Celebrazione appartiene a una sola edizione
rules-1-3 =
    Dal numero di giocatori dipendono la grandezza dei palazzi, il numero dei turni e quello delle terne sul tavolo.

    Le terne sono una in più dei giocatori, così anche l’ultimo può scegliere.{ $two ->
        [yes] {" "}In due sono due in più: da quelle che restano si sceglie per la Città (7.3).
       *[no] { "" }
    }
    .title = Che cosa dipende dal numero di giocatori

rules-2-1 =
    Sono 96, 16 per ciascuno dei sei colori. Su una carta vedi:

    • le **finestre**: un punto ciascuna quando il palazzo è completato (4.9);
    • gli **scudi**: ti fanno giocare prima (4.1) e reggono le tue mura (5.3), ma solo finché il palazzo è in costruzione;
    • il **numero civico**, che nessun’altra carta ha: risolve i pareggi e conta ancora una volta proprio alla fine (5.4);
    • il **colore**: dice a quale palazzo va la carta. Puoi avere un solo palazzo per colore (4.13).
    .title = Carte palazzo
rules-2-2 = Ci sono 4 { rules-bastions }, senza colore, senza scudi né finestre e senza numero. Si costruiscono a faccia in su e fanno punti insieme alle tue mura (5.3). { rules-own-words }
    .title = { rules-bastions }
rules-2-3 =
    Cinque carte con il numero dorato servono solo nella Celebrazione:

    • tre **Jolly**, con i numeri 10, 20 e 500, che hanno scudi e finestre ma nessun colore proprio;
    • due **carte palazzo dorate**, ciascuna di uno dei sei colori; nel nostro mazzo una verde e una arancione.

    Un mazzo senza carte speciali non può servire per la Celebrazione.
    .title = Carte speciali
rules-2-4 =
    Puoi giocare con un mazzo tuo, per esempio con le carte vere della tua scatola. Un mazzo ha

    • sei colori di 16 carte palazzo ciascuno, e 4 { rules-bastions };
    • numeri da 1 in su, nessuno due volte nella stessa partita;
    • su ogni carta quante finestre e quanti scudi si vuole, anche nessuno;
    • tutte e cinque le carte speciali o nessuna; se le ha, anche le carte palazzo 10 e 20.

    Un mazzo che non rispetta uno di questi punti viene rifiutato in blocco, e ti diciamo perché.
    .title = Un mazzo
rules-2-5 =
    Nessun regolamento riporta l’elenco delle carte. Chi possiede il gioco riferisce che finestre e scudi di una carta palazzo, sommati, fanno tre, e che i numeri arrivano fino a cento circa. Il nostro mazzo standard è il più semplice che vi corrisponda: è una **ricostruzione**, non il mazzo stampato.

    Le sue carte palazzo vanno da 1 a 96. Ogni colore ha quattro carte con zero, quattro con uno, quattro con due e quattro con tre scudi, sparse fra numeri bassi e alti.
    .title = Il mazzo standard è ricostruito
rules-2-6 =
    Ognuno ha un Quartiere con tre spazi:

    • **in costruzione** stanno i palazzi non ancora finiti;
    • **completati** sono quelli che aspettano la loro festa; qui stanno anche mura e { rules-bastions };
    • **aperti** sono quelli in cui la festa c’è già stata.

    Ogni Quartiere ha il suo Stemma. Messi in fila, gli Stemmi mostrano l’ordine del turno.
    .title = Quartieri e Stemmi

rules-3-1 = Solo con la Celebrazione: le carte palazzo 10 e 20 escono dal gioco ed entrano le cinque carte speciali. Il mazzo ha allora 103 carte invece di 100.
    .title = Il cambio di carte della Celebrazione
rules-3-2 =
    Si mescola il mazzo e ricevi quattro carte che vedi solo tu. { $hands ->
        [deck] Un Bastione che capita in una mano resta da parte fino al rimescolamento (3.6) e la carta seguente ne prende il posto, più volte se occorre: in mano non ne resta mai.
       *[palaces] Le quattro Torri sono state tolte prima e restano da parte fino al rimescolamento (3.6).
    }
    .title = Le prime mani
rules-3-3 =
    Con le carte rimaste si formano le terne del primo turno, di tre carte ciascuna. { $faceUp ->
        [yes] Stanno a faccia in su mentre scegli le carte iniziali: prima dacci un’occhiata.
       *[no] Stanno **coperte** mentre scegli le carte iniziali e si girano dopo la rivelazione.
    } { $hands ->
        [deck] Possono contenere { rules-a-bastion }.
       *[palaces] Non contengono { rules-no-bastion }.
    }
    .title = Le prime terne
rules-3-4 =
    Tieni due delle tue quattro carte e di’ quale si posa per prima: conta se hanno lo stesso colore. Le altre due si mettono da parte coperte.

    Tutti scelgono in segreto e insieme. Vedi che qualcuno ha scelto, ma non che cosa.
    .title = Scegliere due carte iniziali
    .tip = Due carte dello stesso colore avviano bene un palazzo; due colori lasciano più porte aperte. Con gli scudi scegli prima.
rules-3-5 =
    Quando tutti hanno scelto, le carte scelte si mostrano insieme e vanno in costruzione. Due carte dello stesso colore formano un palazzo, la seconda sopra; se i colori sono due, i palazzi sono due.

    Da qui in poi, e ovunque, le carte di un palazzo si sovrappongono. Finestre e scudi restano tutti in vista, ma di numeri se ne vede uno solo: quello dell’ultima carta posata. È il **numero visibile** del palazzo.
    .title = La rivelazione
rules-3-6 =
    { $hands ->
        [deck] Le carte non scelte (non in due, 7.1) e i Bastioni messi da parte tornano nel mazzo. Lo si rimescola e si tolgono, senza guardarle, tante carte quante ne indica la tabella: le altre bastano esattamente per tutti i turni.
       *[palaces] Le carte non scelte e le quattro { rules-bastions } tornano nel mazzo, che si rimescola. Non si toglie niente; in tre le ultime { $unreached3 } carte, e in quattro le ultime { $unreached4 }, semplicemente non escono mai.
    }
    .title = Rimescolare e togliere

# In che cosa le edizioni differiscono qui.
rules-compare-players = Giocatori
rules-compare-players-says = da { $least } a { $most }
rules-compare-celebration = Si può giocare la Celebrazione
rules-compare-celebration-yes = sì
rules-compare-celebration-no = no
rules-compare-word = Le quattro carte senza colore si chiamano
rules-compare-hands = Prime mani e prime terne vengono da
rules-compare-hands-deck = tutto il mazzo; un Bastione in mano si rimpiazza
rules-compare-hands-palaces = le sole carte palazzo
rules-compare-first = Le prime terne possono contenere { rules-a-bastion }
rules-compare-first-deck = sì
rules-compare-first-palaces = no
rules-compare-faceUp = Mentre si scelgono le carte iniziali, le prime terne stanno
rules-compare-faceUp-yes = a faccia in su
rules-compare-faceUp-no = coperte
rules-compare-back = Tornano nel mazzo
rules-compare-back-deck = le carte non scelte (non in due) e i Bastioni rimpiazzati
rules-compare-back-palaces = le carte non scelte e le quattro Torri
rules-compare-removed = Tolte senza guardarle
rules-compare-removed-none = nessuna
rules-compare-removed-item = in { $players }: { $count }
rules-compare-removedCelebration = Tolte senza guardarle con la Celebrazione
rules-compare-removedCelebration-none = –
