"""Who a player is: a guest with a signed cookie by default; a name and a password make the identity last."""
