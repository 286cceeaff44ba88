nav-label = Pages
nav-skip = Aller au contenu
nav-join = Rejoindre

home-tagline = Bâtis des palais, donne la plus belle fête et garde tes remparts debout.
home-play-now = Jouer
home-starting = Distribution…
home-against = { $n ->
    [1] Toi et un bot
    [2] Toi et deux bots
    [3] Toi et trois bots
    [4] Toi et quatre bots
   *[other] Toi et { $n } bots
}
home-minutes = environ { $n } minutes
home-no-account = sans compte
home-change = changer
home-first = C’est la première fois ?
home-first-about = Une partie guidée explique chaque étape au bon moment. Au bout de cinq minutes, tu sais jouer : à toi de continuer ou de t’arrêter.
home-first-learn = Montre-moi comment jouer (5 minutes)
home-first-knows = Je connais les règles
home-first-level = Ta première partie se joue contre des apprentis, sauf si tu choisis un autre niveau.
home-your-game = Ta partie
home-bots = Bots adverses
home-continue = Continuer
home-continue-left = { $unit ->
    [seconds] encore { $n } s
    [minutes] encore { $n } min
    [hours] encore { $n } h
   *[days] { $n ->
        [one] encore un jour
       *[other] encore { $n } jours
    }
}
home-continue-running = en cours
home-continue-paused = en pause jusqu’à ton retour
home-continue-waiting = en attente de joueurs
home-continue-begin = tout le monde est là : commence
home-continue-full = complète : { $name } lance la partie
home-continue-reserved = Place réservée
home-continue-decline = Pas de revanche avec { $name }
home-continue-all = Toutes tes { $n } tables
home-create-about = Amis, bots, ton rythme, un lien privé
home-same-device-about = On se passe l’écran
home-learn = Apprendre
home-learn-about = Une première partie guidée
home-rules-about = Toutes les éditions côte à côte
home-games-about = Historique et parties à revoir
home-players-about = Classements et statistiques
home-settings-about = Nom, langue, sons

join-lead = Assieds-toi à une table ouverte ou suis une invitation.
join-invited = Tu as une invitation
join-waiting = En attente de joueurs
join-running = À regarder
join-table-of = Chez { $name }
join-seats-free = { $n ->
    [0] complète
    [one] { $n } place libre
   *[other] { $n } places libres
}
join-in-play = en cours
join-paused = en pause
join-button = Rejoindre
join-watch = Regarder
join-none = Aucune table ouverte pour le moment.
join-none-create = Crées-en une : on la trouvera ici
join-link = Colle un lien d’invitation
join-open = Ouvrir
join-link-empty = Colle le lien que tu as reçu.
join-link-unknown = Les liens de table ressemblent à …/t/abc123
join-link-elsewhere = Cette table est sur un autre serveur :

deck-own = paquet personnel
