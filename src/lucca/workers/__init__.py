"""Work shared out to this process, to several, or to a cluster of machines; a worker that dies loses nothing."""
