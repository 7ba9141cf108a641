print("navgraph-draw")
