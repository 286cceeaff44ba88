"""What goes over the wire: every message and view as a type, from which the schemas are made."""
