public import Foundation

extension ScreenDump {
  /// Returns the visible element at a point on the screen; nil if there is none.
  ///
  /// It is the frontmost element that contains the point, isn't hidden (``Element/isHidden``) and
  /// isn't clipped there. The stacking order is that of the format: paint orders, drawing orders,
  /// or the order of the file. Rectangles are half-open; rotated elements are tested with their
  /// rotation. The result is nil for NaN and infinite points. Maestro's root is never the result,
  /// as in Maestro itself. In the example, a label with the text "Saved" is at the point.
  ///
  /// ```swift
  /// let seen = dump.frontmost(at: CGPoint(x: 195, y: 150))
  /// let name = seen?.name  // "Saved", the label
  /// ```
  ///
  /// - Complexity: O(log n) if few elements overlap at any point; the first query of a dump takes
  ///   O(n log n).
  public func frontmost(at point: CGPoint) -> Element? {
    model.seen.topmost(at: point, in: model).map { elements[$0] }
  }

  /// Returns the element that receives a touch at a point on the screen, by the platform's rule.
  ///
  /// - UIKit, and Sentry's UIKit: the result of the last root whose `hitTest(_:with:)` finds a
  ///   view.
  /// - Formats that report which elements are clickable, such as most of Android's, HarmonyOS's and
  ///   Flutter's: the frontmost visible element that is clickable or long-clickable, whether or not
  ///   it is enabled. Other elements let touches through.
  /// - Web pages: the frontmost box that receives events. For a text node, it is the parent; for a
  ///   document, the first child.
  /// - Other formats: the result of ``frontmost(at:)``, ignoring elements that are reported to
  ///   receive no touches.
  ///
  /// Returns nil if there is no such element, and for NaN and infinite points. In the example, the
  /// label at the point has user interaction disabled.
  ///
  /// ```swift
  /// let taker = dump.touched(at: CGPoint(x: 195, y: 150))
  /// let role = taker?.role  // "UIView", which contains the label
  /// ```
  ///
  /// - Complexity: O(log n) if few elements overlap at any point; the first query of a dump takes
  ///   O(n log n).
  public func touched(at point: CGPoint) -> Element? {
    guard let box = model.touchable.topmost(at: point, in: model) else { return nil }
    return elements[model.rules.touch == .webPage ? model.elementOfPage(at: box) : box]
  }
}
