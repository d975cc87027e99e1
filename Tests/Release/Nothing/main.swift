// The size of a program that imports nothing.
print("nothing")
