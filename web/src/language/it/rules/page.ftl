rules-title = Come si gioca
rules-lead = { $edition ->
    [city-of-games] Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura. Queste sono le regole dell’edizione del 2013.
    [citta-en] Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura. Queste sono le regole di Lucca Città secondo il testo inglese.
    [citta-fr] Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura. Queste sono le regole di Lucca Città secondo il testo francese.
    [citta-ja] Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura. Queste sono le regole di Lucca Città secondo il testo giapponese.
   *[other] Innalza palazzi, dai la festa più bella e tieni in piedi le tue mura. Queste sono le regole di { $title }.
}
rules-editions-nav = Edizione
rules-contents = Indice
rules-print = Stampa
rules-link-to = Link a { $clause }
rules-other-edition = L’articolo { $clause } appartiene a un’altra edizione:
rules-no-clause = L’articolo { $clause } non esiste.
rules-tip = Consiglio
rules-elsewhere = Altre edizioni

rules-minute = In un minuto
rules-minute-goal = Sei a capo di una famiglia di Lucca. Le carte diventano piani di palazzi, e i palazzi portano punti tre volte: per le finestre quando sono **completati**, per una festa quando vengono **aperti**, e alla fine, quando ogni palazzo aperto moltiplica il valore delle tue **mura**.
rules-minute-turn = Un turno ha tre passi. Poi tocca al giocatore seguente; quando tutti hanno giocato comincia un nuovo turno, con un nuovo ordine.
rules-minute-open = Apri
rules-minute-open-text = Dai una festa nei palazzi che hai completato in precedenza. Fai punti per quel colore nei Quartieri di tutti gli altri.
rules-minute-take = Prendi
rules-minute-take-text = Scegli una delle terne sul tavolo.
rules-minute-play = Gioca
rules-minute-play-text = Trova un posto a ognuna delle tre carte: palazzo, mura, { rules-bastion } o scarto.

rules-section-1 = Questa edizione
rules-section-2 = Le carte
rules-section-3 = Preparazione
rules-section-4 = Un turno
rules-section-5 = La fine
rules-section-6 = La Celebrazione
rules-section-7 = Due giocatori: la Città di Lucca
rules-section-8 = Casi particolari
rules-section-9 = Esempi
rules-section-compare = Le edizioni a confronto

rules-section-1-lead = Chi può giocare, e quanto dura.
rules-section-2-lead = Una carta è un piano di palazzo: tutto ciò che conta è sulla facciata.
rules-section-3-lead = Quattro carte in mano, due per cominciare.
rules-section-4-lead = Apri ciò che è finito, prendi tre carte e trova un posto a ognuna.
rules-section-5-lead = Le ultime feste, poi le mura, poi i numeri civici.
rules-section-6-lead = Una variante con cinque carte dorate. Tutto il resto rimane com’è.
rules-section-7-lead = In due valgono le regole per tre: 4 terne, palazzi di 5 carte, 7 turni. Un terzo Quartiere, la Città di Lucca, non ha turni, non apre niente e non fa punti, ma conta alle tue feste.
rules-section-8-lead = Dove i testi pubblicati tacciono o si contraddicono, noi giochiamo così.
rules-section-9-lead = Le stesse regole, in cifre.
rules-section-compare-lead = Del gioco sono usciti quattro testi. Ecco tutto ciò in cui differiscono; il resto è uguale.
rules-compare-caption = Le edizioni, punto per punto
rules-compare-point = Punto
rules-compare-this = questa edizione
