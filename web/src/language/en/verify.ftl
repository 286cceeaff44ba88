# Whether a game was dealt fairly, step by step.
title-verify = Was the deal fair?
verify-lead = Before the game the server sealed a secret; the players added chance of their own. Both together decide every card. Here it is all worked out again.
verify-own-games = Your own games have a link to this check: see your games.
verify-check = Check it
verify-running = Working it out…
verify-values = The values
verify-skipped = Not looked at any more.
verify-outcome-holds = Right:
verify-outcome-fails = Wrong:
verify-outcome-unknown = Not compared:

verify-verdict-fair = The cards were dealt fairly
verify-verdict-fair-about = Nobody chose a card, neither the server nor a player. Your browser has worked it out by itself.
verify-verdict-unseen = The cards follow from this seal
verify-verdict-unseen-about = Your browser has worked out every card. Where there is no tick it had nothing to compare with: read what it says there.
verify-verdict-server = The server finds the deal fair
verify-verdict-server-about = The server has checked this, not your browser.
verify-verdict-unfair = This record does not hold
verify-verdict-unfair-about = One step came out wrong. That step says what it means.

verify-unreadable-no-record = This is not the record of a game.
verify-unreadable-not-over = This game is not over. Its secret is revealed at the end; only then can it be checked.
verify-unreadable-no-proof = This record says nothing about how its cards were dealt, or nothing that makes sense. Games from elsewhere than a table of this server cannot be checked.
verify-unreadable-unknown-scheme = This game was dealt in a way that this page does not know. Reload the page; perhaps there is a newer one.

verify-seal = The seal from before the game
verify-seal-holds = { $noted ->
    [before] Before the game began, your browser noted the seal of the server’s secret. The record has the same one.
    [during] While you were at the table, your browser noted the seal of the server’s secret. The record has the same one.
   *[by-hand] The record has the seal that you entered.
}
verify-seal-fails = { $noted ->
    [by-hand] The record has another seal than the one you entered. Either that belongs to another game, or the secret was exchanged.
   *[other] At the table your browser noted another seal than the one in this record. The secret was exchanged, or the record was changed.
}
verify-seal-unknown = This browser was not at the table before the end, so it has no seal to compare with. Did you write it down?
verify-seal-by-hand = The seal that was shown before the game
verify-seal-compare = Compare
verify-secret = The secret behind the seal
verify-secret-holds = After the game the server revealed its secret. It gives exactly this seal, so it is the secret from before the game.
verify-secret-fails = The revealed secret does not give this seal. It is not the one that was sealed: it may have been chosen later, to suit certain cards.
verify-chance = The players’ chance
verify-chance-holds = { $n ->
    [0] No player added chance, so the server’s secret alone decided.
    [one] One player added chance, after the seal was fixed. So the server could not know the cards when it chose its secret.
   *[other] { $n } players added chance, after the seal was fixed. So the server could not know the cards when it chose its secret.
} { $own ->
    [yes] What your browser added is among it.
   *[no] {""}
}
verify-chance-fails = The record does not have one entry for every seat. Somebody’s chance was left out or put in.
verify-chance-unknown = What your browser added is not among it. That is right only if you left your seat before the game began.
verify-seed = One number out of everything
verify-seed-holds = The secret, the name of the table and the players’ chance are mixed into one number. If a single digit changed, all the cards would be different.
verify-seed-fails = This is the record of another table.
verify-deck = The deck is shuffled
verify-deck-holds = This number decides how all { $n } cards lie. Everybody who shuffles with it gets the same order.
verify-deck-fails = The deck in this record lacks cards, or has some twice.
verify-hands = The first hands
verify-hands-holds = Four cards for each player from the top of this deck: just the hands in the record.
verify-hands-fails = The hands in the record are not those that this deck gives. Cards, or the players’ chance, were exchanged.
verify-triplets = The first triplets
verify-triplets-holds = The next cards are just the triplets of the first turn.
verify-triplets-fails = The first triplets in the record are not those that this deck gives. Cards were exchanged.
verify-stock = All further cards
verify-stock-holds = With the same number the rest was shuffled anew. The record has every card in just this order, even those that nobody saw.
verify-stock-fails = The further cards in the record do not lie as this number shuffles them. Cards were exchanged.
verify-moves = Moves and points
verify-moves-holds = For this the server played the whole game again: every move keeps to the rules, every point is right.
verify-moves-fails = The cards are right, but the game is not, says the server:
verify-moves-unknown = The server could not be asked just now. The cards are right all the same.
verify-server = Checked by the server
verify-server-holds = Browsers work out seals only on pages with a secure connection (https), and this one has none. So the server has checked cards, moves and points.
verify-server-fails = Browsers work out seals only on pages with a secure connection (https), and this one has none. So the server has checked it, and it says:
verify-server-unknown = Browsers work out seals only on pages with a secure connection (https), and this one has none. The server could not be asked just now.

verify-value-seal = Seal in the record
verify-value-noted = Seal that was noted
verify-value-secret = Secret
verify-value-hash = Seal that it gives (SHA-256)
verify-value-table = Table
verify-value-seed = The number
verify-value-order = The deck from the top
verify-value-dealt = As dealt
verify-value-recorded = In the record
