package import Foundation

/// The remaining scroll distances of an element, in its own coordinates.
package struct ScrollRoom: Sendable, Hashable {
  /// The distance that the element can scroll toward the top of its content; 0 if it can't.
  package let up: CGFloat
  package let left: CGFloat
  package let down: CGFloat
  package let right: CGFloat

  init(up: Double, left: Double, down: Double, right: Double) {
    (self.up, self.left) = (CGFloat(max(0, up)), CGFloat(max(0, left)))
    (self.down, self.right) = (CGFloat(max(0, down)), CGFloat(max(0, right)))
  }

  /// Returns whether the element can scroll by `distance`, allowing for an excess of `tolerance`.
  ///
  /// Positive distances mean down and right.
  package func allows(_ distance: CGSize, tolerance: CGFloat) -> Bool {
    distance.height <= down + tolerance && -distance.height <= up + tolerance
      && distance.width <= right + tolerance && -distance.width <= left + tolerance
  }
}

extension ScreenDump.Element {
  /// The remaining scroll distances, or nil if the dump doesn't contain them.
  package var scrollRoom: ScrollRoom? { extra?.scrollRoom }
}
