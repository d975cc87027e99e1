import Foundation
import ScreenFiles

/// A remedy: the steps that make a tap work.
///
/// Points and distances are in screen coordinates, in the unit of the dump.
struct WayOut {
  enum Kind: String, Codable, CaseIterable {
    /// Tap the element at the point.
    case tap
    /// Tap at the point, where an ancestor or a descendant receives the tap.
    case tapRelative = "tap-relative"
    /// Dismiss the covering elements.
    ///
    /// If there is a point, a tap there may dismiss them.
    case dismiss
    /// Scroll the elements, and then tap at the point.
    case scroll
    /// Wait until an element is shown, opaque or enabled.
    ///
    /// Then tap at the point, if there is one.
    case change
    /// The dump shows no remedy.
    case none
  }

  let kind: Kind
  /// The elements to use, dismiss, scroll or change, in the order of the steps.
  var elements: [Int] = []
  var point: CGPoint?
  /// The distance by which to scroll each of the elements; positive values scroll right and down.
  var scrolls: [CGSize] = []
  /// The remedy as a sentence without its period.
  let text: Phrase
}
