"""Which bot is better: matches on paired deals, in all seats, with honest intervals."""
