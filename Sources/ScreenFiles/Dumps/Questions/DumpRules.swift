import Foundation

/// The rules by which queries of a dump in one format are answered.
struct DumpRules {
  /// The rule for which element receives a touch.
  enum Touch {
    /// UIKit's `hitTest(_:with:)`.
    case uiKit
    /// The frontmost clickable element.
    case clickable
    /// The frontmost element, if the format has no better information.
    case frontmost
    /// The frontmost box of a web page that receives events; for a text node, its parent element.
    case webPage
  }

  /// The rule for the stacking order of siblings, or of all elements.
  enum Order {
    /// Document order.
    case document
    /// By a given value among siblings that all have one; document order among others.
    case siblings
    /// By a given value among all elements, where a missing value counts as 0.
    case screen
  }

  var touch: Touch
  var order = Order.document
  /// The maximum rounding error of the format's values.
  var rounding: Double
  /// Whether the outermost elements are the windows of one display, none of which has to fill it.
  var hasWindows = false
  /// The rectangle of the screen, if the file gives it in addition to the elements.
  var screen: CGRect?
}
