"""Players made of code: each sees one seat's view and decides."""
