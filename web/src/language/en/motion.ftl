points-rise = { $points }
