// What a program weighs that imports nothing.
print("nothing")
