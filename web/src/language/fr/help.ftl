help-open = Règles : article { $clause }
help-loading = La règle arrive…
help-failed = La règle n’a pas pu être chargée.
help-whole-page = Toutes les règles
help-back = Retour à { $clause }
help-clause = Article { $clause }
help-hints = Conseils pour ta première partie
