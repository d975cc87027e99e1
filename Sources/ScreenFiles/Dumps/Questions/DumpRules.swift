import Foundation

/// The rules for queries of a dump, which depend on its format.
struct DumpRules {
  /// Determines which element receives a touch.
  enum Touch {
    /// UIKit's `hitTest(_:with:)`.
    case uiKit
    /// The frontmost element that is clickable or long-clickable.
    case clickable
    /// The frontmost element, for formats without better information.
    case frontmost
    /// The frontmost element of a web page whose box receives events; for a text node, its parent
    /// element.
    case webPage
  }

  /// Determines the stacking order of siblings or of all elements.
  enum Order {
    /// Document order.
    case document
    /// Siblings are ordered by a value from the file if all of them have one, otherwise in document
    /// order.
    case siblings
    /// All elements are ordered by a value from the file; a missing value counts as 0.
    case screen
  }

  var touch: Touch
  var order = Order.document
  /// The maximum rounding error of the format's values, in the unit of the dump.
  var rounding: Double
  /// Whether the outermost elements are windows of one display, which may be smaller than the
  /// display.
  var hasWindows = false
  /// The rectangle of the screen, if the file gives it in addition to the elements.
  var screen: CGRect?
  /// The number of pixels per density-independent unit, if the file gives it.
  var density: Double?
}
