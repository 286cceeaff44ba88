rules-4-1 =
    Au début de chaque tour, celui qui a le **plus de boucliers** sur ses palais en construction joue en premier, et ainsi de suite. À égalité, le **numéro visible le plus grand** passe devant ; chacun prend le plus grand des siens, où que soit ce palais.

    Les remparts, { rules-the-bastions } et les boucliers des palais achevés et ouverts ne comptent pas. L’ordre vaut ensuite pour tout le tour, quoi qu’on bâtisse.

    Dans cet ordre, chacun ouvre des palais (4.2), prend un triplet (4.5) et en joue les cartes (4.6). Personne ne décide avant que vienne son tour.
    .title = Ordre du tour
rules-4-2 =
    Avant de prendre un triplet, tu peux ouvrir autant de tes palais achevés que tu veux, ou aucun. Chacun passe parmi les *ouverts*, où il reste jusqu’à la fin de la partie, et sa fête rapporte aussitôt des points (4.3).

    Un palais ne donne qu’une fête. Si tu en ouvres plusieurs, l’ordre ne change rien aux points.
    .title = Ouvrir des palais
    .tip = Attendre rapporte tant que les autres bâtissent dans cette couleur. Cela te coûte des points s’ils ouvrent le leur avant toi.
rules-4-3 =
    Tu marques des points pour la **couleur** du palais que tu ouvres, dans les Quartiers de tous les autres{ $two ->
        [yes] {" "}et dans la Ville (7.9)
       *[no] { "" }
    } :

    • **1 point par carte** d’un palais de cette couleur en construction ;
    • **2 points** pour un palais de cette couleur achevé mais pas ouvert, quel que soit son nombre de cartes ;
    • **rien** pour un palais ouvert.

    Tes propres cartes, les remparts, { rules-the-bastions } et les autres couleurs ne rapportent rien. Personne ne perd rien.
    .title = Ce que rapporte une fête
rules-4-4 = On ouvre avant de jouer. Un palais achevé pendant ce tour s’ouvre donc au plus tôt à ton tour suivant, ou lors des ouvertures finales (5.2). Au premier tour, personne n’a rien à ouvrir.
    .title = Ouvrir au plus tôt le tour suivant
rules-4-5 = Tu dois prendre un des triplets encore sur la table. Tu ne peux ni passer, ni prendre des cartes isolées.
    .title = Prendre un triplet
    .tip = Regarde aussi ce que tu laisses : le joueur suivant attend peut-être cette couleur.
rules-4-6 =
    Joue les trois cartes de ton triplet, l’une après l’autre, dans l’ordre que tu veux. Il y a cinq façons de jouer une carte :

    • **commencer** un palais (4.7),
    • **ajouter** un étage à un palais (4.8),
    • la poser face cachée comme **rempart** (4.10),
    • bâtir **{ rules-a-bastion }** (4.11),
    • la **défausser** (4.12).

    Ce qu’une carte change vaut pour la suivante : un palais commencé avec la première carte peut grandir avec la deuxième. On ne garde rien pour plus tard, et on ne fait rien d’autre avant d’avoir joué les trois : ni second triplet, ni ouverture.
    .title = Jouer les trois cartes
rules-4-7 = Pose une carte palais en construction, comme premier étage d’un nouveau palais, si tu n’as nulle part de palais de cette couleur (4.13). { $celebration ->
        [yes] { rules-the-bastions-first } et les Jokers ne commencent pas de palais.
       *[no] { rules-the-bastions-first } ne commencent pas de palais.
    }
    .title = Commencer un palais
rules-4-8 = Pose une carte palais sur ton palais de la même couleur en construction. Son numéro est désormais le numéro visible. On n’ajoute jamais rien à un palais achevé ou ouvert, à une autre couleur, ni au palais d’un autre.
    .title = Ajouter un étage
rules-4-9 = Un palais qui a toutes ses cartes (1.3) est achevé aussitôt. Tu marques **1 point par fenêtre** de ses cartes, et il passe parmi les *achevés*. Ses boucliers ne comptent plus, ni pour l’ordre du tour ni pour tes remparts.
    .title = Achever un palais
    .tip = Un palais plein de boucliers peut valoir plus inachevé : il te fait avancer et soutient tes remparts.
rules-4-10 = { $wall ->
        [yes] Toute carte peut être posée
       *[no] Toute carte palais, mais pas { rules-a-bastion }, peut être posée
    } face cachée parmi les *achevés* comme rempart ; elle n’est plus alors qu’un rempart. Sa couleur ne compte pas, même si tu as déjà ce palais. Il n’y a pas de limite. Les remparts rapportent des points à la fin (5.3), s’il y a **deux boucliers pour chacun**.{ $wall ->
        [yes] {" "}Même { rules-a-bastion } peut devenir un rempart (8.3).
       *[no] { "" }
    }
    .title = Remparts
rules-4-11 = Une carte { rules-bastion } peut être posée face visible parmi les *achevés*. Elle rapporte des points à la fin avec tes remparts (5.3) et n’a pas besoin de boucliers. Aucune autre carte ne se joue ainsi, et { rules-a-bastion } ne fait jamais partie d’un palais.
    .title = { rules-the-bastions-first } se bâtissent face visible
rules-4-12 = Toute carte peut être défaussée, même si elle pouvait être jouée autrement. Elle quitte le jeu.
    .title = Défausser
rules-4-13 = De toute la partie, tu as au plus un palais de chaque couleur. L’achever ou l’ouvrir ne libère pas sa couleur : les cartes suivantes de cette couleur ne peuvent que devenir des remparts ou être défaussées.
    .title = Un palais de chaque couleur
rules-4-14 = Quand tous ont joué{ $two ->
        [yes] , à deux aussi pour la Ville (7.3),
       *[no] ,
    } les cartes restées sur la table sont défaussées. S’il reste des tours, on tire du paquet de nouveaux triplets, face visible, et le tour suivant commence dans un nouvel ordre (4.1).
    .title = La fin d’un tour

# En quoi les éditions diffèrent ici.
rules-compare-wall = { $word ->
    [bastion] Un Bastion peut être posé
   *[tower] Une tour peut être posée
} face cachée comme rempart
rules-compare-wall-yes = oui
rules-compare-wall-no = non
