rules-title = Comment jouer
rules-lead = { $edition ->
    [city-of-games] Bâtis des palais, donne la plus belle fête et garde tes remparts debout. Voici les règles de l’édition de 2013.
    [citta-en] Bâtis des palais, donne la plus belle fête et garde tes remparts debout. Voici les règles de Lucca Città d’après le texte anglais.
    [citta-fr] Bâtis des palais, donne la plus belle fête et garde tes remparts debout. Voici les règles de Lucca Città d’après le texte français.
    [citta-ja] Bâtis des palais, donne la plus belle fête et garde tes remparts debout. Voici les règles de Lucca Città d’après le texte japonais.
   *[other] Bâtis des palais, donne la plus belle fête et garde tes remparts debout. Voici les règles de l’édition { $title }.
}
rules-editions-nav = Édition
rules-contents = Sommaire
rules-print = Imprimer
rules-link-to = Lien vers { $clause }
rules-other-edition = L’article { $clause } appartient à une autre édition :
rules-no-clause = Il n’y a pas d’article { $clause }.
rules-tip = Conseil
rules-elsewhere = Autres éditions

rules-minute = En une minute
rules-minute-goal = Tu es à la tête d’une famille de Lucca. Les cartes deviennent des étages de palais, et un palais rapporte trois fois : pour ses fenêtres quand il est **achevé**, pour une fête quand il est **ouvert**, et à la fin, quand chaque palais ouvert multiplie la valeur de tes **remparts**.
rules-minute-turn = Un tour se joue en trois temps. Puis vient le joueur suivant ; quand tous ont joué, un nouveau tour commence, dans un nouvel ordre.
rules-minute-open = Ouvrir
rules-minute-open-text = Donne une fête dans les palais que tu as achevés plus tôt. Tu marques des points pour cette couleur dans les Quartiers de tous les autres.
rules-minute-take = Prendre
rules-minute-take-text = Choisis un des triplets sur la table.
rules-minute-play = Jouer
rules-minute-play-text = Trouve une place à chacune des trois cartes : palais, rempart, { rules-bastion } ou défausse.

rules-section-1 = Cette édition
rules-section-2 = Les cartes
rules-section-3 = Préparation
rules-section-4 = Un tour de jeu
rules-section-5 = La fin
rules-section-6 = La Célébration
rules-section-7 = À deux : la Ville de Lucca
rules-section-8 = Cas particuliers
rules-section-9 = Exemples
rules-section-compare = Les éditions côte à côte

rules-section-1-lead = Qui peut jouer, et combien de temps.
rules-section-2-lead = Une carte est un étage de palais : tout ce qui compte est sur sa façade.
rules-section-3-lead = Quatre cartes en main, deux pour commencer.
rules-section-4-lead = Ouvre ce qui est fini, prends trois cartes et trouve une place à chacune.
rules-section-5-lead = Les dernières fêtes, puis les remparts, puis les numéros de rue.
rules-section-6-lead = Une variante avec cinq cartes dorées. Rien d’autre ne change.
rules-section-7-lead = À deux, on suit les règles pour trois : 4 triplets, palais de 5 cartes, 7 tours. Un troisième Quartier, la Ville de Lucca, n’a pas de tour, n’ouvre rien et ne marque rien, mais il compte à tes fêtes.
rules-section-8-lead = Là où les textes publiés se taisent ou se contredisent, voici comment nous jouons.
rules-section-9-lead = Les mêmes règles, en chiffres.
rules-section-compare-lead = Quatre textes du jeu ont été publiés. Voici tout ce qui les distingue ; le reste est pareil.
rules-compare-caption = Les éditions, point par point
rules-compare-point = Point
rules-compare-this = cette édition
