help-open = Regole: articolo { $clause }
help-loading = La regola sta arrivando…
help-failed = Non è stato possibile caricare la regola.
help-whole-page = Tutte le regole
help-back = Torna a { $clause }
help-clause = Articolo { $clause }
help-hints = Consigli per la prima partita
