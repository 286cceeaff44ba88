waiting-title = Chez { $name }
waiting-seats = Places
waiting-open-count = { $n ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $n } personnes.
}
waiting-all-here = Toutes les places sont prises.
waiting-open-seat = Place libre
waiting-open-seat-about = pour qui a le lien
waiting-reserved-for = Réservée à { $name }
waiting-reserved-until = depuis la partie précédente, jusqu’à { $time }
waiting-reserved-for-you = Ta place
waiting-release = Ouvrir à tous
waiting-all-reserved = Les places libres sont réservées à ceux qui viennent de jouer. Si personne ne vient, tu pourras t’asseoir ici.
waiting-removed-you = L’hôte t’a retiré de cette table.
waiting-removed-you-about = Tu ne peux t’asseoir de nouveau que si l’hôte te laisse revenir.
waiting-removed = Hors de la table : { $name }
waiting-readmit = Laisser revenir
waiting-level-of = Niveau du bot à la place { $n }
waiting-seat-bot = Asseoir un bot
waiting-sit-here = S’asseoir ici
waiting-bot = bot
waiting-that-is-you = toi
waiting-here = est là
waiting-not-here = pas là en ce moment
waiting-host = hôte
waiting-remove = Retirer
waiting-remove-one = Retirer { $name }
waiting-sat = { $name } prend place.
waiting-your-name = Ton nom
waiting-sit = Prendre place
waiting-full = Toutes les places sont prises.
waiting-full-watch = Toutes les places sont prises. Reste ici pour regarder la partie quand elle commence.
waiting-find-another = Trouver une autre table
waiting-fill-level = { $n ->
    [one] Compléter avec un bot
   *[other] Compléter avec { $n } bots
}
waiting-start = Commencer la partie
waiting-start-with-bots = { $n ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $n } bots
}
waiting-for-host = { $name } commence quand tout le monde est prêt. La partie s’ouvrira ici d’elle-même.
waiting-leave = Quitter la table
waiting-close = Fermer la table
waiting-invite = Inviter des amis
waiting-invite-watch = Partager le lien
waiting-link = Lien vers cette table
waiting-link-public = Cette table figure dans la liste pour tous. Le lien mène directement ici.
waiting-link-private = Seules les personnes qui ont ce lien trouvent la table.
waiting-copy-link = Copier le lien
waiting-copy-failed = Sélectionne-le et copie
waiting-share = Partager
waiting-share-text = Joue à Lucca avec moi !
waiting-spectators = Le même lien permet à d’autres de regarder quand toutes les places sont prises. Ils ne voient jamais les mains.
waiting-no-spectators = Une fois la partie commencée, personne d’autre ne peut regarder.
waiting-qr = Code QR avec le lien vers cette table
waiting-qr-about = Pour un téléphone près de toi
waiting-about = Cette table
waiting-visibility = Visible
waiting-public = pour tous
waiting-private = seulement par le lien
waiting-watching = Regardent en ce moment
waiting-watching-count = { $n ->
    [0] personne
    [one] une personne
   *[other] { $n } personnes
}
waiting-fair = Donne équitable
waiting-fair-about = Avant que quiconque ne s’installe, le serveur a choisi un nombre secret ; ce code le fixe une fois pour toutes. Le navigateur de chacun ajoute sa part de hasard, et l’ensemble décide de chaque carte. Après la partie, le secret est révélé et tu peux vérifier que personne n’a choisi les cartes.
waiting-fair-copy = Copier le code
waiting-fair-added = Ont ajouté leur part de hasard : { $names }
waiting-fair-nobody = Personne n’a encore ajouté sa part de hasard.
