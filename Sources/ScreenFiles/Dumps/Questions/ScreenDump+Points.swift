public import Foundation

extension ScreenDump {
  /// The element that is seen at a point on the screen, as far as the format knows; nil where none is.
  ///
  /// It is the front-most element that contains the point and isn't hidden (``Element/isHidden``), where nothing that clips cuts it
  /// off. What lies in front is told by the format where it tells it: paint orders, drawing orders, or the order of the file. Rectangles
  /// are half-open; turned elements are tested as they lie. NaN and infinite points are in nothing. Maestro's root never answers, by
  /// its tool's rule.
  ///
  /// - Complexity: O(log n) where few elements lie over any point; the first question of a dump takes O(n log n).
  public func frontmost(at point: CGPoint) -> Element? {
    model.seen.topmost(at: point, in: model).map { elements[$0] }
  }

  /// The element that takes a touch at a point on the screen, by the rule of the format's platform; nil where none does.
  ///
  /// - UIKit, and Sentry's UIKit: what `hitTest(_:with:)` of the last root gives that answers.
  /// - Android and HarmonyOS: the front-most element that is clickable, for long or not, enabled or not; others let touches through.
  /// - Web pages: the front-most box that lets no events through, of a text the element around it.
  /// - Formats that don't tell who takes touches: what ``frontmost(at:)`` answers.
  ///
  /// NaN and infinite points are in nothing.
  ///
  /// - Complexity: O(log n) where few elements lie over any point; the first question of a dump takes O(n log n).
  public func touched(at point: CGPoint) -> Element? {
    guard let box = model.touchable.topmost(at: point, in: model) else { return nil }
    return elements[model.rules.touch == .webPage ? model.elementOfPage(at: box) : box]
  }
}
