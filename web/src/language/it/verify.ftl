# Se una partita è stata distribuita onestamente, passo per passo.
title-verify = Carte distribuite onestamente?
verify-lead = Prima della partita il server ha sigillato un segreto; i giocatori hanno aggiunto la loro parte di caso. Insieme decidono ogni carta. Qui si rifà tutto il calcolo.
verify-own-games = Le tue partite hanno già un link a questa verifica: vai alle tue partite.
verify-check = Verifica
verify-running = Calcolo in corso…
verify-values = I valori
verify-skipped = Non più esaminato.
verify-outcome-holds = Giusto:
verify-outcome-fails = Sbagliato:
verify-outcome-unknown = Non confrontato:

verify-verdict-fair = Le carte sono state distribuite onestamente
verify-verdict-fair-about = Nessuno ha scelto le carte, né il server né un giocatore. Il tuo browser lo ha calcolato da solo.
verify-verdict-unseen = Le carte derivano da questo sigillo
verify-verdict-unseen-about = Il tuo browser ha ricalcolato ogni carta. Dove manca la spunta non aveva nulla con cui confrontare: leggi che cosa c’è scritto.
verify-verdict-server = Per il server la distribuzione è onesta
verify-verdict-server-about = Lo ha verificato il server, non il tuo browser.
verify-verdict-unfair = Questo file non regge
verify-verdict-unfair-about = Un passo non torna. Lì c’è scritto che cosa significa.

verify-unreadable-no-record = Questo non è il file di una partita.
verify-unreadable-not-over = Questa partita non è finita. Il segreto viene svelato alla fine: solo allora si può verificare.
verify-unreadable-no-proof = Questo file non dice come sono state distribuite le carte, o non in modo sensato. Le partite che non vengono da un tavolo di questo server non si possono verificare.
verify-unreadable-unknown-scheme = Questa partita è stata distribuita in un modo che questa pagina non conosce. Ricarica la pagina: forse ce n’è una più recente.

verify-seal = Il sigillo di prima della partita
verify-seal-holds = { $noted ->
    [before] Prima dell’inizio il tuo browser ha annotato il sigillo del segreto del server. Nel file c’è lo stesso.
    [during] Mentre eri al tavolo, il tuo browser ha annotato il sigillo del segreto del server. Nel file c’è lo stesso.
   *[by-hand] Nel file c’è il sigillo che hai inserito.
}
verify-seal-fails = { $noted ->
    [by-hand] Nel file c’è un sigillo diverso da quello che hai inserito. O appartiene a un’altra partita, o il segreto è stato scambiato.
   *[other] Al tavolo il tuo browser ha annotato un sigillo diverso da quello del file. Il segreto è stato scambiato, o il file è stato modificato.
}
verify-seal-unknown = Questo browser non era al tavolo prima della fine, quindi non ha un sigillo con cui confrontare. Lo hai annotato tu?
verify-seal-by-hand = Il sigillo mostrato prima della partita
verify-seal-compare = Confronta
verify-secret = Il segreto dietro il sigillo
verify-secret-holds = Dopo la partita il server ha svelato il suo segreto. Dà esattamente questo sigillo: è dunque il segreto di prima della partita.
verify-secret-fails = Il segreto svelato non dà questo sigillo. Non è quello sigillato: può essere stato scelto dopo, per far uscire certe carte.
verify-chance = Il caso aggiunto dai giocatori
verify-chance-holds = { $n ->
    [0] Nessun giocatore ha aggiunto la sua parte di caso: ha deciso solo il segreto del server.
    [one] Un giocatore ha aggiunto la sua parte di caso, quando il sigillo era già fissato. Così il server non poteva conoscere le carte quando ha scelto il segreto.
   *[other] { $n } giocatori hanno aggiunto la loro parte di caso, quando il sigillo era già fissato. Così il server non poteva conoscere le carte quando ha scelto il segreto.
} { $own ->
    [yes] C’è anche quella aggiunta dal tuo browser.
   *[no] {""}
}
verify-chance-fails = Nel file non c’è una voce per ogni posto. La parte di qualcuno è stata tolta o aggiunta.
verify-chance-unknown = Quella aggiunta dal tuo browser non c’è. È giusto solo se hai lasciato il posto prima dell’inizio della partita.
verify-seed = Un solo numero da tutto questo
verify-seed-holds = Il segreto, il nome del tavolo e il caso dei giocatori vengono mescolati in un solo numero. Cambiando una sola cifra, tutte le carte sarebbero diverse.
verify-seed-fails = Questo è il file di un altro tavolo.
verify-deck = Il mazzo viene mescolato
verify-deck-holds = Questo numero decide l’ordine di tutte le { $n } carte. Chiunque mescoli con questo numero ottiene lo stesso ordine.
verify-deck-fails = Al mazzo di questo file mancano carte, o alcune ci sono due volte.
verify-hands = Le prime mani
verify-hands-holds = Quattro carte a ogni giocatore dalla cima di questo mazzo: proprio le mani del file.
verify-hands-fails = Le mani del file non sono quelle che dà questo mazzo. Le carte, o il caso dei giocatori, sono stati scambiati.
verify-triplets = Le prime terne
verify-triplets-holds = Le carte seguenti sono proprio le terne del primo turno.
verify-triplets-fails = Le prime terne del file non sono quelle che dà questo mazzo. Alcune carte sono state scambiate.
verify-stock = Tutte le altre carte
verify-stock-holds = Con lo stesso numero il resto è stato mescolato di nuovo. Nel file ogni carta è proprio in quest’ordine, anche quelle che nessuno ha visto.
verify-stock-fails = Le altre carte del file non sono nell’ordine che dà questo numero. Alcune carte sono state scambiate.
verify-moves = Mosse e punti
verify-moves-holds = Per questo il server ha rigiocato tutta la partita: ogni mossa segue le regole, ogni punto è giusto.
verify-moves-fails = Le carte sono giuste, ma la partita no, dice il server:
verify-moves-unknown = Ora il server non risponde. Le carte sono comunque giuste.
verify-server = Verificato dal server
verify-server-holds = I browser calcolano i sigilli solo nelle pagine con una connessione sicura (https), e questa non ce l’ha. Perciò il server ha verificato carte, mosse e punti.
verify-server-fails = I browser calcolano i sigilli solo nelle pagine con una connessione sicura (https), e questa non ce l’ha. Perciò ha verificato il server, che dice:
verify-server-unknown = I browser calcolano i sigilli solo nelle pagine con una connessione sicura (https), e questa non ce l’ha. Ora il server non risponde.

verify-value-seal = Sigillo nel file
verify-value-noted = Sigillo annotato
verify-value-secret = Segreto
verify-value-hash = Sigillo che ne risulta (SHA-256)
verify-value-table = Tavolo
verify-value-seed = Il numero
verify-value-order = Il mazzo dalla cima
verify-value-dealt = Come distribuite
verify-value-recorded = Nel file
