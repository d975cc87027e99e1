public import Foundation

/// Lays out views in a row or a column: the geometry half of `UIStackView`.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .center
/// row.frame = CGRect(x: 0, y: 0, width: 148, height: 44)
/// row.layoutIfNeeded()
/// ```
///
/// A view's size comes from `intrinsicContentSize`; along an axis where that has none, from `sizeThatFits(_:)`, whose
/// default is the size the view was given by anyone but the stack. Hidden views leave the layout. The stack places
/// views in its layout pass, without constraints: where UIKit calls a layout ambiguous, the rules here decide. A stack that
/// constraints place, or whose views they mention, is laid out by UIKit's constraints for stacks instead (R11.83 to R11.89).
open class StackView: View {
  internal final var arranged: [ArrangedView] = []
  /// Subviews that were taken out of the arrangement, with their own sizes, for when they come back.
  internal final var arrangedBefore: [ArrangedView] = []
  internal final var isMeasured = false
  internal final var measuredSize = CGSize.zero

  /// Creates a stack that arranges `views` in this order, along the horizontal axis.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack that fills `frame`.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// An empty stack: there are no archives.
  public override init(coder: NSObject) { super.init(frame: .zero) }

  // Lets go of the views first, so that the tree can be taken apart level by level.
  deinit { (arranged, arrangedBefore) = ([], []) }

  /// The axis along which views follow one another; horizontal by default.
  public final var axis = Axis.horizontal { didSet { arrangementDidChange() } }

  /// How the views share the stack along its axis; `fill` by default.
  public final var distribution = Distribution.fill { didSet { arrangementDidChange() } }

  /// Where the views lie across the axis; `fill` by default.
  public final var alignment = Alignment.fill { didSet { arrangementDidChange() } }

  /// The gap between neighbors in points, the least one where gaps may grow; 0 by default.
  ///
  /// A negative spacing makes neighbors overlap.
  ///
  /// ```swift
  /// let row = StackView(arrangedSubviews: [icon, title])
  /// row.spacing = 8
  /// let size = row.intrinsicContentSize  // the widths of both and 8 points between them
  /// ```
  ///
  /// - Precondition: Finite.
  public final var spacing: CGFloat = 0 {
    didSet {
      precondition(spacing.isFinite, "The spacing of a stack is finite, not \(spacing).")
      arrangementDidChange()
    }
  }

  /// Whether the views keep clear of `layoutMargins` instead of reaching to the edges; false by default.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Whether gaps in a column reach from the last baseline of a view to the first of the next; false by default.
  ///
  /// It counts where constraints lay out the column: in the closed form views have no baselines.
  public final var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// The views in the order of the layout; all of them are subviews.
  ///
  /// The order of `subviews`, which decides what lies in front, is independent of it.
  ///
  /// - Complexity: O(n).
  public final var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Adds `view` at the end of the arrangement, and as a subview if it isn't one.
  ///
  /// A view that is arranged already moves to the end.
  ///
  /// - Complexity: O(n).
  open func addArrangedSubview(_ view: View) {
    insertArranged(view, at: arranged.count - (position(of: view) == nil ? 0 : 1))
  }

  /// Inserts `view` at `index` of the arrangement, and adds it as a subview if it isn't one.
  ///
  /// For a view that is arranged already, `index` counts the others.
  ///
  /// - Complexity: O(n).
  /// - Precondition: `index` is in `0...arrangedSubviews.count`.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    precondition(
      (0...arranged.count).contains(index),
      "Can't insert an arranged view at \(index): the stack has \(arranged.count).")
    insertArranged(view, at: index)
  }

  /// Takes `view` out of the arrangement; it stays a subview where it is.
  ///
  /// Nothing happens for a view that isn't arranged.
  ///
  /// - Complexity: O(n).
  open func removeArrangedSubview(_ view: View) { removeArranged(view) }

  /// The size at which every view has the size it wants, with the margins if the arrangement respects them.
  ///
  /// Zero without visible views.
  ///
  /// - Complexity: O(views arranged here and in stacks within); the stacks are walked with a loop.
  open override var intrinsicContentSize: CGSize { composedSize() }

  /// The same as `intrinsicContentSize`, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size that UIKit's constraints for stacks allow, as near to the target as intrinsic sizes permit (R11.58, R11.89).
  ///
  /// Views without an intrinsic content size prefer nothing here, whatever their frames are.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    // A solver for layouts doesn't hear of what such a stack arranges.
    defer { if !isConstrained { constraintItem?.solver?.fitting = nil } }
    return whileLaidOutByConstraints {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConstrained { arrange() }
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArranged(subview)
    arrangedBefore.removeAll { $0.view === subview }
  }

  /// Has the stack, and those around it, make room for the new margins if the arrangement respects them.
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
}
