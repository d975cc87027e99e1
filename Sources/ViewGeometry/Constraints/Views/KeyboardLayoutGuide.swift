public import Foundation

/// A guide for the area at the bottom of a view that the keyboard covers, like
/// `UIKeyboardLayoutGuide` (R11.56).
///
/// A keyboard is docked if it reaches the bottom edge of the window. If a docked keyboard covers
/// part of the view, the guide extends down to that edge, which may be below the view. If the guide
/// follows a keyboard that isn't docked, it is the part of the view's bounds that the keyboard
/// covers. In a rotated view, the guide never extends below the view. See ``usesBottomSafeArea``
/// for the guide while no keyboard covers the view.
///
/// The host reports the keyboard's frame by setting ``Window/keyboardFrame``.
open class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows a keyboard that isn't docked; false by default.
  ///
  /// If this is false, such a keyboard has no effect on the guide.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { owningView?.keyboardDidMove() } }
  }

  /// Whether the guide extends up to the bottom of the safe area while the keyboard covers less;
  /// true by default.
  ///
  /// If this is true, the guide reaches down to the bottom edge of the window even without a
  /// keyboard, or to the bottom edge of the view if that is lower. If this is false, the guide has
  /// a height of 0 at the bottom edge of the view while no keyboard that it follows covers the
  /// view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.keyboardDidMove() } }
  }

  /// The distance above the keyboard at which a downward drag starts to dismiss it, in points; 0 by
  /// default.
  ///
  /// The value is stored for the host, which tracks the drag and should treat negative values as 0.
  open var keyboardDismissPadding: CGFloat = 0

  deinit {}
}

extension View {
  /// The default implementation of ``keyboardLayoutGuide``.
  final var builtInKeyboardLayoutGuide: KeyboardLayoutGuide {
    unsafeDowncast(systemGuide(.keyboard), to: KeyboardLayoutGuide.self)
  }

  /// The rectangle of the keyboard layout guide, in the receiver's bounds coordinates (R11.56).
  ///
  /// - Complexity: O(depth).
  final var keyboardArea: CGRect {
    let guide = builtInKeyboardLayoutGuide
    let bottom = guide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    let top = bounds.maxY - bottom
    let end = guide.usesBottomSafeArea ? endOfWindow : bounds.maxY
    let resting = CGRect(x: bounds.minX, y: top, width: bounds.width, height: end - top)
    guard let window, let keyboard = window.keyboardFrame else { return resting }
    let isDocked = keyboard.maxY >= window.bounds.maxY
    guard isDocked || guide.followsUndockedKeyboard else { return resting }
    var covered = convert(keyboard, from: window as View?).intersection(bounds)
    guard !covered.isEmpty else { return resting }
    guard isDocked else { return covered }
    if covered.minY > resting.minY { return resting }
    covered.size.height += max(endOfWindow - bounds.maxY, 0)
    return covered
  }

  /// The y coordinate of the window's or the view's bottom edge, whichever is lower, in the
  /// receiver's bounds coordinates.
  ///
  /// For a view that is rotated or outside a window, it is that of the view's bottom edge.
  ///
  /// - Complexity: O(depth).
  private final var endOfWindow: CGFloat {
    guard let window, window !== self else { return bounds.maxY }
    let bottom = window.bounds.maxY
    let left = convert(CGPoint(x: window.bounds.minX, y: bottom), from: window as View?)
    let right = convert(CGPoint(x: window.bounds.maxX, y: bottom), from: window as View?)
    let isUpright = left.y == right.y && left.x < right.x
    return isUpright ? max(left.y, bounds.maxY) : bounds.maxY
  }

  /// The distances from the edges of the bounds to those of the keyboard layout guide.
  ///
  /// The bottom one is negative if the guide ends below the view.
  final var keyboardInsets: EdgeInsets {
    let area = keyboardArea
    return EdgeInsets(
      top: area.minY - bounds.minY, left: area.minX - bounds.minX,
      bottom: bounds.maxY - area.maxY, right: bounds.maxX - area.maxX)
  }

  /// Requests a layout if constraints may depend on the keyboard layout guide.
  final func keyboardDidMove() { if flags.contains(.constrained) { marginsDidChange() } }
}
