end-wins = { $you ->
    [yes] Tu as gagné !
   *[no] { $name } gagne
}
end-how = { $opened ->
    [0] Aucun palais ouvert
    [one] Un palais ouvert
   *[other] { $opened } palais ouverts
}{ $walls ->
    [0] {""}
    [one] , un rempart qui a tenu
   *[other] , { $walls } remparts qui ont tenu
}, { $margin ->
    [0] et le plus grand numéro de rue a tranché contre { $second }.
    [one] et un point d’avance sur { $second }.
   *[other] et { $margin } points d’avance sur { $second }.
}
end-resigned = { $name } (abandon)
end-how-resigned = { $name } a abandonné.
end-standing = Classement
end-settling = Le décompte final
end-settling-about = Les portes s’ouvrent, on compte remparts et numéros de rue.
end-skip = Afficher le résultat
end-settled = Comment tout s’est joué
end-part-openings = Ouvertures finales
end-part-walls = Remparts
end-part-street = Numéros de rue
end-opened = ouvre le palais { $colour } : { $sources }
end-opened-nothing = ouvre le palais { $colour } : personne ne vient
end-nothing-opened = Il ne restait aucun palais à ouvrir.
end-highest = le plus grand, { $number }
end-lowest = le plus petit, { $number }
end-sources = Points par origine
end-history = Le score au fil de la partie
end-history-about = Le score de chacun après chaque tour ; le même en tableau ci-dessous.
end-chart-end = fin
end-as-table = En tableau
end-player = Nom
end-best-party = Meilleure fête
end-most-windows = Le plus de fenêtres
end-most-shields = Le plus de boucliers
end-rematch = Revanche
end-join-rematch = Aller à la revanche
end-watch-rematch = Regarder la revanche
end-rematch-offered = { $name } propose une revanche
end-rematch-reserved = Ta place est réservée jusqu’à { $time }.
end-rematch-join = Rejoindre
end-rematch-decline = Non merci
end-review = Revoir la partie
end-download = Télécharger
end-share = Partager
end-share-text = { $points ->
    [one] { $name } a gagné une partie de Lucca avec { $points } point.
   *[other] { $name } a gagné une partie de Lucca avec { $points } points.
}
end-link-copied = Le lien de la partie est dans le presse-papiers.
end-picture = Image du résultat
end-verify = Vérifier la donne
