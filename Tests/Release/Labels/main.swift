import Controls

let label = Label()
label.text = "Saved"
label.sizeToFit()
print(label.bounds.width > 20 && label.bounds.height > 17)
