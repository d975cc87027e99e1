import Foundation
import TextMeasuring

/// The measured text of a view, and its last layouts.
///
/// Constraints and layout passes request the same few layouts repeatedly.
struct LayoutCache {
  private var text: StyledText?
  /// The last two layouts: usually the one without a limit, and the one in the view's width.
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
