# The "?" that opens a clause of the rules in place. The clauses themselves are in rules/.
help-open = Rules: clause { $clause }
help-loading = Fetching the rule…
help-failed = The rule could not be fetched.
help-whole-page = All the rules
help-back = Back to { $clause }
help-clause = Clause { $clause }
help-hints = Hints for your first game
