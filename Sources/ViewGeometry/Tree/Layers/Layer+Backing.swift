extension View {
  /// The default implementation of ``layer``.
  final var builtInLayer: Layer {
    if let layer = rareAttributes?.layer { return layer }
    let layerClass = Self.layerClass as? Layer.Type
    precondition(
      layerClass != nil, "The layerClass of \(Self.self) isn't a layer class: \(Self.layerClass).")
    let layer = Layer.make(layerClass ?? Layer.self, backing: self)
    makeRareAttributes().layer = layer
    return layer
  }
}

extension Layer {
  /// The view that stores the geometry of the layer.
  final var geometry: View { viewLink?.view ?? ownGeometry ?? makeOwnGeometry() }

  /// The geometry of a layer without a view, which isn't retained.
  ///
  /// It is valid while the layer exists.
  final var ownCursor: ViewCursor {
    if let ownGeometry { return ViewCursor(ownGeometry) }
    return ViewCursor(makeOwnGeometry())
  }

  @inline(never)
  private final func makeOwnGeometry() -> View {
    let geometry = View()
    ownGeometry = geometry
    return geometry
  }
}

/// Lets `Layer.make(_:backing:)` call `init(backing:)`, which is unavailable to other code.
private protocol BackingRequired {
  init(backing view: View)
}

@available(*, unavailable)
extension Layer: BackingRequired {}

extension Layer {
  /// Creates the layer of `view`, an instance of `layerClass`.
  static func make(_ layerClass: Layer.Type, backing view: View) -> Layer {
    let anyClass: Any.Type = layerClass
    guard let requiredClass = anyClass as? any BackingRequired.Type,
      let layer = requiredClass.init(backing: view) as? Layer
    else { preconditionFailure("\(layerClass) isn't a layer class.") }
    return layer
  }
}
