import Foundation

/// By which rules a format's screen is asked.
struct DumpRules {
  /// Who takes a touch.
  enum Touch {
    /// UIKit's `hitTest(_:with:)`.
    case uiKit
    /// The front-most element that is clickable.
    case clickable
    /// The front-most element, where the format tells nothing better.
    case frontmost
    /// The front-most box of a web page that doesn't let events through; of a text its element.
    case webPage
  }

  /// How siblings, or all elements, lie over each other.
  enum Order {
    /// As in the file.
    case document
    /// By a number among siblings, if all of them have one.
    case siblings
    /// By a number among all.
    case screen
  }

  var touch: Touch
  var order = Order.document
  /// By how much a number of the format may differ from the true one.
  var rounding: Double
  /// Whether the outermost elements are the windows of one display, of which none need fill it.
  var hasWindows = false
  /// The rectangle of the screen, where the file tells it beside the elements.
  var screen: CGRect?
}
