public import Foundation

/// A rectangle in a tree of rectangles: the geometry half of `UIView`.
///
/// A view has a coordinate space of its own, its *bounds*, and lies in its superview's by `center`, `anchorPoint`
/// and `transform`. All numbers are points; y grows downwards; left and top edges belong to a view, right and bottom ones
/// don't.
///
///     let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
///     let row = View(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
///     list.addSubview(row)
///     list.convert(CGPoint(x: 10, y: 100), to: row)  // (10, 12)
///
/// Numbers stored in a view are finite: setting NaN or an infinity traps. Negative sizes are standardised (R2.8).
/// A view owns its subviews and not its superview: hold the root of a tree for as long as you use views in it.
/// Views are confined to one thread or task at a time, like every class that isn't `Sendable`; a whole tree may be sent
/// from one to another.
open class View: Responder, CoordinateSpace {
  // What a snapshot reads besides the place comes next to it: two or three cache lines in place of four.
  @exclusivity(unchecked) internal final var opacity: Float = 1
  /// The leaf of the superview's `SubviewOrder` that holds the view, while there is one.
  @exclusivity(unchecked) internal final var leafInOrder: Int32 = 0
  @exclusivity(unchecked) internal final var storedTag = 0
  @exclusivity(unchecked) internal final var rareAttributes: RareAttributes?
  /// The number by which snapshots know the view; 0 until it is in one.
  @exclusivity(unchecked) internal final var snapshotIdentity: UInt64 = 0
  /// The subviews, back to front; empty while a `SubviewOrder` holds them, so `children` is what to read.
  @exclusivity(unchecked) internal final var childArray: [View] = []
  // In the order a walk reads them: link, cached climb, flags and offset share a cache line.
  @exclusivity(unchecked) internal final var superviewLink: ViewCursor?
  @exclusivity(unchecked) internal final var cachedClimb: UnsafeMutablePointer<CachedClimb>?
  @exclusivity(unchecked) internal final var flags: Flags
  /// The kind of the map to the superview as a number, with the bits that `Placement` names.
  @exclusivity(unchecked) internal final var routeBits: UInt8 = 0
  @exclusivity(unchecked) internal final var moreFlags: MoreFlags = []
  /// A hash of the climb that was last found from here, and in the two lowest bits how often in a row; 0 for none.
  @exclusivity(unchecked) internal final var notedClimb: UInt16 = 0
  @exclusivity(unchecked) internal final var placement = Placement() {
    didSet { placementDidChange() }
  }
  @exclusivity(unchecked) internal final var subviewBoxes = SubviewBoxes()
  @exclusivity(unchecked) internal final var slotInSuperview: Int32 = 0
  @exclusivity(unchecked) internal final var storedAutoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) internal final var routeStamp: Unmanaged<RouteStamp>?

  /// Creates a view whose frame is `frame`, in the coordinates of its later superview.
  public init(frame: CGRect = .zero) {
    flags = .needsLayout
    super.init()
    placement.setFrame(frame)
    flags.formUnion(HitTestDispatch.overrides(of: self))
  }

  /// Creates a view with an empty frame at the origin.
  ///
  /// A subclass that overrides `init(frame:)` and adds no designated initializer inherits it.
  @_disfavoredOverload
  public override convenience init() { self.init(frame: .zero) }

  /// Nil, for there are no archives; a subclass may declare `required init?(coder:)` but can't call this one by `super`.
  public convenience init?(coder: NSCoder) { return nil }

  deinit {
    releaseSubviews()
    subviewBoxes.free()
    releaseRoutes()
  }

  /// The bounding box of the view in its superview's coordinates, derived from bounds, center and transform.
  ///
  /// Setting it sets the size of the bounds and the center (R2.1 to R2.5). Under a transform other than scales,
  /// flips and quarter turns the frame read back is larger than the one set, as in UIKit.
  open var frame: CGRect {
    get { flags.contains(.spatial) ? projectedFrame : placement.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; its origin is the scroll offset of the content.
  ///
  /// Changing the size keeps `center` and autoresizes the subviews; changing the origin moves only the subviews
  /// (R2.6, R2.11).
  open var bounds: CGRect {
    get { placement.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set {
      placement.center = newValue
      if flags.contains(.placedBySolver) { placeWasSetByHand() }
    }
  }

  /// The map applied about the anchor point; the identity by default.
  ///
  /// Setting it replaces `transform3D` by the 4×4 embedding; getting it gives the affine part (R2.10).
  open var transform: CGAffineTransform {
    get { placement.transform }
    set { setTransform(newValue) }
  }

  /// The transform as a 4×4 matrix, which may turn the view in space (R2.18).
  ///
  /// The view is flattened onto its superview's plane (R2.19): conversion, frames, hit-testing and visible parts follow the
  /// projection, exactly through a homography. What lies behind the camera is neither hit nor visible, and a view seen
  /// edge-on is like any other without inverse (R2.22, R3.11, R4.7). A matrix that is the embedding of an affine
  /// transform makes the view no different from one with that `transform`.
  open var transform3D: Transform3D {
    get { rareAttributes?.transform3D ?? Transform3D(placement.transform) }
    set { setTransform3D(newValue) }
  }

  /// The fixed point of the transform in the unit square of the bounds: (0, 0) is top left, (0.5, 0.5) the default.
  ///
  /// Setting it keeps `center`, so the frame jumps (R2.7).
  open var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The depth, which neither moves the view nor orders hit-testing (R2.20, R4.5).
  ///
  /// It counts where the superview has a `sublayerTransform`: under perspective nearer views are larger.
  open var zPosition: CGFloat {
    get { rareAttributes?.zPosition ?? 0 }
    set { setZPosition(newValue) }
  }

  /// The class that ``layer`` is made of; ``Layer`` by default.
  open class var layerClass: AnyClass { Layer.self }

  // MARK: Visibility and touch

  /// Whether the view and everything in it is hidden, and so not hit.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The opacity, kept as a 32-bit number like a layer's; below 0.01 the view is not hit (R4.3).
  ///
  /// - Precondition: Not NaN.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view and what is in it can be hit; true by default.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setInteractionEnabled(newValue) }
  }

  /// Whether content outside the bounds is cut off; it does not change hit-testing (R4.4).
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { setClipping(newValue) }
  }

  /// The view at `point`, in the receiver's bounds: the deepest one that wants the touch, or nil.
  ///
  /// A hidden, disabled or transparent view, and one for which `point(inside:with:)` is false, answers nil;
  /// otherwise the first subview from front to back that answers, or the view itself (R4.12 to R4.15). Superviews aren't looked at (R4.2),
  /// and windows and scroll views are views like others (R4.10). Overrides of this method and of `point(inside:with:)` are
  /// honoured anywhere in the tree (R4.8); they may be called more than once for a touch and should change nothing (R4.11).
  ///
  /// - Complexity: O(views looked at): the siblings in front of each view on the way.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    builtInHitTest(point, with: event)
  }

  /// Whether `point`, in the receiver's bounds, belongs to the view; half-open (R4.6).
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    ViewCursor(self).boundsContain(x: Double(point.x), y: Double(point.y))
  }

  /// The rectangle that assistive technologies take for the view, on the screen; by default that of its bounds.
  open var accessibilityFrame: CGRect {
    get { frameToAccess }
    set { frameToAccess = newValue }
  }

  // MARK: Hierarchy, to override

  open override var next: Responder? { flags.contains(.managed) ? manager : superview }

  /// Tells that the traits in the window have changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Tells the view that `subview` has been added to it.
  open func didAddSubview(_ subview: View) {}

  /// Tells the view that `subview` is about to leave it.
  open func willRemoveSubview(_ subview: View) {}

  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Tells the view that its superview has changed.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: Window?) {}

  /// Tells the view that its window has changed.
  open func didMoveToWindow() {}

  /// Adds `view` in front of the other subviews, taking it out of its old superview first.
  ///
  /// A subview of the receiver comes to the front, with no callbacks.
  ///
  /// - Complexity: O(depth), and O(views below `view`) when its window changes.
  /// - Precondition: `view` is not the receiver or one of its ancestors.
  open func addSubview(_ view: View) { adopt(view, at: childCount) }

  /// Takes the view out of its superview.
  ///
  /// - Complexity: O(siblings), among very many O(log siblings) amortised, and O(views below) when the window changes.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout, to override

  /// Insets of the content from the bounds; 8 points on each side by default.
  ///
  /// Reading gives the margins in effect: the safe area is added when `insetsLayoutMarginsFromSafeArea` is true, and what of the
  /// superview's margins reaches in counts when `preservesSuperviewLayoutMargins` is true. Setting replaces what
  /// `directionalLayoutMargins` set. The layouts of the library read an override; constraints go by what was set.
  ///
  /// - Complexity: O(depth).
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// Lays out now everything that needs it, from the root of the tree down to the receiver and below.
  ///
  /// Views that asked for it update their constraints first, from the inside out (R11.62). A view is laid out before its subviews,
  /// those back to front. What needs layout again because of the pass is laid out again in it, at most 100 times; what is above
  /// the receiver too, but in a call from within another pass, which comes to it later, as to a view in the middle of its layout.
  ///
  /// - Complexity: O(views that need layout and their ancestors).
  open func layoutIfNeeded() { layOutNow() }

  /// Gives the bounds the size that `sizeThatFits(_:)` wants, and keeps the origin of the frame (R2.25).
  ///
  /// A view with a transform, whose frame means nothing in UIKit, keeps its center instead.
  open func sizeToFit() { fitSize() }

  /// Asks for a layout of the receiver in the next pass.
  ///
  /// - Complexity: O(depth) at most, O(1) when the way up is marked already.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Places the subviews; called by the layout pass.
  ///
  /// The default gives the subviews the places that constraints determine (R11.62), and does nothing else: an override
  /// calls it first.
  open func layoutSubviews() { if flags.contains(.constrained) { placeConstrainedSubviews() } }

  /// The size the content wants, `View.noIntrinsicMetric` along axes where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Tells the superview that the content wants another size.
  ///
  /// Constraints take the new size over at the next layout (R11.42).
  open func invalidateIntrinsicContentSize() {
    if flags.contains(.constrained) { contentSizeDidChange() }
    superview?.subviewIntrinsicSizeDidChange(self)
  }

  /// The size that fits the content best in `size`; the default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    flags.formUnion(.fitsAsItIs)
    return bounds.size
  }

  /// Whether the height that the content wants follows from its width, as that of text in lines; false by default (R11.44).
  ///
  /// Constraints then ask `sizeThatFits(_:)` for the height at the width they found.
  open var contentHeightFollowsWidth: Bool { false }

  /// Whether the class can't do without constraints; false by default, and nothing depends on it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes constraints, called before a layout after `setNeedsUpdateConstraints()` and once at first (R11.62).
  ///
  /// Views inside are called before. The default does nothing; an override calls it last.
  open func updateConstraints() {}

  /// Distances from the frame in to the rectangle that constraints speak of; zero by default (R11.3).
  ///
  /// They are read when constraints change; call `invalidateIntrinsicContentSize()` after they have.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The rectangle that constraints speak of when the view lies in `frame`, both in the superview's coordinates (R11.3).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for which constraints speak of `alignmentRect`, both in the superview's coordinates (R11.3).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline counts as that of the receiver, which is or contains it; the receiver by default (R11.8).
  open var forFirstBaselineLayout: View { self }

  /// The view whose last baseline counts as that of the receiver, which is or contains it; the receiver by default (R11.8).
  open var forLastBaselineLayout: View { self }

  /// How far below the top of the alignment rectangle the first line of text stands, in points; nil, the default, for none.
  ///
  /// A view without text stands on its bottom edge (R11.8).
  open var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// How far above the bottom of the alignment rectangle the last line of text stands, in points; 0 by default (R11.8).
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// The smallest size that constraints inside allow, as near to `targetSize` as other constraints permit (R11.59).
  ///
  /// The same as the longer form with `fittingSizeLevel` along both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the view, in points, that satisfies the constraints inside it best, with `targetSize` preferred at these
  /// priorities (R11.58).
  ///
  /// Nothing of the view changes, and constraints from outside don't count. Rounded up to pixels where ``Window/displayScale`` asks for it (R11.61). A length of the target that is NaN has no say; beyond 1e15 it counts as 1e15.
  ///
  /// - Complexity: O(views and constraints inside), and what the solver takes.
  /// - Precondition: The priorities are above 0 and at most 1,000.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The part of the view near its edges that bars cover, as insets from its bounds.
  open var safeAreaInsets: EdgeInsets { derivedSafeAreaInsets }

  /// Called after the safe area of the window changed, or what a controller adds to it.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  /// Called after the bounds changed, whoever changed them and by whichever property.
  internal func boundsDidChange(from oldBounds: CGRect) {}

  /// Called after `subview` was hidden or shown.
  internal func subviewVisibilityDidChange(_ subview: View) {}

  /// Called after the size that the content of `subview` wants changed.
  internal func subviewIntrinsicSizeDidChange(_ subview: View) { setNeedsLayout() }

  /// Called after the reading direction of the content changed.
  internal func layoutDirectionDidChange() {}

  /// Whether the class places this subview by constraints that it makes itself (R11.26).
  internal func placesByConstraints(_ subview: View) -> Bool { false }

  /// Whether the class places this subview, by constraints or otherwise.
  internal func arranges(_ subview: View) -> Bool { false }

  /// Called when constraints place the view or something it arranges, or may have ceased to; whether that is new to it.
  internal func takePartInConstraints(_ takesPart: Bool) -> Bool { false }

  /// Called before a solver looks which subviews it places.
  internal func willAdmitSubviews() {}

  /// Adds the constraints that the class makes itself.
  internal func addSystemConstraints(to rows: inout SystemRows) {}

  /// Whether the intrinsic content size counts in constraints.
  internal var usesIntrinsicContentSize: Bool { true }

  /// The guide of the content that edges of the view stand for when they are seen from inside (R11.90).
  internal var contentGuideItem: ConstraintItem? { nil }

  /// The size of the content as constraints made it.
  internal var constrainedContentSize: CGSize { bounds.size }

  /// Takes over the size of the content that constraints determine (R11.91).
  internal func takeConstrainedContentSize(_ size: CGSize) {}
}
