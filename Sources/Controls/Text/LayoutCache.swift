import Foundation
import TextMeasuring

/// The text of a view as the measurer receives it, and the most recent layouts of the text.
///
/// Constraints and layout passes request the same few layouts repeatedly.
struct LayoutCache {
  private var text: StyledText?
  /// The two most recent layouts: usually one without a width limit, and one for the view's width.
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
