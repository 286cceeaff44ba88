replay-lead = Mostra una partita dal suo file, mossa per mossa.
replay-choose = Scegli il file della partita
replay-or-drop = Oppure trascina un file in questa pagina.
replay-drop = Lascia qui il file della partita
replay-paste = Oppure incolla il testo
replay-paste-empty = Prima incolla il testo del file della partita.
replay-show = Mostra
replay-too-large = Questo file è troppo grande per una partita.
replay-invalid = Questo file di partita non si può mostrare:
replay-another = Un altro file
replay-to-table = Al tavolo
replay-share = Copia il link a questo passo
replay-share-short = Copia il link
replay-beside = Punteggio e cronaca
replay-controls = Comandi del replay
replay-choices = Turno, posto e velocità
replay-step = Passo
replay-position = { $chapter } · { $step } di { $steps }{ $moved ->
    [yes] {" "}· { $name }
   *[no] {""}
}{ $within ->
    [yes] {" "}· azione { $part } di { $parts }
   *[no] {""}
}
replay-chapter-start = Carte iniziali
replay-chapter-round = Turno { $turn }
replay-chapter-end = Punteggio finale
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-previous-part = Un’azione indietro
replay-next-part = Un’azione avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-turn = Vai a
replay-seat = Visto da
replay-speed = Velocità
replay-times = { $n }×
replay-keys = Tasti
replay-keys-title = I tasti del replay
replay-keys-play = avvia o metti in pausa
replay-keys-next = un passo avanti
replay-keys-previous = un passo indietro
replay-keys-next-part = un’azione avanti: una festa, una terna, una carta
replay-keys-previous-part = un’azione indietro
replay-keys-first = all’inizio
replay-keys-last = alla fine
replay-keys-seats = mostra in grande il Quartiere di quel giocatore
replay-keys-help = mostra questi tasti
