"""The addresses of the webapp's screens. They go into facts.json, from which the browser has them."""

from types import MappingProxyType

ROUTES = MappingProxyType(
    {
        "home": ("/",),
        "create": ("/create",),
        "same-device": ("/same-device",),
        "join": ("/join",),
        "table": ("/t/{table}",),
        "replay": ("/replay", "/replay/{table}"),
        "verify": ("/verify", "/verify/{table}"),
        "games": ("/games",),
        "players": ("/players",),
        "player": ("/players/{player}",),
        "rules": ("/rules", "/rules/{edition}"),
        "settings": ("/settings",),
        "gallery": ("/gallery",),
    }
)
"""By the name of the screen, the shortest first."""
