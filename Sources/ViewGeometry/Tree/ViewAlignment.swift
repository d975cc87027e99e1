public import Foundation

/// The alignment rectangle, baselines and anchors of a view, for constraints.
///
/// The class has no stored properties, and only `View` inherits from it; see ``ViewSettings``.
open class ViewAlignment: ViewSettings {
  /// Called after a constraint inside `subview`, or a size that affects one, has changed.
  ///
  /// `part` is the subview of `subview` in which the change was made; it is nil if `subview` itself
  /// is the root of the constraint solver. Returns whether the receiver is a list, so that no view
  /// around it is notified.
  internal func constraintsDidChange(in part: View?, of subview: View) -> Bool { false }

  /// Whether the class requires constraints; false by default.
  ///
  /// This library doesn't use it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets from the frame to the alignment rectangle; zero by default (R11.3).
  ///
  /// After they change, call `invalidateIntrinsicContentSize()`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame, both in the superview's coordinates (R11.3).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle, both in the superview's coordinates (R11.3).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is used as the receiver's; the receiver by default (R11.8).
  ///
  /// It must be the receiver or one of its descendants.
  open var forFirstBaselineLayout: View { asView }

  /// The view whose last baseline is used as the receiver's; the receiver by default (R11.8).
  ///
  /// It must be the receiver or one of its descendants.
  open var forLastBaselineLayout: View { asView }

  /// Returns the receiver; never called by this library.
  ///
  /// In UIKit, `forLastBaselineLayout` has replaced this method.
  open func forBaselineLayout() -> View { asView }

  /// The distance from the top of the alignment rectangle to the first baseline, in points (R11.8).
  ///
  /// It is nil if there is no baseline, which is the default.
  open var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// The distance from the last baseline to the bottom of the alignment rectangle, in points
  /// (R11.8).
  ///
  /// It is 0 by default.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// Returns the size nearest to `targetSize` that the constraints inside the view allow (R11.59).
  ///
  /// It calls `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`
  /// with `fittingSizeLevel` along both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    asView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Anchors

  /// The leading edge of the alignment rectangle.
  ///
  /// ```swift
  /// LayoutConstraint.activate([
  ///   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  ///   title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  /// ])
  /// ```
  open var leadingAnchor: LayoutXAxisAnchor { asView.builtInLeadingAnchor }

  /// The trailing edge of the alignment rectangle.
  open var trailingAnchor: LayoutXAxisAnchor { asView.builtInTrailingAnchor }

  /// The left edge of the alignment rectangle.
  open var leftAnchor: LayoutXAxisAnchor { asView.builtInLeftAnchor }

  /// The right edge of the alignment rectangle.
  open var rightAnchor: LayoutXAxisAnchor { asView.builtInRightAnchor }

  /// The top edge of the alignment rectangle.
  ///
  /// ```swift
  /// let below = title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8)
  /// let inside = title.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor)
  /// LayoutConstraint.activate([below, inside])
  /// ```
  open var topAnchor: LayoutYAxisAnchor { asView.builtInTopAnchor }

  /// The bottom edge of the alignment rectangle.
  open var bottomAnchor: LayoutYAxisAnchor { asView.builtInBottomAnchor }

  /// The width of the alignment rectangle.
  ///
  /// ```swift
  /// icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
  /// icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
  /// ```
  open var widthAnchor: LayoutDimension { asView.builtInWidthAnchor }

  /// The height of the alignment rectangle.
  open var heightAnchor: LayoutDimension { asView.builtInHeightAnchor }

  /// The horizontal center of the alignment rectangle.
  open var centerXAnchor: LayoutXAxisAnchor { asView.builtInCenterXAnchor }

  /// The vertical center of the alignment rectangle.
  open var centerYAnchor: LayoutYAxisAnchor { asView.builtInCenterYAnchor }

  /// The baseline of the first line of text, or the bottom edge if there is no text (R11.8).
  open var firstBaselineAnchor: LayoutYAxisAnchor { asView.builtInFirstBaselineAnchor }

  /// The baseline of the last line of text, or the bottom edge if there is no text (R11.8).
  open var lastBaselineAnchor: LayoutYAxisAnchor { asView.builtInLastBaselineAnchor }

  deinit {}
}
