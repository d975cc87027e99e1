import Foundation
import ScreenFiles

/// What to do so that a tap succeeds.
///
/// Points and distances are on the screen, in the unit of the dump.
struct WayOut {
  enum Kind: String, Codable, CaseIterable {
    /// Tap it, at the point.
    case tap
    /// Tap at the point, where a related element takes the tap: one around it or in it.
    case tapRelative = "tap-relative"
    /// Dismiss the elements that lie over it; the point, where there is one, is that of a control that does.
    case dismiss
    /// Scroll the elements; the point is where to tap then.
    case scroll
    /// Change the state of an element: show or enable it.
    case change
    /// The dump shows no way.
    case none
  }

  let kind: Kind
  /// The elements to use, dismiss, scroll or change, in the order of the steps.
  var elements: [Int] = []
  var point: CGPoint?
  /// How far to scroll each of the elements: positive numbers are to the right and down.
  var scrolls: [CGSize] = []
  /// The sentence without its full stop.
  let text: Phrase
}
