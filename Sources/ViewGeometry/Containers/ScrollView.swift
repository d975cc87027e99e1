public import Foundation

/// A view whose content is larger than itself: the geometry half of `UIScrollView`.
///
/// Scrolling is nothing but a change of `bounds.origin`: `contentOffset` is that origin (R5.1), so subviews lie in
/// content coordinates and conversions need no word about scrolling (R5.12).
///
///     let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
///     list.contentSize = CGSize(width: 320, height: 2_000)
///     list.contentOffset.y = 150
///     list.convert(CGPoint(x: 20, y: 200), to: nil)  // (20, 114)
///
/// There is no run loop: without an ``AnimationClock`` what UIKit would animate happens at once, and the calls that end an animation follow.
/// Clips to its bounds by default.
open class ScrollView: View {
  // Unchecked where each layout reads them: they are numbers, and a reference, which nobody changes in place.
  @exclusivity(unchecked) internal final var storedContentSize = CGSize.zero
  @exclusivity(unchecked) internal final var storedContentInset = EdgeInsets.zero
  internal final var storedMinimumZoomScale: CGFloat = 1
  internal final var storedMaximumZoomScale: CGFloat = 1
  /// Lengths and insets as they were when the offset was last clamped.
  @exclusivity(unchecked) internal final var settled = SettledGeometry()
  internal final weak var chosenViewForZooming: View?
  internal final var motion = Motion.resting
  /// What moves the offset on a clock; nil for content that stands still.
  internal final var flight: ScrollFlight?
  internal final var isInZoom = false
  internal final var frontSettings = FrontSettings()
  @exclusivity(unchecked) internal final var storedRefreshControl: RefreshControl?
  /// Set by a list delegate's default methods: it knows no context menu for what is pressed.
  package final var leavesPressToOthers = false

  /// The delegate; a list checks once, when it is set, which other protocols it conforms to.
  @exclusivity(unchecked)
  open weak var delegate: (any ScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// Pixels per point that content offsets are rounded to, or nil, the default, for no rounding (R5.5).
  ///
  /// Offsets set through `contentOffset` then become multiples of a pixel, or of a whole point in a view without a
  /// window. Setting `bounds` never rounds.
  @exclusivity(unchecked)
  public final var displayScale: CGFloat? {
    didSet {
      precondition(
        displayScale.map { $0.isFinite && $0 > 0 } ?? true,
        "A display scale is finite and above zero, not \(displayScale ?? 0).")
    }
  }

  /// Whether a drag scrolls; true by default, and programs scroll all the same.
  open var isScrollEnabled = true
  /// Whether a drag comes to rest at multiples of the view's size; false by default (R5.11).
  open var isPagingEnabled = false
  /// Whether a horizontal drag bounces even when the content fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { settle() } }
  /// Whether a vertical drag bounces even when the content fits; false by default, and true for tables.
  open var alwaysBounceVertical = false { didSet { settle() } }
  /// Whether zooming by fingers may exceed its limits for a while; true by default.
  ///
  /// Kept for a front that follows fingers; nothing here reads it.
  open var bouncesZoom = true
  /// Whether a drag is held to the axis it began along; false by default.
  ///
  /// Kept for a front that follows fingers; nothing here reads it.
  open var isDirectionalLockEnabled = false
  /// Which part of the safe area is added to the content inset; `automatic` by default (R5.4).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { settle() }
  }
  /// Whether a program says that the view is the content of a screen with a navigation bar or tab bar; false by default.
  ///
  /// The view of a controller in a navigation or tab bar controller, or the rearmost subview of that view, counts as such without it.
  /// It matters for the `automatic` adjustment alone (R5.4).
  public final var isContentOfScreenWithBars = false { didSet { settle() } }
  /// Where content that is shorter than the view lies in it: from 0, the default, at the top and left, to 1 at the bottom and right.
  ///
  /// It moves the limits of the offset. Parts are clamped to 0...1; NaN counts as 0 (R5.17).
  public final var contentAlignmentPoint = CGPoint.zero { didSet { settle() } }
  /// How fast the content comes to rest after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Creates a scroll view that fills `frame`, without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.clips)
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  // MARK: Content

  /// The content coordinate at the view's upper left corner: another name for `bounds.origin` (R5.1).
  ///
  /// Any finite offset is stored as it is, also one beyond the limits.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content, which starts at (0, 0); zero by default.
  ///
  /// Shrinking it takes an offset that is now beyond the limits along (R5.3).
  ///
  /// - Precondition: Both lengths are finite.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// Room kept free around the content, in points; zero by default.
  ///
  /// Negative insets crop the content. The insets move the limits of the offset (R5.2) and take an offset that is now beyond
  /// them along (R5.3); they never move an offset within the limits.
  ///
  /// - Precondition: All four are finite.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// The sum of `contentInset`, the part of the safe area that `contentInsetAdjustmentBehavior` lets through (R5.4), and the height of a
  /// control that refreshes.
  ///
  /// - Complexity: O(depth), O(1) when the behavior is `never`.
  open var adjustedContentInset: EdgeInsets {
    withRefreshControl(storedContentInset + adjustmentBySafeArea)
  }

  /// Where content comes to rest that would by itself at `proposed`, before the delegate is asked.
  func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after the adjusted content inset changed; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling

  /// Scrolls to `contentOffset`: at once, or with `animated` in the time of an `AnimationClock`, which moves the offset (R15.30).
  ///
  /// With `animated` the delegate is notified of the end of an animation, when the offset changed.
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

  /// Scrolls just as far as it takes to show `rect`, given in content coordinates (R5.6).
  ///
  /// Nothing happens when it is in sight, lies outside the content, or has no area. Of a rectangle larger than the
  /// view the upper left part is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = contentOffset(revealing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Zooming

  /// The view that zooming scales: the one assigned here, or else the delegate's answer.
  ///
  /// The view is held weakly.
  open var viewForZooming: View? {
    get { chosenViewForZooming ?? delegate?.viewForZooming(in: self) }
    set { chosenViewForZooming = newValue }
  }

  /// The scale of the zoomed view, 1 without one (R5.7).
  ///
  /// Setting it clamps to the limits, scales the zoomed view about the content's origin, makes the content as large as that
  /// view's frame, and keeps the point in the middle of the view there as far as the limits allow (R5.8). Nothing happens
  /// at the scale that it has.
  open var zoomScale: CGFloat {
    get { viewForZooming?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The least zoom scale; 1 by default.
  ///
  /// A scale that is now below it is raised (R5.10).
  open var minimumZoomScale: CGFloat {
    get { storedMinimumZoomScale }
    set { setZoomLimits(minimum: newValue, maximum: storedMaximumZoomScale) }
  }

  /// The greatest zoom scale; 1 by default.
  ///
  /// A scale that is now above it is lowered (R5.10).
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { setZoomLimits(minimum: storedMinimumZoomScale, maximum: newValue) }
  }

  /// Zooms to `scale` about the middle of the view, at once; see `zoomScale`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms and scrolls so that `rect`, given in the zoomed view's coordinates, fills the view as far as possible (R5.9).
  ///
  /// The middle of the rectangle comes to the middle of the view, as far as the limits allow. Nothing happens for a null
  /// rectangle or without a view to zoom.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Fingers

  /// Whether a finger is on the content: while it drags, as a front tells by `beginDragging()`.
  open var isTracking: Bool { isDraggedByFinger }

  /// Whether a finger drags the content.
  open var isDragging: Bool { isDraggedByFinger }

  /// Whether the content moves on after a drag: until a clock has brought it to rest, without one within the callbacks of that.
  open var isDecelerating: Bool { isMovingOn }

  /// Whether the content is being zoomed: by fingers, or within the callbacks of an animated zoom.
  open var isZooming: Bool { isInZoom }

  /// Whether a zoom comes back from beyond its limits: never, scales are clamped at once.
  open var isZoomBouncing: Bool { false }

  /// Whether a drag may take a touch away from `view`; true by default.
  ///
  /// A front asks when `canCancelContentTouches` is true.
  open func touchesShouldCancel(in view: View) -> Bool { true }

  // MARK: Hooks

  override var contentGuideItem: ConstraintItem? { contentLayoutGuide.item }

  override var constrainedContentSize: CGSize { contentSize }

  override func takeConstrainedContentSize(_ size: CGSize) { takeContentSize(size) }

  /// The size of the content as far as it is known without asking anybody for the first time.
  internal var knownContentSize: CGSize { contentSize }

  /// Called after another delegate was set.
  internal func delegateDidChange() {}

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
    // Within a window, what of the safe area reaches in may be another part there.
    settle()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Moving an ancestor moves the view against the safe area and marks a layout of the ancestor alone.
    settle()
  }
}
