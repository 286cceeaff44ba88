could-not-load = Cet élément n’a pas pu être chargé.
try-again = Réessayer
loading = Chargement…
yes = Oui
no = Non
cancel = Annuler
close = Fermer
save = Enregistrer
copied = Copié
you = toi
guest = Invité
home-link = Lucca, accueil
to-home = Retour à l’accueil

title-home = Lucca
title-create = Créer une table
title-same-device = Même appareil
title-join = Rejoindre une table
title-table = Table
title-your-turn = À toi de jouer
title-replay = Revoir une partie
title-games = Parties
title-players = Joueurs
title-player = Joueur
title-rules = Règles
title-settings = Réglages
title-gallery = Galerie
title-not-found = Rien ici

footer-note = La liste des cartes est reconstituée ; tous les dessins sont faits pour cette édition. Édition de fans, non officielle.

level = Niveau
level-apprentice = Apprenti
level-apprentice-about = apprend encore le métier et laisse souvent passer un triplet
level-mason = Maçon
level-mason-about = bâtit solidement, selon des règles simples
level-merchant = Marchand
level-merchant-about = connaît la valeur des choses, mais se trompe souvent de peu
level-architect = Architecte
level-architect-about = juge bien chaque tour, sans regarder au-delà
level-gonfaloniere = Gonfalonier
level-gonfaloniere-about = mène la ville et pense à tes réponses et aux tours à venir

edition = Édition
edition-city-of-games = City of Games
edition-city-of-games-about = De deux à cinq joueurs, avec les Bastions et, au choix, la Célébration. Les règles de 2013.
edition-citta-en = Città (anglais)
edition-citta-en-about = De trois à cinq joueurs, avec les tours. À la fin, le plus petit numéro de rue compte sur les palais en construction, le plus grand sur les palais ouverts.
edition-citta-fr = Città (français)
edition-citta-fr-about = De trois à cinq joueurs, avec les tours. Les premiers triplets restent face cachée pendant le choix des cartes de départ.
edition-citta-ja = Città (japonais)
edition-citta-ja-about = De trois à cinq joueurs, avec les tours. Seules les cartes palais peuvent devenir des remparts.
celebration = Célébration
celebration-about = Avec les Jokers, qui vont avec toutes les couleurs, et deux cartes palais dorées.
rated = Partie cotée
rated-about = Le résultat compte pour la cote de tous ceux qui jouent.
unrated = non cotée
unrated-about = Aucune cote ne change.
players-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}

pace = Rythme
pace-live = En temps réel
pace-relaxed = Tranquille
pace-none = Sans limite
pace-turn-seconds = { $n } s par tour
pace-turn-minutes = { $n } min par tour
pace-turn-hours = { $n } h par tour
pace-turn-days = { $n ->
    [one] un jour par tour
   *[other] { $n } jours par tour
}

refusal-offline = Le serveur ne répond pas. Vérifie ta connexion ; rien n’est perdu.
refusal-malformed = Le serveur n’a pas pu lire cela.
refusal-invalid = Ce n’est pas possible.
refusal-not-understood = Le serveur n’a pas compris. Recharge la page : elle n’est peut-être plus à jour.
refusal-too-large = C’est trop gros.
refusal-too-long = C’est trop long.
refusal-empty = Il n’y a rien dedans.
refusal-bad-name = Choisis un nom de 1 à { $nameMost } caractères visibles.
refusal-bad-password = Un mot de passe compte au moins { $passwordLeast } caractères.
refusal-no-such-bot = Il n’y a pas de bot de ce niveau.
refusal-wrong-seats = Ces places ne correspondent pas au nombre de joueurs.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-over = La partie n’est pas terminée. Son fichier s’ouvrira à la fin.
refusal-nobody = Tu n’as pas encore de profil ici. Joue une partie ou choisis d’abord un nom.
refusal-nobody-there = Il n’y a plus personne à cette place.
refusal-alone = Personne d’autre ne joue ici : supprime plutôt la partie.
refusal-not-alone = D’autres personnes jouent ici.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-wrong-password = Nom ou mot de passe incorrect.
refusal-foreign-origin = Le serveur n’accepte pas cela d’un autre site.
refusal-no-table = Cette table n’existe pas. Le lien est incomplet, ou la table a été fermée.
refusal-no-player = Ce joueur n’existe pas.
refusal-no-move = Ce coup n’existe pas.
refusal-illegal = Les règles ne le permettent pas.
refusal-incomplete = Ton tour n’est pas encore complet.
refusal-stale = Entre-temps, la partie a avancé.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-shown = Indique d’abord à qui de regarder l’écran.
refusal-away = Un bot joue à ta place. Reviens d’abord à la table.
refusal-not-running = La partie n’a pas commencé, ou elle est terminée.
refusal-started = La partie a déjà commencé.
refusal-over = La partie est terminée.
refusal-enough = Il y a déjà assez de monde à cette table.
refusal-contributed = Tu as déjà ajouté ta part de hasard à la donne.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-seat-taken = Quelqu’un vient de prendre cette place.
refusal-seat-reserved = Cette place est réservée à quelqu’un qui vient de jouer.
refusal-removed = L’hôte t’a retiré de cette table.
refusal-resigned = Tu as abandonné cette partie.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-no-bot = Il n’y a pas de bot à cette place.
refusal-name-taken = Ce nom est déjà pris. Choisis-en un autre.
refusal-too-many-muted = Tu ne peux pas masquer plus de personnes.
refusal-too-many = Trop d’un coup. Attends un instant et réessaie.
refusal-too-many-sockets = Trop de tables sont ouvertes d’ici. Ferme quelques onglets.
refusal-unknown-protocol = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
refusal-internal = Une erreur est survenue sur le serveur. Rien n’a changé.
refusal-busy = Le serveur est trop occupé en ce moment. Rien n’a changé ; réessaie.
refusal-cannot-save = Le serveur n’a pas pu enregistrer. Rien n’a changé ; réessaie.
refusal-database-away = Le serveur n’atteint pas sa base de données. Rien n’a changé ; réessaie.
refusal-closing = Le serveur redémarre. Ta partie est en sécurité ; réessaie dans un instant.
refusal-details = Détails techniques
refusal-record-unreadable = Ce texte est illisible : ce n’est pas un fichier de partie, ou le fichier est abîmé.
refusal-record-other-format = C’est un fichier d’un autre type, pas celui d’une partie de Lucca.
refusal-record-misshapen = { $move ->
    [0] Quelque chose manque ou est faux dans ce fichier de partie, à « { $at } ».
   *[other] Le coup { $move } de ce fichier de partie est incomplet ou abîmé, à « { $at } ».
}
refusal-record-setup = L’édition, le nombre de joueurs et la variante de ce fichier de partie ne vont pas ensemble (règle { $clause }).
refusal-record-deck = Le paquet de ce fichier de partie n’est pas possible (règle { $clause }).
refusal-record-deal = Les cartes n’ont pas pu être distribuées comme le dit ce fichier de partie (règle { $clause }).
refusal-record-illegal = Les règles ne permettent pas le coup { $move } de ce fichier de partie (règle { $clause }).
refusal-record-no-result = La partie de ce fichier est terminée, mais il n’en donne pas le résultat.
refusal-record-too-early = Ce fichier donne un résultat, mais la partie n’est pas terminée.
refusal-record-result = Le résultat noté dans ce fichier n’est pas celui auquel mènent ses coups (règle { $clause }).
refusal-record-not-finished = La partie de ce fichier n’est pas terminée, son nombre secret n’est donc pas encore révélé.
