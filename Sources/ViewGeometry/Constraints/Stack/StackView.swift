public import Foundation

/// A view that lays out views in a row or a column, with the geometry of `UIStackView`.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .center
/// row.frame = CGRect(x: 0, y: 0, width: 148, height: 44)
/// row.layoutIfNeeded()
/// ```
///
/// A view's preferred size is its `intrinsicContentSize`. Along an axis without an intrinsic
/// length, it is the result of `sizeThatFits(_:)`. If a view overrides neither, its preferred size
/// is the one last set by code other than the stack. Hidden views aren't laid out.
///
/// The stack positions views in its layout pass, without constraints: if UIKit considers a layout
/// ambiguous, the rules of this class decide. If constraints affect the stack or refer to its
/// views, the stack is laid out by UIKit's constraints for stacks instead (R11.83 to R11.89).
open class StackView: View {
  internal final var arranged: [ArrangedView] = []
  /// Subviews that were removed from the arrangement.
  ///
  /// Their own sizes are kept in case they are added again.
  internal final var arrangedBefore: [ArrangedView] = []
  internal final var isMeasured = false
  internal final var measuredSize = CGSize.zero

  /// Creates a stack that arranges `views` in this order, along the horizontal axis.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack with the frame `frame`.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates an empty stack and ignores `coder`, because archives aren't supported.
  public override init(coder: NSObject) { super.init(frame: .zero) }

  // Release the views first, so that the tree can be deallocated level by level.
  deinit { (arranged, arrangedBefore) = ([], []) }

  /// The axis along which views follow each other; horizontal by default.
  open var axis = Axis.horizontal { didSet { arrangementDidChange() } }

  /// How the views share the length of the stack along its axis; `fill` by default.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }

  /// The alignment of the views perpendicular to the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }

  /// The gap between neighboring views in points, or the minimum gap if gaps may grow; 0 by
  /// default.
  ///
  /// A negative spacing makes neighboring views overlap. `spacingUseSystem` means 8 points.
  ///
  /// ```swift
  /// let row = StackView(arrangedSubviews: [icon, title])
  /// row.spacing = 8
  /// let size = row.intrinsicContentSize  // the widths of both and 8 points between them
  /// ```
  ///
  /// - Precondition: The value is finite.
  open var spacing: CGFloat = 0 {
    didSet {
      precondition(spacing.isFinite, "The spacing of a stack must be finite, not \(spacing).")
      arrangementDidChange()
    }
  }

  /// Whether the views are inset by `layoutMargins` instead of extending to the edges; false by
  /// default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Whether gaps in a column are measured from last to first baselines; false by default.
  ///
  /// It has an effect only if the column is laid out by constraints. In a layout without
  /// constraints, gaps are always measured between the edges of views.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// The arranged views in layout order; all of them are subviews.
  ///
  /// The order of `subviews`, which determines the drawing order, is independent of it.
  ///
  /// - Complexity: O(arranged views).
  open var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Adds `view` to the end of the arrangement, and as a subview if it isn't one.
  ///
  /// A view that is already arranged moves to the end.
  ///
  /// - Complexity: O(arranged views).
  open func addArrangedSubview(_ view: View) {
    insertArranged(view, at: arranged.count - (position(of: view) == nil ? 0 : 1))
  }

  /// Inserts `view` at `index` of the arrangement, and adds it as a subview if it isn't one.
  ///
  /// For a view that is already arranged, `index` is relative to the other views; an index beyond
  /// their end moves the view to the end.
  ///
  /// - Complexity: O(arranged views).
  /// - Precondition: `index` is in `0...arrangedSubviews.count`.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    precondition(
      (0...arranged.count).contains(index),
      "Can't insert an arranged subview at \(index): the stack has \(arranged.count).")
    insertArranged(view, at: index)
  }

  /// Removes `view` from the arrangement; it remains a subview, with its frame.
  ///
  /// The view's custom spacing is discarded. The call has no effect if `view` isn't arranged.
  ///
  /// - Complexity: O(arranged views).
  open func removeArrangedSubview(_ view: View) { removeArranged(view) }

  /// The smallest size that has room for the preferred sizes of the visible views and the gaps
  /// between them.
  ///
  /// The size includes the margins if the arrangement is relative to them, and is zero if there are
  /// no visible views.
  ///
  /// - Complexity: O(views arranged here and in nested stacks), without recursion.
  open override var intrinsicContentSize: CGSize { composedSize() }

  /// Returns `intrinsicContentSize`, regardless of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the size nearest to the target that UIKit's constraints for stacks allow (R11.58,
  /// R11.89).
  ///
  /// Views without an intrinsic content size have no preferred size here, regardless of their
  /// frames.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    // A layout solver isn't notified of changes to arranged views if the stack isn't laid out by
    // constraints.
    defer { if !isConstrained { constraintItem?.solver?.fitting = nil } }
    return whileLaidOutByConstraints {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// Lays out the arranged views, unless the stack is laid out by constraints.
  ///
  /// An override must call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConstrained { arrange() }
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArranged(subview)
    arrangedBefore.removeAll { $0.view === subview }
  }

  /// If the arrangement is relative to the margins, marks the stack for layout and invalidates its
  /// intrinsic content size.
  ///
  /// An override must call super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard isLayoutMarginsRelativeArrangement else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func invalidateIntrinsicContentSize() {
    if flags.contains(.constrained) { contentSizeDidChange() }
    invalidateEnclosingStacks()
  }

  override func placesByConstraints(_ subview: View) -> Bool {
    isConstrained && position(of: subview) != nil
  }

  override func arranges(_ subview: View) -> Bool { position(of: subview) != nil }

  override func takePartInConstraints(_ takesPart: Bool) -> Bool {
    takesPart ? stackByConstraints() : leaveConstraints()
  }

  override func willAdmitSubviews() { passOnConstraints() }

  override func addSystemConstraints(to rows: inout SystemRows) { addStackConstraints(to: &rows) }

  override var usesIntrinsicContentSize: Bool { !isConstrained }

  override func subviewVisibilityDidChange(_ subview: View) {
    super.subviewVisibilityDidChange(subview)
    if position(of: subview) != nil { arrangementDidChange() }
  }

  override func subviewIntrinsicSizeDidChange(_ subview: View) { arrangementDidChange() }

  /// Sets the gap after `view`, or the minimum gap if gaps may grow, in points; it replaces
  /// `spacing` there.
  ///
  /// The gap moves with the view, and is left out while the view is hidden. After the last visible
  /// view, it has no effect. `spacingUseDefault` restores the stack's `spacing`, and
  /// `spacingUseSystem` sets a gap of 8 points. The call has no effect if `view` isn't arranged.
  ///
  /// - Complexity: O(arranged views).
  /// - Precondition: The spacing is finite.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    builtInSetCustomSpacing(spacing, after: view)
  }

  /// Returns the custom gap after `view`, or `spacingUseDefault` if none was set or `view` isn't
  /// arranged.
  ///
  /// - Complexity: O(arranged views).
  open func customSpacing(after view: View) -> CGFloat { builtInCustomSpacing(after: view) }
}
