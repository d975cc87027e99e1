public import Foundation

/// A rectangle in a tree of rectangles: the geometry half of `UIView`.
///
/// A view has a coordinate space of its own, its *bounds*, and lies in its superview's by `center`, `anchorPoint` and `transform`.
/// All numbers are points; y grows downwards; left and top edges belong to a view, right and bottom ones don't.
///
/// ```swift
/// let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
/// let row = View(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
/// list.addSubview(row)
/// let point = list.convert(CGPoint(x: 10, y: 100), to: row)  // (10, 12)
/// ```
///
/// Numbers stored in a view are finite: setting NaN or an infinity traps. Negative sizes are standardised (R2.8). A view owns its
/// subviews and not its superview: hold the root of a tree for as long as you use views in it. Views are confined to one thread
/// or task at a time, like every class that isn't `Sendable`; a whole tree may be sent from one to another.
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
  @_disfavoredOverload
  public override convenience init() { self.init(frame: .zero) }

  /// Nil, as there are no archives; the coder is any object, so that a subclass need not have `init?(coder: NSCoder)`.
  public init?(coder: NSObject) { return nil }

  /// What makes a view of a generic type; programs call `View.make(_:frame:)`.
  @available(*, unavailable)
  public required convenience init(required frame: CGRect) { self.init(frame: frame) }

  deinit {
    releaseSubviews()
    subviewBoxes.free()
    releaseRoutes()
  }

  /// The bounding box of the view in its superview's coordinates; setting it sets the bounds' size and the center (R2.1 to R2.5).
  ///
  /// Under a transform other than scales, flips and quarter turns the frame read back is larger than the one set, as in UIKit.
  ///
  /// ```swift
  /// card.transform = CGAffineTransform(rotationAngle: .pi / 2)
  /// let box = card.frame  // (30, -30, 40, 100), of a card that was at (0, 0, 100, 40)
  /// ```
  open var frame: CGRect {
    get { flags.contains(.spatial) ? projectedFrame : placement.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; its origin is the scroll offset of the content.
  ///
  /// Changing the size keeps `center`, autoresizes the subviews and has the superview laid out; changing the origin moves
  /// only the subviews (R2.6, R2.11, R2.26).
  open var bounds: CGRect {
    get { placement.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set { setCenter(newValue) }
  }

  /// The map applied about the anchor point: the affine part of `transform3D`, which setting it replaces (R2.10).
  open var transform: CGAffineTransform {
    get { placement.transform }
    set { setTransform(newValue) }
  }

  /// The transform as a 4×4 matrix, which may turn the view in space (R2.18).
  ///
  /// The view is flattened onto its superview's plane (R2.19): all geometry follows the projection, exactly through a homography.
  /// What lies behind the camera is neither hit nor visible, and a view seen edge-on has no inverse (R2.22, R3.11, R4.7).
  open var transform3D: Transform3D {
    get { rareAttributes?.transform3D ?? Transform3D(placement.transform) }
    set { setTransform3D(newValue) }
  }

  /// The fixed point of the transform in the unit square of the bounds, (0.5, 0.5) by default; setting it keeps `center` (R2.7).
  open var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The depth, which orders no hit-testing (R4.5) and counts where the superview has a `sublayerTransform` (R2.20).
  open var zPosition: CGFloat {
    get { rareAttributes?.zPosition ?? 0 }
    set { setZPosition(newValue) }
  }

  /// The class that ``layer`` is made of; ``Layer`` by default.
  open class var layerClass: AnyClass { Layer.self }

  /// Whether the view and everything in it is hidden, and so not hit.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The opacity, kept as a 32-bit number like a layer's and never NaN; below 0.01 the view is not hit (R4.3).
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view and what is in it can be hit; true by default.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) || isBarredByFlightOnly }
    set { setInteractionEnabled(newValue) }
  }

  /// Whether content outside the bounds is cut off; it does not change hit-testing (R4.4).
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { setClipping(newValue) }
  }

  /// The view at `point`, in the receiver's bounds: the deepest one that wants the touch, or nil.
  ///
  /// A hidden, disabled or transparent view, and one for which `point(inside:with:)` is false, answers nil; otherwise the first
  /// subview from front to back that answers, or the view itself (R4.12 to R4.15). Superviews aren't looked at (R4.2). Overrides
  /// of both methods are honoured anywhere in the tree (R4.8); they may be called more than once and should change nothing (R4.11).
  ///
  /// ```swift
  /// let hit = window.hitTest(CGPoint(x: 20, y: 20), with: nil)  // a button at (20, 20, 100, 44)
  /// let miss = window.hitTest(CGPoint(x: 20, y: 64), with: nil)  // the window: half-open edges
  /// ```
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
  open override var accessibilityFrame: CGRect {
    get { frameToAccess }
    set { frameToAccess = newValue }
  }

  /// How the content takes the reading direction; setting it lays the view out again.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { ownSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The color behind the content for a renderer; nil, the default, for none.
  open var backgroundColor: Color? {
    get { rareAttributes?.layer?.backgroundColor as? Color }
    set { if newValue != backgroundColor { layer.backgroundColor = newValue } }
  }

  /// Draws the content inside `rect`, given in the bounds; nothing by default, and nothing here calls it.
  open func draw(_ rect: CGRect) {}

  /// Asks a renderer to draw the view again; nothing by default.
  open func setNeedsDisplay() {}

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

  /// Adds `view` in front of the other subviews, taking it out of its old superview first; a subview comes to the front.
  ///
  /// - Complexity: O(depth), and O(views below `view`) when its window changes.
  /// - Precondition: `view` is not the receiver or one of its ancestors.
  open func addSubview(_ view: View) { adopt(view, at: childCount) }

  /// Inserts `view` at `index`, not negative, of the other subviews; in front of all where there are fewer (R2.27).
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts `view` just in front of `sibling`, or in front of all where that is no subview (R2.27).
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, distance: 1)
  }

  /// Inserts `view` just behind `sibling`, or in front of all where that is no subview (R2.27).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, distance: 0)
  }

  /// Swaps the subviews at two indexes, which must exist.
  open func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    exchange(index, otherIndex)
  }

  /// Moves `view` in front of its siblings; nothing happens when it is not a subview.
  open func bringSubviewToFront(_ view: View) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings; nothing happens when it is not a subview.
  open func sendSubviewToBack(_ view: View) { reorder(view, toFront: false) }

  /// Takes the view out of its superview.
  ///
  /// - Complexity: O(siblings), among very many O(log siblings) amortised, and O(views below) when the window changes.
  open func removeFromSuperview() { leaveSuperview() }

  /// Insets of the content from the bounds; 8 points on each side by default.
  ///
  /// Reading gives the margins in effect, with the safe area and the superview's margins where they count. Setting replaces what
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
  /// those back to front. What needs layout again because of the pass is laid out again in it, at most 100 times.
  ///
  /// - Complexity: O(views that need layout and their ancestors).
  open func layoutIfNeeded() { layOutNow() }

  /// Gives the bounds the size that `sizeThatFits(_:)` wants; the frame's origin stays, under a transform the center (R2.25).
  open func sizeToFit() { fitSize() }

  /// Asks for a layout of the receiver in the next pass; O(depth), O(1) when the way up is marked already.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Places the subviews, in the layout pass; the default those that constraints determine: an override calls it first (R11.62).
  open func layoutSubviews() { if flags.contains(.constrained) { placeConstrainedSubviews() } }

  /// The size the content wants, `View.noIntrinsicMetric` along axes where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Tells the superview that the content wants another size, which constraints take over at the next layout (R11.42).
  open func invalidateIntrinsicContentSize() {
    if flags.contains(.constrained) { contentSizeDidChange() }
    superview?.subviewIntrinsicSizeDidChange(self)
  }

  /// The size that fits the content best in `size`; the default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    flags.formUnion(.fitsAsItIs)
    return bounds.size
  }

  /// Whether constraints ask `sizeThatFits(_:)` for the height at the width they found, as of text in lines; false by default (R11.44).
  open var contentHeightFollowsWidth: Bool { false }

  /// Whether the class can't do without constraints; false by default, and nothing depends on it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes constraints, before a layout after `setNeedsUpdateConstraints()`, inner views first; call super last (R11.62).
  open func updateConstraints() {}

  /// Distances from the frame in to the rectangle that constraints speak of; zero by default (R11.3).
  ///
  /// After they change, call `invalidateIntrinsicContentSize()`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The rectangle that constraints speak of when the view lies in `frame`, both in the superview's coordinates (R11.3).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

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

  /// How far below the top of the alignment rectangle the first line of text stands, in points; nil by default, for none (R11.8).
  open var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// How far above the bottom of the alignment rectangle the last line of text stands, in points; 0 by default (R11.8).
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// The longer form with `fittingSizeLevel` along both axes: as near to `targetSize` as constraints inside permit (R11.59).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the view, in points, that satisfies the constraints inside it best, with `targetSize` preferred at these
  /// priorities (R11.58).
  ///
  /// Nothing of the view changes, and constraints from outside don't count. Rounded up to pixels where ``Window/displayScale``
  /// asks for it (R11.61). A length of the target that is NaN has no say; beyond 1e15 it counts as 1e15.
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

  /// Called after ``safeAreaInsets`` changed, and never where they stayed (R11.100).
  ///
  /// A change by the window, or by what a controller adds, is notified at once, one that comes of moving the view before its next layout.
  open func safeAreaInsetsDidChange() { takeChangedSafeArea() }

  /// Called after ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area changed.
  internal func takeChangedSafeArea() {}
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
