"""What every part of the server stands on: settings, errors, limits, logs, texts, signals. It knows no other part."""
