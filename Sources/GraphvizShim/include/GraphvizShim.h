// navgraph
