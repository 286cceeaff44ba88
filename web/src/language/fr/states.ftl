clock-turn-left = Reste pour ce tour :
clock-bank-left = Reste en réserve :
clock-bank = réserve
clock-warning = { $n ->
    [one] Il reste une seconde.
   *[other] Il reste { $n } secondes.
}
clock-long = { $unit ->
    [days] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
   *[hours] { $n } h
}
wait-chooses = choisit
wait-chooses-start = choisit ses cartes de départ
wait-picks-city = choisit une carte pour la Ville
wait-bot-thinks = réfléchit
wait-bot-instead = un bot joue en attendant
wait-resigned = a abandonné ; un bot joue
wait-paused = attend les joueurs
wait-not-here = pas là en ce moment
wait-since = { $unit ->
    [seconds] depuis { $n } s
    [minutes] depuis { $n } min
    [hours] depuis { $n } h
   *[days] { $n ->
        [one] depuis un jour
       *[other] depuis { $n } jours
    }
}
connection-first = Connexion…
connection-lost = Reconnexion…
connection-restarting = Le serveur redémarre…
connection-offline = Pas de connexion.
connection-safe = La table reste telle quelle. Rien n’est perdu.
connection-since = { $unit ->
    [seconds] ({ $n } s)
    [minutes] ({ $n } min)
    [hours] ({ $n } h)
   *[days] ({ $n } j)
}
connection-again = De nouveau en ligne.
away-title = Un bot joue à ta place.
away-about = Tu as quitté la table, ou ton temps est écoulé. Ta place t’attend, quand tu veux.
away-come-back = Reprendre la main
leave-title = Quitter la partie
leave-bot = Laisser ma place à un bot
leave-bot-about = Il joue pour toi. Reprends la main quand tu veux.
leave-resign = Abandonner
leave-resign-about = Tu perds : tu finis en dernière position, et un bot joue à ta place jusqu’au bout, pour les autres. Impossible de revenir.
leave-resign-sure = Oui, abandonner
leave-discard = Supprimer cette partie
leave-discard-about = Personne d’autre ne joue ici : la partie s’arrête sans résultat et disparaît de Continuer.
leave-discard-sure = Oui, supprimer
leave-hide = Retirer de Continuer
leave-hide-about = Sur cet appareil. Tu la retrouves toujours parmi tes parties.
leave-not = Continuer à jouer
paused-title = La partie est en pause
paused-about = Il n’y a personne à la table. La partie continue dès que tu reprends la main.
paused-watch-about = Plus personne ne joue à la table. La partie continue dès que quelqu’un revient.
dead-end-join = Tables ouvertes
refused-title = Cette table ne peut pas être affichée
refused-no-table = Ce lien ne mène nulle part
refused-closed-doors = Cette table ne t’est pas ouverte
refused-about = Le serveur n’a pas dit pourquoi.
closed-title = Cette table a été fermée
closed-about = Il n’y restait personne, ou elle a attendu des joueurs trop longtemps.
handover-pass = Passe l’appareil à { $name }
handover-secret = Que personne d’autre ne regarde : { $name } choisit en secret deux cartes sur quatre.
handover-turn = C’est à { $name } de jouer.
handover-take = Je suis { $name }
