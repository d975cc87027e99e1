import Foundation

extension ScrollView {
  /// The edges whose safe area insets are included in the adjusted content inset (R5.4).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// The edges for `scrollableAxes`, and also top and bottom if the view is the content of a
    /// screen with bars.
    case automatic
    /// The edges of the axes along which the content is longer than the view or always bounces.
    case scrollableAxes
    /// No edges.
    case never
    /// All four edges.
    case always
  }

  final func setContentInset(_ inset: EdgeInsets) {
    precondition(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite),
      "A content inset must be finite, not \(inset).")
    guard inset != storedContentInset else { return }
    storedContentInset = inset
    settle()
  }

  /// The safe area insets of the edges that the adjustment behavior selects; 0 for the other edges.
  final var adjustmentBySafeArea: EdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    var insets = safeAreaInsets
    guard behavior != .always, insets != .zero else { return insets }
    let (content, view) = (contentSize, placement.bounds.size)
    let coversVertical =
      content.height > view.height || alwaysBounceVertical
      || (behavior == .automatic && showsContentOfScreenWithBars)
    if !coversVertical { (insets.top, insets.bottom) = (0, 0) }
    if content.width <= view.width, !alwaysBounceHorizontal {
      (insets.left, insets.right) = (0, 0)
    }
    return insets
  }

  /// Whether the view is the content of a screen with bars (R5.4).
  ///
  /// This is true if the app has declared it, if the view is that of a controller in a navigation
  /// or tab bar controller, or if the view is the rearmost subview of such a view.
  ///
  /// - Complexity: O(enclosing controllers).
  private final var showsContentOfScreenWithBars: Bool {
    if isContentOfScreenWithBars { return true }
    if let manager { return manager.isInContainerWithBars }
    guard let superview, superview.child(at: 0).view === self else { return false }
    return superview.manager?.isInContainerWithBars ?? false
  }
}
