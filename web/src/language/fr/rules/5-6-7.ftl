rules-5-1 = Après le dernier tour, on détermine l’ordre une dernière fois, comme en 4.1.
    .title = L’ordre final
rules-5-2 =
    Dans cet ordre, chacun doit ouvrir tous ses palais achevés, et chacun d’eux rapporte comme en 4.3.

    Si donc deux joueurs ont des palais fermés d’une même couleur, le premier reçoit 2 points pour le palais de l’autre. Le second ne reçoit rien en retour : le palais du premier est déjà ouvert.
    .title = Les ouvertures finales
rules-5-3 =
    Compte les boucliers de tes palais en construction. Tes remparts **tiennent** s’il y a au moins **deux boucliers par rempart**.

    • Ils tiennent : chaque rempart et chaque { rules-bastion } rapporte 1 point pour chacun de **tes palais ouverts**.
    • Il manque un bouclier : ni les remparts ni { rules-the-bastions } ne rapportent rien.

    { rules-the-bastions-first } n’ont pas besoin de boucliers ; sans aucun rempart, { $word ->
        [bastion] ils
       *[tower] elles
    } rapportent toujours des points. Les boucliers des palais achevés et ouverts ne soutiennent rien.
    .title = Les points des remparts et des { rules-bastions }
rules-5-4 =
    Pour finir, le propriétaire du **plus petit** numéro visible donne 3 points au propriétaire du **plus grand**. { $lowest ->
        [under_construction] Le plus petit se cherche sur les seuls palais **en construction**,
        [opened] Le plus petit se cherche sur les seuls palais **ouverts**,
       *[every] Le plus petit se cherche sur tous les palais,
    } { $highest ->
        [under_construction] le plus grand sur les seuls palais **en construction**.
        [opened] le plus grand sur les seuls palais **ouverts**.
       *[every] et le plus grand aussi.
    }

    Si les deux appartiennent au même propriétaire, rien ne change. Les numéros des remparts ne comptent pas.{ $lowest ->
        [every] { "" }
       *[other] {" "}Rien ne change non plus s’il n’y a pas de tel palais (8.4).
    }
    .title = Numéros de rue
rules-5-5 = Celui qui a le plus de points gagne. À égalité, le plus grand numéro visible, sur n’importe quel palais, passe devant ; comme aucun numéro n’existe deux fois, il ne reste pas d’égalité.
    .title = La victoire

rules-6-1 = Les deux cartes palais dorées sont en tout point des cartes palais ordinaires de leur couleur.
    .title = Cartes palais dorées
rules-6-2 = Un Joker peut être ajouté à n’importe lequel de tes palais en construction, quelle que soit sa couleur ; tu dis lequel. Il achève un palais comme toute autre carte, et un palais peut en avoir plusieurs.
    .title = Ajouter un Joker
rules-6-3 = Un Joker peut aussi être posé face cachée comme rempart, ou être défaussé. Il n’est pas { rules-a-bastion }. Une fois joué, il ne bouge plus.
    .title = Autres usages d’un Joker
rules-6-4 = Un Joker ne peut pas être la première carte d’un palais.
    .title = Un Joker ne commence jamais un palais
rules-6-5 = Parmi tes cartes de départ, tu ne peux garder un Joker qu’avec une carte palais. Il se pose sur elle, quelle que soit celle que tu nommes d’abord. On ne peut pas garder deux Jokers.
    .title = Garder un Joker

rules-7-1 = Les quatre cartes non choisies ne retournent pas dans le paquet : à la révélation, elles fondent la Ville, sous les yeux de tous. Les cartes de la même couleur forment un palais, le plus grand numéro dessus. Les Jokers viennent en dernier, le plus petit numéro d’abord, chacun sur le plus grand palais de la Ville à ce moment ; entre palais de même taille, sur celui au plus grand numéro visible.
    .title = Les débuts de la Ville
rules-7-2 = La Ville n’a pas de place dans l’ordre du tour, et ses boucliers ne comptent pour personne.
    .title = Les boucliers de la Ville
rules-7-3 =
    Quand les deux joueurs ont joué, il reste deux triplets. Le **premier joueur de ce tour** choisit une carte dans l’un ou l’autre et la joue dans la Ville. Puis le second choisit (7.4).

    Les quatre cartes restantes sont défaussées. On procède ainsi à chaque tour, même au dernier, avant l’ordre final (5.1).
    .title = Choisir pour la Ville
    .tip = Tu prépares tes propres fêtes : une carte de la couleur que tu vas ouvrir vaut un point.
rules-7-4 = Le second joueur choisit une carte dans l’**autre** triplet, jamais dans celui où le premier a choisi.
    .title = Le second choix
rules-7-5 = Une carte palais s’ajoute au palais de sa couleur en construction dans la Ville ; s’il n’y en a pas, elle en commence un. { $word ->
        [bastion] Un Bastion devient un Bastion
       *[tower] Une tour devient une tour
    } de la Ville. La carte choisie ne devient jamais un rempart et n’est jamais défaussée.
    .title = Où va la carte choisie
rules-7-6 = Un Joker s’ajoute à un palais de la Ville en construction, et celui qui le choisit dit lequel. Tant qu’il n’y en a pas, on ne peut pas choisir de Joker.
    .title = Un Joker pour la Ville
rules-7-7 = On saute un choix si aucune carte disponible ne peut être jouée, et alors seulement : toutes sont des Jokers, et la Ville n’a pas de palais en construction. Cela ne peut arriver qu’au second choix.
    .title = Sauter un choix
rules-7-8 = Un palais de la Ville qui a cinq cartes est achevé, et ne rapporte rien à personne. La Ville peut alors en commencer un autre de cette couleur, et donc en avoir plusieurs ; mais jamais deux de la même couleur en construction.
    .title = La Ville achève un palais
rules-7-9 = Quand tu ouvres un palais, la Ville compte comme un autre joueur : 1 point par carte de cette couleur en construction, et 2 points pour **chaque** palais achevé de cette couleur. Ses palais ne s’ouvrent jamais. { rules-the-bastions-first } de la Ville ne rapportent rien à personne.
    .title = La Ville à une fête
rules-7-10 =
    Pour les numéros de rue (5.4), la Ville est propriétaire comme les joueurs, avec tous ses palais.

    • Elle a le plus petit : le joueur qui a le plus grand gagne 3 points, pris à personne.
    • Elle a le plus grand : le joueur qui a le plus petit perd 3 points, donnés à personne.
    • Elle a les deux : rien ne change.

    Les numéros de la Ville ne comptent nulle part ailleurs, ni pour l’ordre du tour ni pour les égalités.
    .title = Les numéros de rue de la Ville
rules-7-11 = La Ville n’a pas de points, ni de place au classement.
    .title = La Ville ne peut pas gagner

# En quoi les éditions diffèrent ici.
rules-compare-lowest = Le plus petit numéro de rue se cherche sur
rules-compare-highest = Le plus grand numéro de rue se cherche sur
rules-compare-street-every = tous les palais
rules-compare-street-under_construction = les palais en construction
rules-compare-street-opened = les palais ouverts
