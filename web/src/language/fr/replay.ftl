replay-lead = Revois une partie coup par coup, à partir de son fichier.
replay-choose = Choisir un fichier de partie
replay-or-drop = Ou dépose un fichier n’importe où sur cette page.
replay-drop = Dépose le fichier de partie ici
replay-paste = Ou colle son texte
replay-paste-empty = Colle d’abord le texte d’un fichier de partie.
replay-show = Afficher
replay-too-large = Ce fichier est trop gros pour une partie.
replay-invalid = Ce fichier de partie ne peut pas être affiché :
replay-another = Un autre fichier
replay-to-table = À la table
replay-share = Copier le lien vers cette étape
replay-share-short = Copier le lien
replay-beside = Score et journal
replay-controls = Commandes de lecture
replay-choices = Tour, place et vitesse
replay-step = Étape
replay-position = { $chapter } · { $step } sur { $steps }{ $moved ->
    [yes] {" "}· { $name }
   *[no] {""}
}{ $within ->
    [yes] {" "}· action { $part } sur { $parts }
   *[no] {""}
}
replay-chapter-start = Cartes de départ
replay-chapter-round = Tour { $turn }
replay-chapter-end = Score final
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-previous-part = Une action en arrière
replay-next-part = Une action en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-turn = Aller à
replay-seat = Vu par
replay-speed = Vitesse
replay-times = { $n }×
replay-keys = Touches
replay-keys-title = Les touches de la lecture
replay-keys-play = lecture ou pause
replay-keys-next = une étape en avant
replay-keys-previous = une étape en arrière
replay-keys-next-part = une action en avant : une fête, un triplet, une carte
replay-keys-previous-part = une action en arrière
replay-keys-first = au début
replay-keys-last = à la fin
replay-keys-seats = afficher en grand le Quartier de ce joueur
replay-keys-help = afficher ces touches
