log-subject = { $you ->
    [yes] Tu
    [city] La Ville
   *[no] { $name }
}
log-comma = {", "}
log-heading-waiting = Avant la partie
log-heading-start = Cartes de départ
log-heading-round = Tour { $turn }
log-heading-end = La fin
log-order = Ordre : { $names }
log-empty = Il ne s’est encore rien passé.
log-by-bot = joué par un bot
log-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
log-show-cards = Voir les cartes
log-to-latest = Aux derniers coups
log-again = Revoir ce tour
log-again-of = Revoir ce tour : { $name }
again-title = { $name } : le tour, encore une fois
again-cards = Les cartes de ce tour
again-before = Avant
again-after = Après
again-once-more = Encore une fois

log-sat = { $name } prend place à la table.
log-left = { $you ->
    [yes] Tu as quitté la table.
   *[no] { $name } a quitté la table.
}
log-left-game = { $you ->
    [yes] Tu as quitté la partie. Un bot joue à ta place jusqu’à ton retour.
   *[no] { $name } a quitté la partie. Un bot joue jusqu’à son retour.
}
log-released = Une place réservée est désormais ouverte à tous.
log-removed = L’hôte a retiré { $name } de la table.
log-readmitted = { $name } peut de nouveau s’asseoir.
log-bot-seated = { $name } prend place, un bot ({ $level }).
log-seat-opened = Un bot est parti ; sa place est de nouveau libre.
log-started = La partie a commencé.
log-timed-out = { $you ->
    [yes] Ton temps est écoulé. Un bot joue à ta place jusqu’à ton retour.
   *[no] { $name } n’a plus de temps. Un bot joue jusqu’à son retour.
}
log-returned = { $you ->
    [yes] Te voilà de retour.
   *[no] { $name } est de retour.
}
log-resigned = { $you ->
    [yes] Tu as abandonné. Un bot joue à ta place jusqu’au bout.
   *[no] { $name } a abandonné. Un bot joue à sa place jusqu’au bout.
}
log-interrupted = { $minutes ->
    [one] Le serveur n’a pas répondu pendant une minute, qui ne compte pour personne.
   *[other] Le serveur n’a pas répondu pendant { $minutes } minutes, qui ne comptent pour personne.
}
log-rematch-made = Une revanche est prête.
log-closed = La table a été fermée.

log-kept = { $you ->
    [yes] as choisi deux cartes de départ
   *[no] a choisi deux cartes de départ
}
log-revealed = { $you ->
    [yes] commences avec { $cards }
   *[no] commence avec { $cards }
}
log-opened = { $you ->
    [yes] as ouvert le palais { $colour } : { $sources }
   *[no] a ouvert le palais { $colour } : { $sources }
}
log-opened-for-nothing = { $you ->
    [yes] as ouvert le palais { $colour } : personne n’est venu
   *[no] a ouvert le palais { $colour } : personne n’est venu
}
log-source = { $points } grâce à { $you ->
    [yes] toi
    [city] la Ville
   *[no] { $name }
}
log-took = { $you ->
    [yes] as pris { $cards } : { $plays }
   *[no] a pris { $cards } : { $plays }
}
log-took-only = { $you ->
    [yes] as pris { $cards }
   *[no] a pris { $cards }
}
log-completed = { $you ->
    [yes] as achevé le palais { $colour }
   *[no] a achevé le palais { $colour }
}, { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
}
log-city-picked = { $you ->
    [yes] as choisi { $cards } pour la Ville : { $plays }
   *[no] a choisi { $cards } pour la Ville : { $plays }
}
log-city-skipped = { $you ->
    [yes] n’avais aucune carte à choisir pour la Ville
   *[no] n’avait aucune carte à choisir pour la Ville
}
log-city-completed = le palais { $colour } de la Ville est achevé
log-play-start = { $colour } commencé
log-play-add = { $colour } { $storeys }/{ $size }
log-play-wall = { $n ->
    [one] un rempart
   *[other] { $n } remparts
}
log-play-bastion = { $word ->
    [bastion] un Bastion
   *[tower] une tour
}
log-play-discard = { $n ->
    [one] une carte défaussée
   *[other] { $n } cartes défaussées
}
log-card = { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} { $number }
log-wild = Joker
log-bastion-card = { $word ->
    [bastion] Bastion
   *[tower] tour
}
log-walls-none = { $you ->
    [yes] n’as pas de rempart
   *[no] n’a pas de rempart
}
log-walls-held = { $bastions ->
    [0] { $walls ->
        [one] { $walls } rempart
       *[other] { $walls } remparts
    }
   *[other] ({ $walls ->
        [one] { $walls } rempart
       *[other] { $walls } remparts
    } + { $word ->
        [bastion] { $bastions ->
            [one] { $bastions } Bastion
           *[other] { $bastions } Bastions
        }
       *[tower] { $bastions ->
            [one] { $bastions } tour
           *[other] { $bastions } tours
        }
    })
} × { $opened } { $opened ->
    [one] ouvert
   *[other] ouverts
} · boucliers { $shields }/{ $needed }
log-walls-fell = { $walls ->
    [one] { $walls } rempart sans soutien
   *[other] { $walls } remparts sans soutien
} : boucliers { $shields }/{ $needed }
log-street-highest = { $you ->
    [yes] as le numéro de rue le plus grand, { $number }
   *[no] a le numéro de rue le plus grand, { $number }
}
log-street-lowest = { $you ->
    [yes] as le numéro de rue le plus petit, { $number }
   *[no] a le numéro de rue le plus petit, { $number }
}
log-street-nothing = Les numéros de rue ne changent rien.
log-won = { $you ->
    [yes] gagnes
   *[no] gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
