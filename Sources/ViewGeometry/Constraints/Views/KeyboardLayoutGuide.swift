public import Foundation

/// A guide for the part of a view that the keyboard covers, like `UIKeyboardLayoutGuide` (R11.56).
///
/// The host reports the keyboard's frame by setting ``Window/keyboardFrame``.
///
/// A keyboard is docked if it reaches the bottom edge of the window.
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
  /// If this is false, the guide's height is 0 while no keyboard that the guide follows covers the
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
    let resting = CGRect(
      x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
    guard let window, let keyboard = window.keyboardFrame else { return resting }
    let isDocked = keyboard.maxY >= window.bounds.maxY
    guard isDocked || guide.followsUndockedKeyboard else { return resting }
    let covered = convert(keyboard, from: window as View?).intersection(bounds)
    guard !covered.isEmpty else { return resting }
    return isDocked && covered.minY > resting.minY ? resting : covered
  }

  /// The distances from the edges of the bounds to those of the keyboard layout guide; never
  /// negative.
  final var keyboardInsets: EdgeInsets {
    let area = keyboardArea
    return EdgeInsets(
      top: area.minY - bounds.minY, left: area.minX - bounds.minX,
      bottom: bounds.maxY - area.maxY, right: bounds.maxX - area.maxX)
  }

  /// Requests a layout if constraints may depend on the keyboard layout guide.
  final func keyboardDidMove() { if flags.contains(.constrained) { marginsDidChange() } }
}
