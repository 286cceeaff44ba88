rules-8-1 = Les 3 points des numéros de rue (5.4) sont toujours donnés en entier, même par un joueur qui en a moins.
    .title = Les points peuvent descendre sous zéro
rules-8-2 = Un Joker compte en tout : pour la taille de son palais, comme carte aux fêtes de la couleur de ce palais, avec ses fenêtres et ses boucliers et, s’il est au sommet, avec son numéro.
    .title = Un Joker est une carte de son palais
rules-8-3 = Une carte { rules-bastion } peut aussi être posée face cachée. C’est alors un rempart : il lui faut deux boucliers comme aux autres, et elle ne compte plus comme { rules-bastion }. Ce n’est jamais une bonne idée.
    .title = { $word ->
        [bastion] Un Bastion
       *[tower] Une tour
    } comme rempart
rules-8-4 = Si personne n’a de palais en construction, ou si personne n’a de palais ouvert, le plus petit ou le plus grand numéro manque dans cette édition, et 5.4 ne change rien.
    .title = Sans palais, pas de numéros de rue
rules-8-5 = En cas d’égalité, dans l’ordre du tour (4.1) comme à la fin (5.5), seuls comptent les numéros visibles.
    .title = À égalité, on compare les numéros visibles
rules-8-6 = Pour les remparts et { rules-the-bastions } (5.3), on compte tes propres palais ouverts, dans toutes les éditions. { $edition ->
        [citta-fr] Une phrase du texte français compterait ceux de tous, contre son propre exemple.
        [citta-ja] Le texte japonais ne dit pas de qui.
       *[other] { "" }
    }
    .title = Pour les remparts, on compte ses propres palais ouverts
rules-8-7 = Un rempart est face cachée, mais tous ont vu la carte quand son triplet était sur la table. Chacun peut donc savoir laquelle c’est.
    .title = Les remparts ne sont pas un secret
rules-8-8 =
    Voici tous les secrets. Le reste est toujours connu de tous, points compris.

    • Tes quatre cartes et les deux que tu choisis : connues de toi seul jusqu’à la révélation (3.5).
    • Tes deux cartes non choisies : connues de toi seul jusqu’à la fin de la partie{ $two ->
        [yes] {" "}; à deux, jusqu’à ce qu’elles fondent la Ville (7.1)
       *[no] { "" }
    }.
    • L’ordre du paquet et les cartes { $hands ->
        [deck] retirées sans être vues, et les Bastions remplacés dans les mains
       *[palaces] qui ne sortent jamais
    } : personne ne les connaît.

    { $faceUp ->
        [yes] { "" }
       *[no] Les premiers triplets sont secrets pour tous, jusqu’à ce qu’on les retourne après la révélation (3.3).
    }

    Quelles cartes n’ont pas encore été vues, tout le monde le sait. Ce que tu décides à ton tour reste caché jusqu’à ce que tu valides : tu peux donc revenir en arrière.
    .title = Ce qui est secret, et jusqu’à quand
rules-8-9 = Toute décision est prise par un joueur, même quand il n’y a qu’une possibilité. Ce qui ne laisse pas de choix n’est pas une décision et se fait tout seul : la distribution, la révélation, l’ordre, les ouvertures finales et tout le décompte des points.
    .title = Aucune décision n’est automatique
rules-8-10 = Le texte français annonce trois possibilités pour une carte et en énumère cinq : les cinq sont permises. Pour les numéros de rue, il parle des palais en construction et des palais achevés ; un palais ouvert est achevé lui aussi, donc tous comptent.
    .title = Comment nous lisons le texte français

rules-9-1 = Cinq joueurs. { $anna } ouvre son palais rouge. { $bice } en a un rouge de deux cartes en construction, { $carlo } un d’une seule carte, { $dora } un achevé qui n’est pas ouvert, { $elio } un ouvert. { $anna } marque { $party1 } + { $party2 } + { $party3 } + { $party4 } = **{ $partyTotal } points**. Si { $dora } avait déjà ouvert le sien, ce serait { $partyWithoutClosed }.
    .title = Exemple : une fête
rules-9-2 = Tu as { $walls } remparts, { $bastionCount } { rules-bastion } et { $openedCount } palais ouverts. Avec { $shieldsNeeded } boucliers ou plus en construction, tu marques ({ $walls } + { $bastionCount }) × { $openedCount } = **{ $wallPoints } points**. Avec { $shieldsTooFew } ou moins, tu ne marques rien, ni pour les uns ni pour l’autre.
    .title = Exemple : remparts et { rules-bastions }
rules-9-3 =
    Premiers triplets et paquet font ensemble exactement les cartes de tous les tours : tours × triplets × 3, soit { $all3 } à deux ou trois et { $all4 } à quatre ou cinq.

    • À deux : { $deck } − 8 − { $removed2 } = { $all3 }, car les huit cartes des mains quittent toutes le paquet.
    • À trois : { $deck } − 6 − { $removed3 } = { $all3 }.
    • À quatre : { $deck } − 8 − { $removed4 } = { $all4 }.
    • À cinq : { $deck } − 10 − { $removed5 } = { $all4 }.

    La Célébration ajoute trois cartes et en retire trois de plus.
    .title = Exemple : l’arithmétique des cartes
