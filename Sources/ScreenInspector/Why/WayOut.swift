import Foundation
import ScreenFiles

/// The remedy: the steps after which a tap succeeds.
///
/// Points and distances are on the screen, in the unit of the dump.
struct WayOut {
  enum Kind: String, Codable, CaseIterable {
    /// Tap the element at the point.
    case tap
    /// Tap at the point, where an ancestor or a descendant receives the tap.
    case tapRelative = "tap-relative"
    /// Dismiss the covering elements. If there is a point, it is on a control that dismisses them.
    case dismiss
    /// Scroll the elements; the point is the tap point afterward.
    case scroll
    /// Wait until an element is shown, opaque or enabled. If there is a point, it is for the tap
    /// afterward.
    case change
    /// The dump shows no remedy.
    case none
  }

  let kind: Kind
  /// The elements to use, dismiss, scroll or change, in the order of the steps.
  var elements: [Int] = []
  var point: CGPoint?
  /// The scroll distance of each of the elements; positive values scroll right and down.
  var scrolls: [CGSize] = []
  /// The sentence without its period.
  let text: Phrase
}
