public import Foundation

/// A layer like `CALayer` that has geometry but draws nothing.
///
/// The layer of a view provides other names for the view's geometry: `position` is its `center`,
/// `masksToBounds` its `clipsToBounds`, and nothing is stored twice. An app can also create layers
/// without views: they take part in conversions and hit tests of layers, but `hitTest(_:with:)` of
/// views ignores them.
///
///     let badge = Layer()
///     badge.frame = CGRect(x: 80, y: -8, width: 28, height: 28)
///     card.layer.addSublayer(badge)
///     badge.convert(badge.bounds, to: window.layer)
///
/// Drawing properties (colors, corners, borders, shadows) are stored for a renderer and have no
/// effect on geometry. Geometry must be finite, as for views. There are no implicit animations.
open class Layer: IdentityObject {
  /// The view that the layer belongs to; nil if there is none, or if it was deallocated.
  ///
  /// It isn't a weak reference, which would make each retain of the view slower. The view's
  /// attributes, which own the layer, clear it when they are deallocated.
  @exclusivity(unchecked) internal final private(set) var viewLink: ViewCursor?
  /// The geometry of a layer without a view, as a view outside of any tree; nil until first used.
  @exclusivity(unchecked) internal final var ownGeometry: View?
  /// The added layers, back to front.
  internal final var members: [Member] = []
  /// The model layer whose presentation this is; nil for a model layer.
  @exclusivity(unchecked) internal final private(set) var presentedModel: Layer?
  /// The superlayer of a layer without a view.
  internal final weak var ownSuperlayer: Layer?
  /// The properties for a renderer.
  @exclusivity(unchecked) internal final var drawing = Drawing() { didSet { drawingVersion &+= 1 } }
  /// The version of `drawing`, which starts at 1 and is incremented with each change.
  ///
  /// In a presentation, only changes made after the model's drawing was copied are counted.
  @exclusivity(unchecked) internal final var drawingVersion: Int32 = 1
  /// The version of the model's drawing that the presentation shows; 0 if it shows none.
  @exclusivity(unchecked) internal final var shownDrawing: Int32 = 0
  /// The most recent route along which a presentation was converted; nil for layers of the model.
  @exclusivity(unchecked) internal final var shownRoute: UnsafeMutablePointer<ShownRoute>?

  /// A name for the app's use; nil by default.
  @exclusivity(unchecked) public final var name: String?

  /// Creates an empty layer at the origin, without a view.
  public override init() { super.init() }

  /// Creates a layer without a view, like Core Animation's initializer for copies; `layer` is
  /// ignored.
  public init(layer: Any) {}

  /// Always returns nil, because archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates the layer of a view; `View.layer` calls it for the view's `layerClass`.
  @available(*, unavailable)
  public required convenience init(backing view: View) {
    self.init()
    viewLink = ViewCursor(view)
  }

  deinit {
    releaseMembers()
    forgetShownRoute()
  }

  /// The view that the layer belongs to; nil for a layer that an app created.
  internal final var view: View? { viewLink?.view }

  /// Whether the layer belongs to an existing view.
  internal final var isOfView: Bool { viewLink != nil }

  /// Detaches the layer from its view, which is being deallocated; its geometry becomes empty.
  internal final func viewDies() { viewLink = nil }

  /// Returns whether a point in the layer's coordinate space is inside its half-open bounds.
  open func contains(_ point: CGPoint) -> Bool {
    ViewCursor(geometry).boundsContain(x: Double(point.x), y: Double(point.y))
  }

  /// Returns the deepest layer at `point`, which is in the superlayer's coordinates; nil if there
  /// is none.
  ///
  /// Sublayers are tested from front to back: by `zPosition`, the largest first, and among equal
  /// ones the last sublayer first. A hidden layer isn't hit, nor are its sublayers. Sublayers are
  /// also hit outside the layer's bounds, unless the layer masks to its bounds. Opacity and touch
  /// settings of views have no effect.
  ///
  /// - Complexity: O(visited layers).
  open func hitTest(_ point: CGPoint) -> Layer? { deepestLayer(at: point) }

  /// Positions the sublayers of a layer without a view; does nothing by default.
  ///
  /// It is called by ``layoutIfNeeded()`` if a layout was requested by ``setNeedsLayout()``, by a
  /// change to the bounds or by the creation of the layer.
  open func layoutSublayers() {}

  /// Returns a copy of the layer with the values currently shown, including those being animated.
  ///
  /// Its `superlayer` and `sublayers` are also presentations, conversions between presentations use
  /// the shown values, and `hitTest(_:)` finds the layer shown at a point (R15.22). Setting its
  /// values has no effect on what is shown. The result is never nil; if neither the layer nor a
  /// superlayer is animated, it may be the layer itself.
  ///
  /// - Complexity: O(animations of the layer).
  open func presentation() -> Self? { (presentedLayer() as? Self) ?? self }

  /// Returns the layer with the model values: the original layer of a presentation, or the layer
  /// itself.
  open func model() -> Self { (presentedModel as? Self) ?? self }

  /// Makes this layer the presentation of `model`, with the values of `shadow`, an unused view.
  internal final func become(presentationOf model: Layer, with shadow: View) {
    (viewLink, ownGeometry) = (nil, shadow)
    become(presentationOf: model)
  }

  /// Makes this layer the presentation of `model`, without changing the values that it shows.
  internal final func become(presentationOf model: Layer) {
    presentedModel = model
    forgetShownRoute()
  }

  /// The bounding box of the layer in its superlayer's coordinates, in points; see ``View/frame``.
  open var frame: CGRect {
    get { builtInFrame }
    set { builtInFrame = newValue }
  }

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { builtInBounds }
    set { builtInBounds = newValue }
  }

  /// The position of the anchor point in the superlayer's space, in points: a view's `center`.
  open var position: CGPoint {
    get { builtInPosition }
    set { builtInPosition = newValue }
  }

  /// The fixed point of the transform in the unit square of the bounds; the center by default.
  open var anchorPoint: CGPoint {
    get { builtInAnchorPoint }
    set { builtInAnchorPoint = newValue }
  }

  /// The z-coordinate of the anchor point in the layer's own coordinates, in points; 0 by default.
  open var anchorPointZ: CGFloat {
    get { builtInAnchorPointZ }
    set { builtInAnchorPointZ = newValue }
  }

  /// The position along the z-axis, in points; 0 by default.
  ///
  /// It orders siblings for ``hitTest(_:)``, and moves the layer if the superlayer has a
  /// `sublayerTransform`. Views are hit-tested in the order of `subviews` instead (R4.5).
  open var zPosition: CGFloat {
    get { builtInZPosition }
    set { builtInZPosition = newValue }
  }

  /// The 3D transform about the anchor point: a view's `transform3D`; the identity by default.
  open var transform: Transform3D {
    get { builtInTransform }
    set { builtInTransform = newValue }
  }

  /// A transform applied to all sublayers about this layer's anchor point; the identity by default.
  ///
  /// Its main use is to give the sublayers a common perspective.
  open var sublayerTransform: Transform3D {
    get { builtInSublayerTransform }
    set { builtInSublayerTransform = newValue }
  }

  /// Whether the layer and its sublayers are hidden; false by default.
  open var isHidden: Bool {
    get { builtInIsHidden }
    set { builtInIsHidden = newValue }
  }

  /// Returns the affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform { transform.affineTransform }

  /// Sets ``transform`` to an affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    builtInSetAffineTransform(transform)
  }

  /// The layer of the superview, or the layer to which this one was added; nil if there is none.
  open var superlayer: Layer? { builtInSuperlayer }

  /// The sublayers, back to front; nil if there are none.
  ///
  /// Setting this property replaces the added layers with those in the array that aren't layers of
  /// views. Each goes behind the subview whose layer comes next in the array, or in front of all
  /// others if none follows. The subviews don't change.
  ///
  /// - Complexity: O(sublayers) to read; O(added layers · sublayers) to set.
  /// - Precondition: No added layer is the receiver or one of its ancestors.
  open var sublayers: [Layer]? {
    get { builtInSublayers }
    set { builtInSublayers = newValue }
  }

  /// Adds a layer in front of the others, after removing it from its superlayer.
  ///
  /// For the layer of a view, the view becomes a subview.
  ///
  /// - Precondition: `layer` is neither the receiver nor one of its ancestors, and belongs to no
  ///   view unless the receiver does.
  open func addSublayer(_ layer: Layer) { builtInAddSublayer(layer) }

  /// Inserts a layer at an index among the sublayers, counted from the back.
  ///
  /// If `index` exceeds the number of other sublayers, the layer goes in front of them (R2.27).
  ///
  /// - Precondition: The same as for `addSublayer(_:)`.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    builtInInsertSublayer(layer, at: index)
  }

  /// Inserts a layer just behind `sibling`.
  ///
  /// If `sibling` is nil or isn't another sublayer, the layer is added in front of all others.
  ///
  /// - Precondition: The same as for `addSublayer(_:)`.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    builtInInsertSublayer(layer, below: sibling)
  }

  /// Inserts a layer just in front of `sibling`.
  ///
  /// If `sibling` is nil or isn't another sublayer, the layer is added in front of all others.
  ///
  /// - Precondition: The same as for `addSublayer(_:)`.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    builtInInsertSublayer(layer, above: sibling)
  }

  /// Replaces a sublayer with another layer; has no effect if `old` isn't a sublayer.
  ///
  /// - Precondition: The same as for `addSublayer(_:)`, for the layer `new`.
  open func replaceSublayer(_ old: Layer, with new: Layer) {
    builtInReplaceSublayer(old, with: new)
  }

  /// Removes the layer from its superlayer; for the layer of a view, removes the view from its
  /// superview.
  open func removeFromSuperlayer() { builtInRemoveFromSuperlayer() }

  /// Requests a layout of the layer's view or, if it has none, a call of ``layoutSublayers()``.
  open func setNeedsLayout() { geometry.setNeedsLayout() }

  /// Performs requested layouts immediately.
  ///
  /// If the layer is that of a view, `View.layoutIfNeeded()` is called, whose pass starts at the
  /// topmost ancestor that needs layout. Then the layers without views inside the view are laid
  /// out. If the layer has no view, only the layer and the layers inside it are laid out; unlike in
  /// Core Animation, its ancestors aren't. A layer without a view is laid out before its sublayers.
  ///
  /// - Complexity: O(views and layers inside), plus the layouts of ancestors that need them.
  open func layoutIfNeeded() { builtInLayoutIfNeeded() }

  /// Whether content outside the bounds is clipped, so that ``hitTest(_:)`` doesn't find it; false
  /// by default.
  open var masksToBounds: Bool {
    get { builtInMasksToBounds }
    set { builtInMasksToBounds = newValue }
  }

  /// The layer whose alpha channel masks this one, stored for a renderer.
  ///
  /// It is nil by default, and has no effect on hit tests.
  open var mask: Layer? {
    get { builtInMask }
    set { builtInMask = newValue }
  }

  /// The opacity, 1 by default: a view's `alpha`.
  open var opacity: Float {
    get { builtInOpacity }
    set { builtInOpacity = newValue }
  }

  /// Whether the contents are opaque, for a renderer; false by default.
  open var isOpaque: Bool {
    get { builtInIsOpaque }
    set { builtInIsOpaque = newValue }
  }

  /// The radius of rounded corners, in points, for a renderer; 0 by default.
  ///
  /// It has no effect on `contains(_:)` or hit tests.
  open var cornerRadius: CGFloat {
    get { builtInCornerRadius }
    set { builtInCornerRadius = newValue }
  }

  /// The corners to be rounded, for a renderer; all four by default.
  open var maskedCorners: CornerMask {
    get { builtInMaskedCorners }
    set { builtInMaskedCorners = newValue }
  }

  /// The width of the border inside the bounds, in points, for a renderer; 0 by default.
  open var borderWidth: CGFloat {
    get { builtInBorderWidth }
    set { builtInBorderWidth = newValue }
  }

  /// The color of the border, for a renderer; nil by default.
  open var borderColor: Any? {
    get { builtInBorderColor }
    set { builtInBorderColor = newValue }
  }

  /// The color of the background, for a renderer; nil by default.
  open var backgroundColor: Any? {
    get { builtInBackgroundColor }
    set { builtInBackgroundColor = newValue }
  }

  /// The color of the shadow, for a renderer; nil by default.
  open var shadowColor: Any? {
    get { builtInShadowColor }
    set { builtInShadowColor = newValue }
  }

  /// The offset of the shadow, in points, for a renderer; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { builtInShadowOffset }
    set { builtInShadowOffset = newValue }
  }

  /// The opacity of the shadow, for a renderer; 0 by default.
  open var shadowOpacity: Float {
    get { builtInShadowOpacity }
    set { builtInShadowOpacity = newValue }
  }

  /// The outline of the shadow, in the layer's bounds coordinates, for a renderer; nil by default.
  open var shadowPath: CGPath? {
    get { builtInShadowPath }
    set { builtInShadowPath = newValue }
  }

  /// The blur radius of the shadow, in points, for a renderer; 3 by default.
  open var shadowRadius: CGFloat {
    get { builtInShadowRadius }
    set { builtInShadowRadius = newValue }
  }

  /// The image of the layer, for a renderer; nil by default.
  open var contents: Any? {
    get { builtInContents }
    set { builtInContents = newValue }
  }

  /// The number of pixels per point of the contents, for a renderer; 1 by default.
  open var contentsScale: CGFloat {
    get { builtInContentsScale }
    set { builtInContentsScale = newValue }
  }

  /// The number of pixels per point of the cached image, for a renderer; 1 by default.
  open var rasterizationScale: CGFloat {
    get { builtInRasterizationScale }
    set { builtInRasterizationScale = newValue }
  }

  /// Whether a renderer should cache an image of the layer; false by default.
  open var shouldRasterize: Bool {
    get { builtInShouldRasterize }
    set { builtInShouldRasterize = newValue }
  }

  /// Ends all animations of the layer, so that it shows the model.
  ///
  /// Animations of other layers, including sublayers, continue. If this ends an animation of a
  /// block, the block's completion is called with false once all animations of the block have
  /// ended, while the clock is being advanced.
  open func removeAllAnimations() { builtInRemoveAllAnimations() }
}

/// Layers must not be shared between threads, like the views they belong to.
@available(*, unavailable)
extension Layer: Sendable {}

#if !NSObject
  extension Layer: Hashable {
    /// Returns whether `left` and `right` are the same layer.
    public static func == (left: Layer, right: Layer) -> Bool { left === right }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
