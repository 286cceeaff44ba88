"""The endpoints: HTTP and WebSocket. They check who asks and how often, and leave everything else to the rest."""
