# Si une partie a été donnée équitablement, étape par étape.
title-verify = La donne était-elle équitable ?
verify-lead = Avant la partie, le serveur a scellé un secret ; les joueurs y ont ajouté leur part de hasard. Ensemble, ils décident de chaque carte. Ici, tout est recalculé.
verify-own-games = Tes propres parties ont un lien vers cette vérification : voir tes parties.
verify-check = Vérifier
verify-running = Calcul en cours…
verify-values = Les valeurs
verify-skipped = N’est plus examiné.
verify-outcome-holds = Juste :
verify-outcome-fails = Faux :
verify-outcome-unknown = Non comparé :

verify-verdict-fair = Les cartes ont été distribuées équitablement
verify-verdict-fair-about = Personne n’a choisi de carte, ni le serveur ni un joueur. Ton navigateur l’a calculé lui-même.
verify-verdict-unseen = Les cartes découlent de ce sceau
verify-verdict-unseen-about = Ton navigateur a recalculé chaque carte. Là où il n’y a pas de coche, il n’avait rien à comparer : lis ce qui y est écrit.
verify-verdict-server = Le serveur juge la donne équitable
verify-verdict-server-about = C’est le serveur qui a vérifié, pas ton navigateur.
verify-verdict-unfair = Ce fichier de partie ne tient pas
verify-verdict-unfair-about = Une étape est fausse. Ce que cela veut dire y est expliqué.

verify-unreadable-no-record = Ceci n’est pas un fichier de partie.
verify-unreadable-not-over = Cette partie n’est pas terminée. Le secret est révélé à la fin ; alors seulement, on peut vérifier.
verify-unreadable-no-proof = Ce fichier ne dit pas comment les cartes ont été distribuées, ou rien qui ait un sens. Les parties qui ne viennent pas d’une table de ce serveur ne peuvent pas être vérifiées.
verify-unreadable-unknown-scheme = Les cartes de cette partie ont été distribuées d’une manière que cette page ne connaît pas. Recharge la page : il en existe peut-être une version plus récente.

verify-seal = Le sceau d’avant la partie
verify-seal-holds = { $noted ->
    [before] Avant le début, ton navigateur a noté le sceau du secret du serveur. Le fichier contient le même.
    [during] Pendant que tu étais à la table, ton navigateur a noté le sceau du secret du serveur. Le fichier contient le même.
   *[by-hand] Le fichier contient le sceau que tu as saisi.
}
verify-seal-fails = { $noted ->
    [by-hand] Le fichier contient un autre sceau que celui que tu as saisi. Soit celui-ci vient d’une autre partie, soit le secret a été échangé.
   *[other] À la table, ton navigateur a noté un autre sceau que celui du fichier. Le secret a été échangé, ou le fichier modifié.
}
verify-seal-unknown = Ce navigateur n’était pas à la table avant la fin : il n’a pas de sceau à comparer. L’as-tu noté ?
verify-seal-by-hand = Le sceau montré avant la partie
verify-seal-compare = Comparer
verify-secret = Le secret derrière le sceau
verify-secret-holds = Après la partie, le serveur a révélé son secret. Il donne exactement ce sceau : c’est donc bien le secret d’avant la partie.
verify-secret-fails = Le secret révélé ne donne pas ce sceau. Ce n’est pas celui qui a été scellé : il a pu être choisi après coup, pour obtenir certaines cartes.
verify-chance = Le hasard des joueurs
verify-chance-holds = { $n ->
    [0] Aucun joueur n’a ajouté de hasard : le secret du serveur a décidé seul.
    [one] Un joueur a ajouté sa part de hasard, une fois le sceau fixé. Le serveur ne pouvait donc pas connaître les cartes en choisissant son secret.
   *[other] { $n } joueurs ont ajouté leur part de hasard, une fois le sceau fixé. Le serveur ne pouvait donc pas connaître les cartes en choisissant son secret.
} { $own ->
    [yes] La part de ton navigateur en fait partie.
   *[no] {""}
}
verify-chance-fails = Le fichier n’a pas une entrée par place. La part de quelqu’un a été retirée ou ajoutée.
verify-chance-unknown = La part de ton navigateur n’en fait pas partie. C’est normal seulement si tu as quitté ta place avant le début de la partie.
verify-seed = Un seul nombre tiré de tout cela
verify-seed-holds = Le secret, le nom de la table et le hasard des joueurs sont mêlés en un seul nombre. Si un seul chiffre changeait, toutes les cartes seraient différentes.
verify-seed-fails = Ce fichier est celui d’une autre table.
verify-deck = Le paquet est mélangé
verify-deck-holds = Ce nombre décide de l’ordre des { $n } cartes. Quiconque mélange avec lui obtient le même ordre.
verify-deck-fails = Il manque des cartes au paquet de ce fichier, ou certaines y sont deux fois.
verify-hands = Les premières mains
verify-hands-holds = Quatre cartes par joueur, du dessus de ce paquet : exactement les mains du fichier.
verify-hands-fails = Les mains du fichier ne sont pas celles que donne ce paquet. Des cartes, ou le hasard des joueurs, ont été échangés.
verify-triplets = Les premiers triplets
verify-triplets-holds = Les cartes suivantes sont exactement les triplets du premier tour.
verify-triplets-fails = Les premiers triplets du fichier ne sont pas ceux que donne ce paquet. Des cartes ont été échangées.
verify-stock = Toutes les autres cartes
verify-stock-holds = Avec le même nombre, le reste a été mélangé à nouveau. Dans le fichier, chaque carte est exactement à sa place, même celles que personne n’a vues.
verify-stock-fails = Les autres cartes du fichier ne sont pas dans l’ordre que donne ce nombre. Des cartes ont été échangées.
verify-moves = Coups et points
verify-moves-holds = Pour cela, le serveur a rejoué toute la partie : chaque coup suit les règles, chaque point est juste.
verify-moves-fails = Les cartes sont justes, mais pas la partie, dit le serveur :
verify-moves-unknown = Le serveur ne répond pas pour l’instant. Les cartes sont justes malgré tout.
verify-server = Vérifié par le serveur
verify-server-holds = Les navigateurs ne calculent les sceaux que sur les pages à connexion sécurisée (https), et celle-ci n’en a pas. Le serveur a donc vérifié cartes, coups et points.
verify-server-fails = Les navigateurs ne calculent les sceaux que sur les pages à connexion sécurisée (https), et celle-ci n’en a pas. Le serveur a donc vérifié, et il dit :
verify-server-unknown = Les navigateurs ne calculent les sceaux que sur les pages à connexion sécurisée (https), et celle-ci n’en a pas. Le serveur ne répond pas pour l’instant.

verify-value-seal = Sceau dans le fichier
verify-value-noted = Sceau noté
verify-value-secret = Secret
verify-value-hash = Sceau qu’il donne (SHA-256)
verify-value-table = Table
verify-value-seed = Le nombre
verify-value-order = Le paquet, du dessus
verify-value-dealt = Distribution calculée
verify-value-recorded = Dans le fichier
