import Foundation
import TextMeasuring

/// The text of a view as it is measured, and its last layouts: constraints and layout passes ask for the same few again and again.
struct LayoutCache {
  private var text: StyledText?
  /// The last two: that without a limit, and that in the width of the view.
  private var layouts: [(container: TextContainer, layout: TextLayout)] = []

  mutating func layout(in container: TextContainer, of makeText: () -> StyledText) -> TextLayout {
    if let known = layouts.first(where: { $0.container == container }) { return known.layout }
    let layout = TextMeasurement.measurer.layOut(text(makeText), in: container)
    if layouts.count == 2 { layouts.removeFirst() }
    layouts.append((container, layout))
    return layout
  }

  mutating func text(_ makeText: () -> StyledText) -> StyledText {
    if let text { return text }
    let made = makeText()
    text = made
    return made
  }
}
