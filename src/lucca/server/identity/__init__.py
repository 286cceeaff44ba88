"""Who somebody is: guests by default, kept by a signed cookie; a name and a password make it last."""
