could-not-load = Cette partie n’a pas pu être chargée.
try-again = Réessayer
