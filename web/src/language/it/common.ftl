could-not-load = Questa parte non si è potuta caricare.
try-again = Riprova
