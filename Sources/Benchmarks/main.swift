print("no rows yet")
