import TextMeasuring

let text = StyledText("Saved", font: FontDescription(pointSize: 17))
let size = TextMeasurement.measurer.size(of: text, in: TextContainer())
print(size.width > 20 && size.height > 17)
