public import Foundation

/// A rectangle in a tree of rectangles, with the geometry of `UIView`.
///
/// A view has its own coordinate space, its *bounds*. `center`, `anchorPoint` and `transform`
/// position it in the coordinate space of its superview. All lengths are in points, and y grows
/// downward. A view contains its left and top edges, but not its right and bottom edges.
///
/// ```swift
/// let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
/// let row = View(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
/// list.addSubview(row)
/// let point = list.convert(CGPoint(x: 10, y: 100), to: row)  // (10, 12)
/// ```
///
/// Geometry stored in a view is finite: setting NaN or an infinity traps. Rectangles of negative
/// size are standardized (R2.8). A view retains its subviews but not its superview: retain the root
/// of a tree for as long as you use views in it. Views are confined to one thread or task, like
/// every class that isn't `Sendable`; a whole tree may be sent from one to another.
open class View: ViewAlignment, CoordinateSpace {
  // The properties that a snapshot reads in addition to the placement are stored next to it, so
  // that all of them are in two or three cache lines instead of four.
  @exclusivity(unchecked) internal final var opacity: Float = 1
  /// The index of the leaf that contains the view in the superview's `SubviewOrder`, if it has one.
  @exclusivity(unchecked) internal final var leafInOrder: Int32 = 0
  @exclusivity(unchecked) internal final var storedTag = 0
  @exclusivity(unchecked) internal final var rareAttributes: RareAttributes?
  /// The identity of the view in snapshots; 0 until the view is first included in one.
  @exclusivity(unchecked) internal final var snapshotIdentity: UInt64 = 0
  /// The subviews, back to front, unless they are stored in a `SubviewOrder`.
  ///
  /// Read `children` instead.
  @exclusivity(unchecked) internal final var childArray: [View] = []
  // In the order in which walks read them: link, cached climb, flags and offset share a cache line.
  @exclusivity(unchecked) internal final var superviewLink: ViewCursor?
  @exclusivity(unchecked) internal final var cachedClimb: UnsafeMutablePointer<CachedClimb>?
  @exclusivity(unchecked) internal final var flags: Flags
  /// The kind of the map to the superview, encoded in the bits that `Placement` defines.
  @exclusivity(unchecked) internal final var routeBits: UInt8 = 0
  @exclusivity(unchecked) internal final var moreFlags: MoreFlags = []
  /// A hash of the most recent climb from this view; 0 if there was none.
  ///
  /// The two lowest bits count how many times in a row that climb was repeated, up to 2.
  @exclusivity(unchecked) internal final var notedClimb: UInt16 = 0
  @exclusivity(unchecked) internal final var placement = Placement() {
    didSet { placementDidChange() }
  }
  @exclusivity(unchecked) internal final var subviewBoxes = SubviewBoxes()
  @exclusivity(unchecked) internal final var slotInSuperview: Int32 = 0
  @exclusivity(unchecked) internal final var storedAutoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) internal final var routeStamp: Unmanaged<RouteStamp>?

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect = .zero) {
    flags = .needsLayout
    super.init(settings: ())
    placement.setFrame(frame)
    flags.formUnion(HitTestDispatch.overrides(of: self))
  }

  /// Creates a view with an empty frame at the origin.
  @_disfavoredOverload
  public convenience init() { self.init(frame: .zero) }

  /// Always returns nil, because views can't be decoded; `coder` may be any object.
  public init?(coder: NSObject) { return nil }

  /// Creates a view of a generic type; call `View.make(_:frame:)` instead.
  @available(*, unavailable)
  public required convenience init(required frame: CGRect) { self.init(frame: frame) }

  deinit {
    releaseSubviews()
    subviewBoxes.free()
    releaseRoutes()
  }

  /// The bounding box of the view in its superview's coordinates.
  ///
  /// Setting it sets the size of the bounds and the center (R2.1 to R2.5). If the transform shears,
  /// or rotates by an angle that isn't a multiple of 90°, the frame read back is larger than the
  /// one set, as in UIKit.
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
  /// Changing the bounds marks the view as needing layout. A new origin moves the subviews. A new
  /// size keeps `center`, autoresizes the subviews, and marks the superview as well, unless it is
  /// being laid out (R2.6, R2.11, R2.26).
  open var bounds: CGRect {
    get { placement.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set { setCenter(newValue) }
  }

  /// The affine part of `transform3D`, applied about the anchor point; the identity by default.
  ///
  /// Setting it replaces `transform3D` (R2.10).
  open var transform: CGAffineTransform {
    get { placement.transform }
    set { setTransform(newValue) }
  }

  /// The 3D transform about the anchor point, a 4×4 matrix (R2.18); the identity by default.
  ///
  /// The view is projected onto its superview's plane by a homography (R2.19). Points behind the
  /// camera are neither hit nor visible, nor part of the frame. A view that is seen edge-on isn't
  /// hit, and points that are converted into it become its anchor point (R2.22, R3.11, R4.7).
  open var transform3D: Transform3D {
    get { rareAttributes?.transform3D ?? Transform3D(placement.transform) }
    set { setTransform3D(newValue) }
  }

  /// The fixed point of the transform in the unit square of the bounds, (0.5, 0.5) by default.
  ///
  /// Setting it keeps `center` (R2.7).
  open var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The z-position, 0 by default; it moves the view only under a `sublayerTransform` (R2.20).
  ///
  /// It has no effect on `hitTest(_:with:)` (R4.5).
  open var zPosition: CGFloat {
    get { rareAttributes?.zPosition ?? 0 }
    set { setZPosition(newValue) }
  }

  /// The class of the view's ``ViewSettings/layer``: ``Layer``, the default, or a subclass of it.
  open class var layerClass: AnyClass { Layer.self }

  /// Whether the view and its descendants are hidden, and therefore not hit; false by default.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The opacity, 1 by default; up to 0.01, neither the view nor its descendants are hit (R4.3).
  ///
  /// It is stored as a 32-bit value, and must not be NaN.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether `hitTest(_:with:)` can return the view or its descendants; true by default.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) || isBarredByFlightOnly }
    set { setInteractionEnabled(newValue) }
  }

  /// Whether content beyond the bounds is clipped, false by default; `hitTest(_:with:)` ignores it.
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { setClipping(newValue) }
  }

  /// Returns the deepest view that receives a touch at `point`, in the receiver's coordinates.
  ///
  /// A view returns nil if it is hidden, disabled or transparent, or if its `point(inside:with:)`
  /// returns false. Otherwise it tests its subviews from front to back, and returns the first
  /// result that isn't nil, or itself if there is none (R4.12 to R4.15). The receiver's superviews
  /// have no effect (R4.2). Overrides of this method and of `point(inside:with:)` are called at
  /// every level (R4.8). They may be called repeatedly, and should change nothing (R4.11).
  ///
  /// ```swift
  /// let hit = window.hitTest(CGPoint(x: 20, y: 20), with: nil)  // a button at (20, 20, 100, 44)
  /// let miss = window.hitTest(CGPoint(x: 20, y: 64), with: nil)  // the window: half-open edges
  /// ```
  ///
  /// - Complexity: O(visited views): the siblings in front of each view on the path.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    builtInHitTest(point, with: event)
  }

  /// Returns whether `point`, in the receiver's coordinates, is inside the half-open bounds (R4.6).
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    ViewCursor(self).boundsContain(x: Double(point.x), y: Double(point.y))
  }

  /// The frame for assistive technologies, in screen coordinates; the view's own by default.
  open override var accessibilityFrame: CGRect {
    get { frameToAccess }
    set { frameToAccess = newValue }
  }

  /// How the content follows the reading direction; `unspecified` by default.
  ///
  /// Setting it marks the view as needing layout.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { ownSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The background color, for a renderer; nil by default.
  open var backgroundColor: Color? {
    get { rareAttributes?.layer?.backgroundColor as? Color }
    set { if newValue != backgroundColor { layer.backgroundColor = newValue } }
  }

  /// Draws `rect`, in bounds coordinates; does nothing, and is never called by this library.
  open func draw(_ rect: CGRect) {}

  /// Requests that a renderer redraw the view; does nothing by default.
  open func setNeedsDisplay() {}

  open override var next: Responder? { flags.contains(.managed) ? manager : superview }

  /// Called after the traits of a view in a window change; `previousTraitCollection` is never nil.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called after `subview` is added; does nothing by default.
  open func didAddSubview(_ subview: View) {}

  /// Called before `subview` is removed; does nothing by default.
  open func willRemoveSubview(_ subview: View) {}

  /// Called before the superview changes to `newSuperview`, or to nil; does nothing by default.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview changes; does nothing by default.
  open func didMoveToSuperview() {}

  /// Called before the window changes to `newWindow`, or to nil; does nothing by default.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window changes; does nothing by default.
  open func didMoveToWindow() {}

  /// Adds `view` as the frontmost subview, after removing it from any other superview.
  ///
  /// - Complexity: O(depth), plus that of the removal, and O(descendants) if the window changes.
  /// - Precondition: `view` isn't the receiver or one of its ancestors, as for all insertions.
  open func addSubview(_ view: View) { adopt(view, at: childCount) }

  /// Inserts `view` at `index`, 0 or more, counted from the back; frontmost if `index` exceeds the
  /// number of other subviews (R2.27).
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts `view` just in front of `sibling`, another view; frontmost if that isn't a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, distance: 1)
  }

  /// Inserts `view` just behind `sibling`, another view; frontmost if that isn't a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, distance: 0)
  }

  /// Exchanges the subviews at two indices, which must exist.
  open func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    exchange(index, otherIndex)
  }

  /// Moves `view` in front of its siblings; has no effect if it isn't a subview.
  open func bringSubviewToFront(_ view: View) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings; has no effect if it isn't a subview.
  open func sendSubviewToBack(_ view: View) { reorder(view, toFront: false) }

  /// Removes the view from its superview; has no effect if there is none.
  ///
  /// - Complexity: O(siblings), or amortized O(log siblings) if there are very many; also
  ///   O(descendants) if the window changes.
  open func removeFromSuperview() { leaveSuperview() }

  /// The insets of the content from the bounds; 8 points on each side by default.
  ///
  /// Reading returns the effective margins, with the controller's minimum, the safe area and the
  /// superview's margins if they apply. Margins that are set must be finite, and replace
  /// `directionalLayoutMargins`. Layouts and constraints respect an override; subviews ignore it.
  ///
  /// - Complexity: O(depth).
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// Performs requested layouts immediately.
  ///
  /// The pass covers the subtree of the topmost ancestor that needs layout, or of the receiver if
  /// there is none. Before layout, constraints are updated where necessary, inner views first
  /// (R11.62). A view is laid out before its subviews, and subviews are laid out back to front.
  /// Views that need layout again because of the pass are laid out again, at most 100 times.
  ///
  /// - Complexity: O(views that need layout and their ancestors).
  open func layoutIfNeeded() { layOutNow() }

  /// Resizes the view to `sizeThatFits(_:)`, keeping its origin or, if transformed, center (R2.25).
  open func sizeToFit() { fitSize() }

  /// Marks the receiver for layout in the next pass; O(depth), or O(1) if ancestors are marked.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Positions subviews that have constraints; an override should call super first (R11.62).
  open func layoutSubviews() { if flags.contains(.constrained) { placeConstrainedSubviews() } }

  /// The intrinsic content size; `noIntrinsicMetric`, the default, along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Reports a new intrinsic size to the superview; constraints use it at the next layout (R11.42).
  open func invalidateIntrinsicContentSize() {
    if flags.contains(.constrained) { contentSizeDidChange() }
    superview?.subviewIntrinsicSizeDidChange(self)
  }

  /// Returns the size that best fits the content within `size`; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    flags.formUnion(.fitsAsItIs)
    return bounds.size
  }

  /// Whether the height depends on the width; false by default.
  ///
  /// If it does, and the intrinsic content size has a height, constraints use the height that
  /// `sizeThatFits(_:)` returns for the solved width instead (R11.44).
  open var contentHeightFollowsWidth: Bool { false }

  /// Called in the first layout pass, and in the next one after `setNeedsUpdateConstraints()`.
  ///
  /// Does nothing by default. Overrides change constraints and should call super last (R11.62).
  open func updateConstraints() {}

  /// Returns the size, in points, that best satisfies the constraints inside the view (R11.58).
  ///
  /// `targetSize` is preferred with the given priorities. Constraints are updated first if needed,
  /// but no frame changes. Outer constraints have no effect. The size is rounded up to pixels if
  /// ``Window/displayScale`` is set (R11.61). NaN sets no target; lengths above 1e15 count as 1e15.
  ///
  /// - Complexity: O(views and constraints inside), plus that of the solver.
  /// - Precondition: The priorities are positive and at most 1,000.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The insets of the safe area: bars, cutouts and added insets, in points; zero outside a window.
  open var safeAreaInsets: EdgeInsets { derivedSafeAreaInsets }

  /// Called after ``safeAreaInsets`` change (R11.100).
  ///
  /// Changes caused by the window or by a controller's additional insets are reported immediately.
  /// A change caused by moving the view is reported before its next layout. Leaving a window isn't
  /// reported. An override must call super.
  open func safeAreaInsetsDidChange() { takeChangedSafeArea() }

  /// Called after settings, the window or a controller change the margins; does nothing by default.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area changes.
  internal func takeChangedSafeArea() {}
  /// Called after the bounds change, regardless of which property was set.
  internal func boundsDidChange(from oldBounds: CGRect) {}
  /// Called after `subview` is hidden or shown.
  internal func subviewVisibilityDidChange(_ subview: View) {}
  /// Called after the intrinsic content size of `subview` changes.
  internal func subviewIntrinsicSizeDidChange(_ subview: View) { setNeedsLayout() }
  /// Called after the reading direction of the content changes.
  internal func layoutDirectionDidChange() {}
  /// Returns whether the class positions `subview` by constraints that it creates itself (R11.26).
  internal func placesByConstraints(_ subview: View) -> Bool { false }
  /// Returns whether the class positions `subview`, by constraints or otherwise.
  internal func arranges(_ subview: View) -> Bool { false }
  /// Records whether constraints may affect the view; returns whether that changed.
  internal func takePartInConstraints(_ takesPart: Bool) -> Bool { false }
  /// Called before a solver determines which subviews it positions.
  internal func willAdmitSubviews() {}
  /// Adds the constraints that the class creates itself; none by default.
  internal func addSystemConstraints(to rows: inout SystemRows) {}
  /// Whether constraints use the intrinsic content size.
  internal var usesIntrinsicContentSize: Bool { true }
  /// The item of the content guide; nil for a view without a content guide.
  ///
  /// Constraints to descendants refer to it instead of the view's edges (R11.90).
  internal var contentGuideItem: ConstraintItem? { nil }
  /// The size that `contentGuideItem` represents: the bounds', or a scroll view's `contentSize`.
  internal var constrainedContentSize: CGSize { bounds.size }
  /// Sets the content size that constraints determine (R11.91); does nothing by default.
  internal func takeConstrainedContentSize(_ size: CGSize) {}
}
