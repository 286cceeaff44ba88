# The "?" that opens a clause of the rules in place. The clauses themselves are in rules/.
help-open = Rules: clause { $clause }
help-loading = Loading the rule…
help-failed = The rule could not be loaded.
help-whole-page = All the rules
help-back = Back to { $clause }
help-clause = Clause { $clause }
help-hints = Hints for your first game
