# Settings, and the buttons for them in every header.
settings-language = Language
settings-to-light = Light theme
settings-to-dark = Dark theme
settings-sound-on = Turn sound on
settings-sound-off = Turn sound off
settings-motion = Motion
settings-motion-calm = Calm
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-instant = None
