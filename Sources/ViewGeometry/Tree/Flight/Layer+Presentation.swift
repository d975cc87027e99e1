import Foundation

extension Layer {
  /// The layer as shown at this moment: another layer, or itself for a presentation, for one by itself that isn't in flight, or
  /// where nothing has been.
  final func presentedLayer() -> Layer {
    guard presentedModel == nil, FlightMarks.hasFlyingViews,
      FlightRecorder.current.hasHadFlights,
      geometry.flights != nil || superlayer != nil || sublayers?.isEmpty == false
    else { return self }
    return shownLayer()
  }

  /// A layer of the receiver's class that has the values shown at this moment.
  ///
  /// That of the moment before is used again unless someone holds it.
  final func shownLayer() -> Layer {
    let values = geometry.presentedValues
    guard let flights = geometry.flights else { return makeShownLayer(values) }
    if flights.shown != nil, isKnownUniquelyReferenced(&flights.shown), let shown = flights.shown {
      shown.show(values, of: self)
      return shown
    }
    let shown = makeShownLayer(values)
    flights.shown = shown
    return shown
  }

  private final func makeShownLayer(_ values: AnimatedValues) -> Layer {
    let shadow = View()
    let shown = Layer.make(type(of: self), backing: shadow)
    shown.become(presentationOf: self, with: shadow)
    shown.show(values, of: self)
    return shown
  }

  /// Takes over the values of a moment.
  private final func show(_ values: AnimatedValues, of model: Layer) {
    let shadow = geometry
    shadow.show(values)
    shadow.flags.set(.hidden, model.geometry.flags.contains(.hidden))
    shadow.flags.set(.clips, model.geometry.flags.contains(.clips))
    name = model.name
    drawing = model.drawing
    guard let rare = values.rare else { return }
    (drawing.cornerRadius, drawing.borderWidth) = (CGFloat(rare.outline.x), CGFloat(rare.outline.y))
    (drawing.shadowOpacity, drawing.shadowRadius) = (
      Float(rare.shadow.x), CGFloat(rare.shadow.y)
    )
    drawing.shadowOffset = CGSize(width: rare.shadow.z, height: rare.shadow.w)
  }

  /// The default implementation of ``removeAllAnimations()``.
  final func builtInRemoveAllAnimations() {
    (presentedModel ?? self).geometry.flights?.remove(brokenOff: true) { _ in true }
  }
}

extension View {
  /// Takes over values of another view, one after the other and without being recorded.
  fileprivate final func show(_ values: AnimatedValues) {
    placement = values.placement
    opacity = values.opacity
    flags.set(.transparent, Double(opacity) < 0.01)
    guard values.rare != nil || rareAttributes != nil else { return }
    let (attributes, rare) = (makeRareAttributes(), values.rare ?? AnimatedValues.Rare())
    attributes.transform3D = rare.transform3D
    attributes.sublayerTransform = rare.sublayers
    (attributes.zPosition, attributes.anchorPointZ) = (rare.zPosition, rare.anchorZ)
    flags.set(.turnsSubviews, rare.sublayers != nil)
    refreshProjection()
  }
}

// MARK: - Conversion

extension Layer {
  /// The shape, given in the receiver's bounds, in those of `layer`, where one of them is a presentation.
  ///
  /// Each side goes by its own tree. From a presentation to a layer of the model the way leads over the root.
  final func convertShown<Shape: ConvertibleShape>(_ shape: Shape, to layer: Layer) -> Shape {
    switch (presentedModel, layer.presentedModel) {
    case (let source?, let target?):
      let tree = PresentationTree()
      let route = Route(from: LayerSpot(source), to: LayerSpot(target), in: tree)
      return shape.converted(along: route, in: tree)
    case (let source?, nil):
      let root = source.root
      let tree = PresentationTree()
      let inRoot = shape.converted(
        along: Route(from: LayerSpot(source), to: LayerSpot(root), in: tree), in: tree)
      return LayerTree().convert(inRoot, from: root, to: layer)
    case (nil, let target?):
      let root = target.root
      let inRoot = LayerTree().convert(shape, from: self, to: root)
      let tree = PresentationTree()
      return inRoot.converted(
        along: Route(from: LayerSpot(root), to: LayerSpot(target), in: tree), in: tree)
    case (nil, nil):
      return LayerTree().convert(shape, from: self, to: layer)
    }
  }

  private final var root: Layer {
    var top = self
    while let next = top.superlayer { top = next }
    return top
  }

  /// The deepest layer shown at a point of the superlayer's coordinates, as a presentation.
  final func deepestShownLayer(at point: CGPoint) -> Layer? {
    let (tree, spot) = (PresentationTree(), LayerSpot(presentedModel ?? self))
    return tree.reading(of: spot).pointInBounds(fromParentX: Double(point.x), y: Double(point.y))
      .flatMap { tree.firstHit(at: SIMD2($0.x, $0.y), in: spot, policy: .layers) }?.layer
      .shownLayer()
  }
}
