import Foundation

/// The rules for queries of a format's screen.
struct DumpRules {
  /// The rule for which element receives a touch.
  enum Touch {
    /// UIKit's `hitTest(_:with:)`.
    case uiKit
    /// The frontmost clickable element.
    case clickable
    /// The frontmost element, if the format has no better information.
    case frontmost
    /// The frontmost box of a web page that receives events; for a text, its element.
    case webPage
  }

  /// The rule for the stacking order of siblings, or of all elements.
  enum Order {
    /// Document order.
    case document
    /// By a number among siblings, if all of them have one.
    case siblings
    /// By a number among all elements.
    case screen
  }

  var touch: Touch
  var order = Order.document
  /// The largest rounding error of the format's values.
  var rounding: Double
  /// Whether the outermost elements are the windows of one display, none of which need fill it.
  var hasWindows = false
  /// The rectangle of the screen, if the file gives it besides the elements.
  var screen: CGRect?
}
