the-city = la Ville

order-title = Ordre de ce tour
order-final-title = Ordre final
order-turn = Tour { $turn } sur { $turns }
order-turn-word = Tour
order-start = Cartes de départ
order-over = Partie terminée
order-why = Pourquoi cet ordre ?
order-place = { $place }. { $name } : { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, plus grand numéro de rue { $number }
order-has-played = a joué
order-decides = doit décider
order-decides-you = à toi
order-waits = doit encore jouer
order-rule = Joue en premier celui qui a le plus de boucliers sur ses palais en construction. À égalité, le plus grand numéro de rue décide.
order-by-shields = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
order-by-number = À égalité de boucliers avec { $other }, mais { $number } dépasse { $otherNumber }.

score-title = Si tout s’arrêtait là
score-title-final = Score final
score-title-would-be = Score final, si tu valides
score-windows = Fenêtres
score-parties = Fêtes
score-walls = Remparts
score-street = Numéro de rue
score-value = { $points }
score-total = Total
score-explain = Où en est { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
score-windows-of = Palais { $colour } : { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
}
score-windows-none = Aucun palais achevé pour l’instant.
score-parties-had = Fête du palais { $colour }, tour { $turn }
score-parties-final = Fête du palais { $colour }, ouvertures finales
score-parties-unconfirmed = { $n ->
    [one] Fête du palais { $colours }, à valider
   *[other] Fêtes des palais { $colours }, à valider
}
score-parties-coming = { $n ->
    [one] Fête du palais { $colours } à la fin
   *[other] Fêtes des palais { $colours } à la fin
}
score-parties-none = Aucune fête pour l’instant, ni à venir.
score-walls-none = { $word ->
    [bastion] Ni rempart ni Bastion.
   *[tower] Ni rempart ni tour.
}
score-walls-fell = { $missing ->
    [one] Il manque un bouclier ({ $shields }/{ $needed }) : les remparts ne rapportent rien.
   *[other] Il manque { $missing } boucliers ({ $shields }/{ $needed }) : les remparts ne rapportent rien.
}
score-street-highest = { $you ->
    [yes] Tu as
   *[no] { $name } a
} le plus grand numéro de rue.
score-street-lowest = { $you ->
    [yes] Tu as
   *[no] { $name } a
} le plus petit numéro de rue.
score-street-none = Ni le plus grand ni le plus petit numéro de rue.

panel-log = Journal
panel-chat = Discussion
chat-unread = { $n ->
    [one] { $n } non lu
   *[other] { $n } non lus
}
chat-empty = Personne n’a encore rien dit.
chat-placeholder = Dis quelque chose…
chat-send = Envoyer
chat-left = { $n ->
    [one] encore { $n } caractère
   *[other] encore { $n } caractères
}
chat-too-long = { $n ->
    [one] { $n } caractère de trop
   *[other] { $n } caractères de trop
}
chat-placeholder-spectator = Écris aux autres spectateurs…
chat-spectator = spectateur
chat-spectator-about = Les joueurs ne pourront lire ceci qu’après la partie.
chat-mute = Masquer { $name }
chat-unmute = Afficher de nouveau { $name }
chat-muted-line = Masqué
chat-said = { $name } dit : { $text }
