public import Foundation

/// A view's geometry in Core Animation's words: `CALayer` without its drawing.
///
/// The layer of a view is another way to reach the view: `position` is its `center`, `masksToBounds` its `clipsToBounds`, and
/// nothing is stored twice. A layer that a program makes is a rectangle of its own among the layers: it converts and is hit as
/// layers are, and `hitTest(_:with:)` of views doesn't know it.
///
///     let badge = Layer()
///     badge.frame = CGRect(x: 80, y: -8, width: 28, height: 28)
///     card.layer.addSublayer(badge)
///     badge.convert(badge.bounds, to: window.layer)
///
/// What draws (colours, corners, borders, shadows) is kept for a front and changes no geometry. Implicit animations don't exist.
open class Layer {
  /// The view that the layer belongs to, until it is freed.
  ///
  /// No weak reference: that would make each retain of the view slower. The view's attributes, which hold the layer, clear it when they are freed.
  private final var viewLink: ViewCursor?
  /// What a layer without a view stores its geometry in: a view in no tree.
  private final lazy var ownGeometry = View()
  /// The layers that programs added, back to front.
  internal final var members: [Member] = []
  /// The layer that a presentation shows; nil for layers of the model.
  internal final private(set) var presentedModel: Layer?
  /// The layer above one without a view.
  internal final weak var ownSuperlayer: Layer?
  /// What a front draws with.
  internal final var drawing = Drawing() { didSet { drawingVersion &+= 1 } }
  /// Counts changes of `drawing`, from 1; of a presentation those since it took over the model's.
  internal final var drawingVersion: Int32 = 1
  /// The version of the model's drawing that a presentation shows; 0 for none.
  internal final var shownDrawing: Int32 = 0

  /// A name for programs; nil by default.
  public final var name: String?

  /// Creates a layer of no size at the origin, without a view.
  public init() {}

  /// Creates a layer without a view, as Core Animation does to copy one; nothing of `layer` is taken over.
  public init(layer: Any) {}

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }

  /// Creates the layer of a view; `View.layer` calls it for the view's `layerClass`.
  @available(*, unavailable)
  public required convenience init(backing view: View) {
    self.init()
    viewLink = ViewCursor(view)
  }

  deinit { releaseMembers() }

  /// The view that the layer belongs to; nil for a layer of the program's own.
  internal final var view: View? { viewLink?.view }

  /// The view whose geometry is that of the layer.
  internal final var geometry: View { viewLink?.view ?? ownGeometry }

  /// Whether the layer belongs to a view that exists.
  internal final var isOfView: Bool { viewLink != nil }

  /// Called when the view is freed: the layer is one by itself, of no size.
  internal final func viewDies() { viewLink = nil }

  /// Whether `point`, in the layer's bounds, lies in them; half-open.
  open func contains(_ point: CGPoint) -> Bool {
    ViewCursor(geometry).boundsContain(x: Double(point.x), y: Double(point.y))
  }

  /// The deepest layer that holds `point`, which is given in the coordinates of the superlayer; nil for none.
  ///
  /// Sublayers are asked from front to back: by `zPosition`, the largest first, and then by their order. A hidden layer isn't hit,
  /// nor is anything in it. Sublayers are hit where they stick out, unless the layer masks to its bounds. Opacity and touch
  /// settings of views don't count.
  ///
  /// - Complexity: O(layers looked at).
  open func hitTest(_ point: CGPoint) -> Layer? { deepestLayer(at: point) }

  /// Places the sublayers of a layer without a view; called by `layoutIfNeeded()`, and nothing by default.
  open func layoutSublayers() {}

  /// A copy of the layer with the values shown at this moment, of which animations move some.
  ///
  /// Its `superlayer` and `sublayers` are presentations too, conversions between presentations go by what is shown, and `hitTest(_:)` finds
  /// what is shown at a point (R15.22). Setting a value of it changes nothing that is shown. Where nothing has been animated
  /// it is the layer itself.
  ///
  /// - Complexity: O(animations of the layer).
  open func presentation() -> Self? { (presentedLayer() as? Self) ?? self }

  /// The layer that holds the values set: of a presentation the layer it was made of, else the layer itself.
  open func model() -> Self { (presentedModel as? Self) ?? self }

  /// Makes a new layer show another one, with the values of a view that nobody else knows.
  internal final func become(presentationOf model: Layer, with shadow: View) {
    (viewLink, ownGeometry, presentedModel) = (nil, shadow, model)
  }
}

/// Layers are not safe to share between threads, like the views they belong to.
@available(*, unavailable)
extension Layer: Sendable {}

extension Layer: Hashable {
  /// Whether the two are the same layer.
  public static func == (left: Layer, right: Layer) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// The view's geometry in Core Animation's words: always the same object, made when it is first asked for.
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

/// The required initializer of layers, behind a protocol because programs need not provide it.
private protocol BackingRequired {
  init(backing view: View)
}

@available(*, unavailable)
extension Layer: BackingRequired {}

extension Layer {
  /// Makes the layer of a view, of the view's class of layers.
  static func make(_ layerClass: Layer.Type, backing view: View) -> Layer {
    let anyClass: Any.Type = layerClass
    guard let requiredClass = anyClass as? any BackingRequired.Type,
      let layer = requiredClass.init(backing: view) as? Layer
    else { preconditionFailure("\(layerClass) is no class of layers.") }
    return layer
  }
}
