create-lead-together = Choisis le jeu, place amis et bots, puis envoie le lien.
create-lead-same-device = Tout le monde joue sur cet écran ; passe-le après chaque tour.
create-game = Le jeu
create-no-celebration = Cette édition n’en a pas.
create-seats = Places
create-seat = Place { $n }
create-seat-me = Moi
create-seat-open = Ouverte à qui a le lien
create-seat-bot = Un bot
create-seat-local = Quelqu’un ici, sur cet appareil
create-your-name = Ton nom
create-name = Nom
create-name-of = Nom à la place { $n }
create-name-missing = Qui est assis ici ?
create-name-long = { $most } caractères au plus.
create-name-twice = Deux personnes ne peuvent pas porter le même nom.
create-pace-legend = Durée d’un tour
create-seconds = Secondes par tour
create-seconds-range = Un nombre entier de { $least } à { $most }.
create-hours = Heures par tour
create-hours-range = Un nombre entier de { $least } à { $most }.
create-reserve = { $turns ->
    [1] d’un tour
    [2] de deux tours
   *[other] de { $turns } tours
}
create-pace-live-about = Chacun a aussi une réserve { create-reserve } pour toute la partie. Quand elle est épuisée, un bot joue à sa place jusqu’à son retour.
create-pace-relaxed-about = Pour jouer sur plusieurs jours. Chacun a aussi une réserve { create-reserve } ; ensuite, un bot joue à sa place jusqu’à son retour.
create-pace-none-about = Rien ne presse, et personne n’est remplacé.
create-visitors = Visiteurs
create-public = Table publique
create-public-about = Elle figure sous « Rejoindre une table » ; chacun peut s’y asseoir.
create-private-about = Seuls ceux qui ont le lien la trouvent.
create-spectators = Spectateurs admis
create-spectators-about = Ils voient ce qui est sur la table, jamais les mains.
create-deck = Cartes
create-deck-standard = Le paquet standard reconstitué.
create-deck-choose = Utiliser tes propres cartes (CSV)
create-deck-remove = Retirer
create-deck-how = Comment noter tes cartes
create-deck-hint = Une carte par ligne, avec les colonnes number, colour, shields, windows et kind : 96 cartes palais en six couleurs de 16 ; pour la Célébration, aussi les Jokers 10, 20 et 500 et deux cartes dorées.
create-deck-invalid = Ces cartes ne font pas un paquet :
create-deck-large = Ce fichier est trop gros pour un paquet.
create-deck-empty = Ce fichier est vide.
create-deck-unreadable = Ce fichier ne peut pas être lu.
create-problems = { $n ->
    [one] Il y a d’abord une chose à revoir.
   *[other] Il y a d’abord { $n } choses à revoir.
}
create-open = Ouvrir la table
create-begin = Commencer la partie
create-after = Tu auras un lien à envoyer. Des bots peuvent prendre les places restées libres.
