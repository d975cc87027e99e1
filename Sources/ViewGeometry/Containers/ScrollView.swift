public import Foundation

/// A view that scrolls content larger than its bounds: the geometry half of `UIScrollView`.
///
/// Scrolling changes `bounds.origin`, which is also the `contentOffset` (R5.1). Subviews are
/// therefore in content coordinates, and conversions take scrolling into account (R5.12).
///
/// ```swift
/// let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
/// list.contentSize = CGSize(width: 320, height: 2_000)
/// list.contentOffset.y = 150
/// window.addSubview(list)
/// let point = list.convert(CGPoint(x: 20, y: 200), to: window)  // (20, 114)
/// ```
///
/// Without an ``AnimationClock``, animated changes take effect immediately, followed by the
/// delegate calls that end an animation. A scroll view clips to its bounds by default.
open class ScrollView: ScrollViewSettings {
  // Unchecked, because each layout pass reads these. They are values and a reference, and are never
  // changed in place.
  @exclusivity(unchecked) internal final var storedContentSize = CGSize.zero
  @exclusivity(unchecked) internal final var storedContentInset = EdgeInsets.zero
  internal final var storedMinimumZoomScale: CGFloat = 1
  internal final var storedMaximumZoomScale: CGFloat = 1
  /// The limits of the offset and the insets, as last stored by `takeLimits()`.
  @exclusivity(unchecked) internal final var settled = SettledGeometry()
  internal final weak var chosenViewForZooming: View?
  internal final var motion = Motion.resting
  /// The animation of the offset on a clock; nil if there is none.
  internal final var flight: ScrollFlight?
  internal final var isInZoom = false
  /// The number of zooms that have begun, so that the end of an animation ends only its own zoom.
  internal final var zoomCount: UInt32 = 0
  internal final var frontSettings = FrontSettings()
  @exclusivity(unchecked) internal final var storedRefreshControl: RefreshControl?
  /// Whether an enclosing view may handle a press on a list for a context menu.
  ///
  /// The default implementations of the delegate's methods for context menus set it to true.
  package final var leavesPressToOthers = false

  /// The object that is notified of scrolling and zooming; nil by default.
  ///
  /// It isn't retained. When it is set on a list, the list determines which of the list's own
  /// delegate protocols the object conforms to, and invalidates its layout. Tables and collection
  /// views have a property of the same name with the type of their protocol.
  @exclusivity(unchecked)
  @_disfavoredOverload
  open weak var delegate: (any ScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// The number of pixels per point for rounding content offsets; nil, the default, means no
  /// rounding (R5.5).
  ///
  /// If it isn't nil, offsets set with `contentOffset` are rounded to pixels or, if the view isn't
  /// in a window, to whole points. Offsets set with `bounds` are never rounded.
  ///
  /// - Precondition: The value is nil, or finite and greater than 0.
  @exclusivity(unchecked)
  public final var displayScale: CGFloat? {
    didSet {
      precondition(
        displayScale.map { $0.isFinite && $0 > 0 } ?? true,
        "A display scale must be finite and above zero, not \(displayScale ?? 0).")
    }
  }

  /// Whether drags scroll the content; true by default.
  ///
  /// Scrolling by code is always possible.
  open var isScrollEnabled = true
  /// Whether a drag comes to rest at multiples of the view's size, clamped to the limits of the
  /// offset; false by default (R5.11).
  open var isPagingEnabled = false
  /// Whether a horizontal drag bounces even if the content fits; false by default.
  ///
  /// A drag bounces only if `bouncesHorizontally` is also true. If this property is true,
  /// `adjustedContentInset` includes the left and right safe area insets even if the content fits,
  /// unless `contentInsetAdjustmentBehavior` is `never` (R5.4).
  open var alwaysBounceHorizontal = false { didSet { settle() } }
  /// Whether a vertical drag bounces even if the content fits; false by default, true for tables.
  ///
  /// A drag bounces only if `bouncesVertically` is also true. If this property is true,
  /// `adjustedContentInset` includes the top and bottom safe area insets even if the content fits,
  /// unless `contentInsetAdjustmentBehavior` is `never` (R5.4).
  open var alwaysBounceVertical = false { didSet { settle() } }
  /// Whether zooming by touch may exceed the limits temporarily; true by default.
  ///
  /// It is stored for a host that handles touches; the library doesn't read it.
  open var bouncesZoom = true
  /// Whether a drag is locked to the axis along which it began; false by default.
  ///
  /// It is stored for a host that handles touches; the library doesn't read it.
  open var isDirectionalLockEnabled = false
  /// The edges whose safe area insets `adjustedContentInset` includes (R5.4); `automatic` by
  /// default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { settle() }
  }
  /// Whether the app declares the view as the content of a screen with bars; false by default.
  ///
  /// The view of a controller in a navigation or tab bar controller, and the rearmost subview of
  /// such a view, don't need this. This property affects only the `automatic` adjustment (R5.4).
  public final var isContentOfScreenWithBars = false { didSet { settle() } }
  /// The alignment of the content along each axis on which it is smaller than the area inside the
  /// adjusted content inset; (0, 0), the top left, by default.
  ///
  /// (1, 1) is the bottom right. The content is aligned in this area by moving the limits of the
  /// offset. Coordinates are clamped to 0...1; NaN is treated as 0 (R5.17).
  public final var contentAlignmentPoint = CGPoint.zero { didSet { settle() } }
  /// The rate at which the content decelerates after a drag; `normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Creates a scroll view with the given frame and without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.clips)
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  // MARK: Content

  /// The content coordinate at the view's top-left corner, which is also `bounds.origin` (R5.1).
  ///
  /// Any finite offset is stored, even beyond the limits. It is rounded only if there is a
  /// `displayScale`. Setting it stops a deceleration or another animation of the offset.
  ///
  /// ```swift
  /// list.contentOffset = CGPoint(x: 0, y: 300)
  /// let origin = list.bounds.origin  // (0, 300)
  /// ```
  ///
  /// - Precondition: Both coordinates are finite.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content, which starts at (0, 0), in points; zero by default.
  ///
  /// If a smaller size moves the limits past the current offset, the offset is clamped (R5.3).
  ///
  /// ```swift
  /// list.contentSize = CGSize(width: 320, height: 2_000)
  /// list.contentOffset.y = 1_584  // the end of the content, in a list 416 points high
  /// list.contentSize.height = 1_000
  /// let offset = list.contentOffset.y  // 584
  /// ```
  ///
  /// - Precondition: Both lengths are finite.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The insets around the content, in points; zero by default.
  ///
  /// Negative insets crop the content. Insets move the limits of the offset (R5.2). If a limit
  /// moves inward and the offset is then beyond it, the offset is clamped (R5.3); otherwise, it
  /// doesn't change. In this example, the top edge of the list is at 64 in the window:
  ///
  /// ```swift
  /// list.contentInset = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  /// list.contentOffset.y = -44
  /// let top = list.convert(CGPoint.zero, to: window).y  // 108: below a bar at 64
  /// ```
  ///
  /// - Precondition: All four insets are finite.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// The content inset including the insets for the safe area and a refresh control, in points.
  ///
  /// It is the sum of `contentInset`, the part of the safe area that
  /// `contentInsetAdjustmentBehavior` selects (R5.4), and, during a refresh, the height of the
  /// refresh control.
  ///
  /// - Complexity: O(depth); O(1) if the behavior is `never`.
  open var adjustedContentInset: EdgeInsets {
    withRefreshControl(storedContentInset + adjustmentBySafeArea)
  }

  /// Returns the offset at which a drag comes to rest; `proposed` by default.
  ///
  /// The velocity is that of the offset, in points per millisecond. The method is called before the
  /// delegate.
  func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after the adjusted content inset changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling

  /// Scrolls to `contentOffset`, animated if `animated` is true and the thread has an
  /// `AnimationClock` (R15.30).
  ///
  /// If `animated` is true and the offset changes, the delegate is notified of the end of the
  /// animation, unless a drag or another change in the offset interrupts it.
  ///
  /// - Precondition: Both coordinates are finite.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = self.contentOffset
    if animated, contentOffset != old, AnimationClock.current != nil {
      return animateOffset(to: contentOffset) {
        $0.delegate?.scrollViewDidEndScrollingAnimation($0)
      }
    }
    self.contentOffset = contentOffset
    if animated, self.contentOffset != old { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls only as far as necessary to make `rect`, in content coordinates, visible (R5.6).
  ///
  /// Does nothing if the rectangle is visible, lies outside the content, or has no area. If it is
  /// larger than the area inside the adjusted content inset, its top-left part is shown. `animated`
  /// has the same effect as in ``setContentOffset(_:animated:)``.
  ///
  /// ```swift
  /// let row = CGRect(x: 0, y: 500, width: 320, height: 44)
  /// list.scrollRectToVisible(row, animated: false)
  /// let offset = list.contentOffset.y  // 128: the row lies at the bottom edge, at 416
  /// ```
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = contentOffset(revealing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Zooming

  /// The view that zooming scales: the one set here or, if that is nil, the one that the delegate
  /// returns.
  ///
  /// The view isn't retained.
  open var viewForZooming: View? {
    get { chosenViewForZooming ?? delegate?.viewForZooming(in: self) }
    set { chosenViewForZooming = newValue }
  }

  /// The scale of the zoomed view; 1 if there is no such view (R5.7).
  ///
  /// Setting it has these effects (R5.8):
  /// - The scale is clamped to its limits.
  /// - The zoomed view is scaled about the content's origin.
  /// - The content size becomes the size of the zoomed view's frame.
  /// - The point at the center of the scroll view stays there, as far as the limits of the offset
  ///   allow.
  ///
  /// Nothing happens if the scale doesn't change, or if there is no view to zoom.
  ///
  /// - Precondition: The value isn't NaN, if there is a view to zoom.
  open var zoomScale: CGFloat {
    get { viewForZooming?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The minimum zoom scale; 1 by default.
  ///
  /// Setting it raises the current scale to it if necessary (R5.10). If it exceeds the maximum zoom
  /// scale, the maximum applies.
  ///
  /// - Precondition: The value is finite.
  open var minimumZoomScale: CGFloat {
    get { storedMinimumZoomScale }
    set { setZoomLimits(minimum: newValue, maximum: storedMaximumZoomScale) }
  }

  /// The maximum zoom scale; 1 by default.
  ///
  /// Setting it lowers the current scale to it if necessary (R5.10).
  ///
  /// - Precondition: The value is finite.
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { setZoomLimits(minimum: storedMinimumZoomScale, maximum: newValue) }
  }

  /// Zooms to `scale` about the center of the view, with the effects of setting `zoomScale`.
  ///
  /// If `animated` is true, the delegate is notified of the beginning and the end of the zoom. An
  /// ``AnimationClock`` animates the zoom; without one, it takes effect immediately. During another
  /// zoom, by touch or animated, `animated` has no effect.
  ///
  /// - Precondition: `scale` isn't NaN, if there is a view to zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms and scrolls so that `rect`, in the zoomed view's bounds coordinates, is as large as
  /// possible while fitting in the scroll view (R5.9).
  ///
  /// The scale is clamped to the zoom limits. The center of the rectangle moves to the center of
  /// the scroll view as far as the limits of the offset allow. Does nothing if the rectangle is
  /// null, or if there is no view to zoom. `animated` has the same effect as in
  /// ``setZoomScale(_:animated:)``, but if the scale doesn't change, the delegate is only notified
  /// of the end of a scroll. In this example, the list is 320 points wide and 416 high:
  ///
  /// ```swift
  /// list.viewForZooming = photo
  /// list.maximumZoomScale = 4
  /// list.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 208), animated: false)
  /// let scale = list.zoomScale  // 2: the rectangle fills the view
  /// ```
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Touches

  /// Whether a finger touches the content, from `beginDragging()` to the end of the drag.
  open var isTracking: Bool { isDraggedByFinger }

  /// Whether a finger is dragging the content.
  open var isDragging: Bool { isDraggedByFinger }

  /// Whether the content is decelerating after a drag.
  ///
  /// With an `AnimationClock`, this is true until the content comes to rest; without one, only
  /// during the delegate's callbacks.
  open var isDecelerating: Bool { isMovingOn }

  /// Whether the content is being zoomed by touch or with an animation.
  ///
  /// Without an `AnimationClock`, an animated zoom ends immediately, and the value is true only
  /// during its callbacks.
  open var isZooming: Bool { isInZoom }

  /// Whether a zoom is returning from beyond its limits; always false, because scales are clamped
  /// immediately.
  open var isZoomBouncing: Bool { false }

  /// Returns whether a drag may cancel a touch in `view`; true by default.
  ///
  /// The host calls it if `canCancelContentTouches` is true.
  open func touchesShouldCancel(in view: View) -> Bool { true }

  /// Returns whether touches that begin in `view`, inside the content, are delivered to it.
  ///
  /// The result is true by default. The host calls this method.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
    true
  }

  // MARK: Hooks

  override var contentGuideItem: ConstraintItem? { contentLayoutGuide.item }

  override var constrainedContentSize: CGSize { contentSize }

  override func takeConstrainedContentSize(_ size: CGSize) { takeContentSize(size) }

  /// The size of the content as far as it is known without calling a delegate or data source.
  internal var knownContentSize: CGSize { contentSize }

  /// Called after the delegate was set.
  internal func delegateDidChange() {}

  /// Called when a drag begins, before the delegate is notified.
  internal func dragWillBegin() {}

  /// Called when the content has come to rest after a drag.
  internal func dragDidComeToRest() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    finishScrolling(from: oldBounds)
  }

  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
    settle()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    settle()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // In a window, the safe area may now overlap another part of the view.
    settle()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Moving an ancestor moves the view in the safe area, but lays out only the ancestor.
    settle()
  }

  deinit {}
}
