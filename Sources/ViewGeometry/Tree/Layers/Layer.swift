public import Foundation

/// A view's geometry in Core Animation's terms: `CALayer` without its drawing.
///
/// The layer of a view provides other names for the view's geometry: `position` is its `center`,
/// `masksToBounds` its `clipsToBounds`, and nothing is stored twice. An app can also create layers, which
/// are rectangles of their own among the layers: they take part in conversions and hit tests of layers,
/// but `hitTest(_:with:)` of views ignores them.
///
///     let badge = Layer()
///     badge.frame = CGRect(x: 80, y: -8, width: 28, height: 28)
///     card.layer.addSublayer(badge)
///     badge.convert(badge.bounds, to: window.layer)
///
/// Drawing properties (colours, corners, borders, shadows) are stored for a renderer and have no effect on
/// geometry. There are no implicit animations.
open class Layer {
  /// The view that the layer belongs to; nil after it was deallocated.
  ///
  /// It isn't a weak reference, which would make each retain of the view slower. The view's
  /// attributes, which own the layer, clear it when they are deallocated.
  private final var viewLink: ViewCursor?
  /// The geometry of a layer without a view, stored as a view outside of any tree.
  private final lazy var ownGeometry = View()
  /// The added layers, back to front.
  internal final var members: [Member] = []
  /// The layer that a presentation shows; nil for layers of the model.
  internal final private(set) var presentedModel: Layer?
  /// The superlayer of a layer without a view.
  internal final weak var ownSuperlayer: Layer?
  /// The properties for a renderer.
  internal final var drawing = Drawing() { didSet { drawingVersion &+= 1 } }
  /// The version of `drawing`, from 1, incremented with each change.
  ///
  /// In a presentation, it is counted from the time at which the model's drawing was copied.
  internal final var drawingVersion: Int32 = 1
  /// The version of the model's drawing that the presentation shows; 0 for none.
  internal final var shownDrawing: Int32 = 0

  /// A name for the app's use; nil by default.
  public final var name: String?

  /// Creates an empty layer at the origin, without a view.
  public init() {}

  /// Creates a layer without a view, like Core Animation's initializer for copies; `layer` is ignored.
  public init(layer: Any) {}

  /// Always returns nil: archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates the layer of a view; `View.layer` calls it for the view's `layerClass`.
  @available(*, unavailable)
  public required convenience init(backing view: View) {
    self.init()
    viewLink = ViewCursor(view)
  }

  deinit { releaseMembers() }

  /// The view that the layer belongs to; nil for a layer that an app created.
  internal final var view: View? { viewLink?.view }

  /// The view that stores the geometry of the layer.
  internal final var geometry: View { viewLink?.view ?? ownGeometry }

  /// Whether the layer belongs to an existing view.
  internal final var isOfView: Bool { viewLink != nil }

  /// Detaches the layer from its view, which is being deallocated; its geometry becomes empty.
  internal final func viewDies() { viewLink = nil }

  /// Returns whether `point`, in the layer's bounds, is inside them; half-open.
  open func contains(_ point: CGPoint) -> Bool {
    ViewCursor(geometry).boundsContain(x: Double(point.x), y: Double(point.y))
  }

  /// Returns the deepest layer at `point`, in the superlayer's coordinates; nil if there is none.
  ///
  /// Sublayers are tested from front to back: by `zPosition`, the largest first, and then by their order. A hidden
  /// layer isn't hit, nor are its sublayers. Sublayers are hit outside the layer's bounds as well, unless the layer
  /// masks to its bounds. Opacity and touch settings of views have no effect.
  ///
  /// - Complexity: O(visited layers).
  open func hitTest(_ point: CGPoint) -> Layer? { deepestLayer(at: point) }

  /// Positions the sublayers of a layer without a view; called by `layoutIfNeeded()`.
  ///
  /// By default it does nothing.
  open func layoutSublayers() {}

  /// Returns a copy of the layer with the values currently shown, including those being animated.
  ///
  /// Its `superlayer` and `sublayers` are presentations too, conversions between presentations use the shown values,
  /// and `hitTest(_:)` finds the layer shown at a point (R15.22). Setting its values has no effect on what is shown.
  /// If nothing has been animated, the result is the layer itself.
  ///
  /// - Complexity: O(animations of the layer).
  open func presentation() -> Self? { (presentedLayer() as? Self) ?? self }

  /// Returns the layer with the model values: for a presentation its original layer, otherwise itself.
  open func model() -> Self { (presentedModel as? Self) ?? self }

  /// Makes a new layer the presentation of another one, with the values of an otherwise unused view.
  internal final func become(presentationOf model: Layer, with shadow: View) {
    (viewLink, ownGeometry, presentedModel) = (nil, shadow, model)
  }
}

/// Layers must not be shared between threads, like the views they belong to.
@available(*, unavailable)
extension Layer: Sendable {}

extension Layer: Hashable {
  /// Returns whether the two are the same layer.
  public static func == (left: Layer, right: Layer) -> Bool { left === right }

  /// Hashes the object's identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// The view's geometry in Core Animation's terms.
  ///
  /// It is always the same object, created when it is first accessed.
  ///
  /// - Complexity: O(1).
  public final var layer: Layer {
    if let layer = rareAttributes?.layer { return layer }
    let layerClass = Self.layerClass as? Layer.Type
    precondition(
      layerClass != nil, "The layerClass of \(Self.self) is \(Self.layerClass), which is no layer.")
    let layer = Layer.make(layerClass ?? Layer.self, backing: self)
    makeRareAttributes().layer = layer
    return layer
  }
}

/// The required initializer of layers, in a protocol because it is optional here.
private protocol BackingRequired {
  init(backing view: View)
}

@available(*, unavailable)
extension Layer: BackingRequired {}

extension Layer {
  /// Creates the layer of a view, of the view's layer class.
  static func make(_ layerClass: Layer.Type, backing view: View) -> Layer {
    let anyClass: Any.Type = layerClass
    guard let requiredClass = anyClass as? any BackingRequired.Type,
      let layer = requiredClass.init(backing: view) as? Layer
    else { preconditionFailure("\(layerClass) is no class of layers.") }
    return layer
  }
}
