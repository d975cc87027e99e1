import Foundation

extension Layer {
  /// Returns the presentation of the layer at the current time (R15.24).
  ///
  /// It is the layer itself for a presentation, for a layer without superlayer, sublayers and
  /// animations, and if nothing has been animated. Otherwise it is another layer.
  final func presentedLayer() -> Layer {
    guard presentedModel == nil, FlightMarks.hasFlyingViews else { return self }
    let geometry = geometry
    if let flights = geometry.flights { return flights.shownLayer(of: self, geometry) }
    guard FlightRecorder.current.hasHadFlights,
      geometry.superviewLink != nil || ownSuperlayer != nil || !isEmpty
    else { return self }
    return makeShownLayer(of: geometry)
  }

  /// Returns a layer of the receiver's class with the values shown at the current time.
  ///
  /// The layer created last is reused unless something else retains it.
  final func shownLayer() -> Layer {
    let geometry = geometry
    return geometry.flights?.shownLayer(of: self, geometry)
      ?? makeShownLayer(of: geometry)
  }

  /// Creates a layer that shows the receiver, whose geometry is `geometry`.
  fileprivate final func makeShownLayer(of geometry: View) -> Layer {
    let shadow = View()
    let shown = Layer.make(type(of: self), backing: shadow)
    shown.become(presentationOf: self, with: shadow)
    let values = geometry.presentedValues
    shadow.show(values.placement, values.opacity, values.rare, of: geometry)
    shown.showDrawing(of: self, values.rare)
    return shown
  }

  /// Copies the model's drawing properties, and the shown values of those that can be animated.
  fileprivate final func showDrawing(of model: Layer, _ rare: AnimatedValues.Rare?) {
    name = model.name
    // Unless it is known to equal the model's, and this layer hasn't been changed since.
    if shownDrawing != model.drawingVersion || drawingVersion != 0 {
      drawing = model.drawing
      (shownDrawing, drawingVersion) = (model.drawingVersion, 0)
    }
    guard let rare = rare?.numbers else { return }
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

extension ViewFlights {
  /// Returns a layer that shows `layer`, the layer of the animated view `geometry`, at the current
  /// time.
  ///
  /// The layer created last is reused unless something else retains it.
  fileprivate func shownLayer(of layer: Layer, _ geometry: View) -> Layer {
    refreshAll(for: geometry)
    if isKnownUniquelyReferenced(&shown), let shown, let shownGeometry {
      shownGeometry.show(placement, opacity, rare, of: geometry)
      shown.showDrawing(of: layer, rare)
      return shown
    }
    let layer = layer.makeShownLayer(of: geometry)
    (shown, shownGeometry) = (layer, layer.geometry)
    return layer
  }
}

extension View {
  /// Copies values of another view, without recording the changes.
  @inline(__always)
  fileprivate final func show(
    _ place: Placement, _ opacity: Float, _ rare: AnimatedValues.Rare?, of model: View
  ) {
    placement = place
    self.opacity = opacity
    var shown = flags.subtracting([.hidden, .clips, .transparent])
    shown.formUnion(model.flags.intersection([.hidden, .clips]))
    if Double(opacity) < 0.01 { shown.formUnion(.transparent) }
    flags = shown
    if rare != nil || rareAttributes != nil { show(rare?.numbers ?? .init()) }
  }

  @inline(never)
  private final func show(_ rare: AnimatedValues.Rare.Numbers) {
    let attributes = makeRareAttributes()
    attributes.transform3D = rare.transform3D
    attributes.sublayerTransform = rare.sublayers
    (attributes.zPosition, attributes.anchorPointZ) = (rare.zPosition, rare.anchorZ)
    flags.set(.turnsSubviews, rare.sublayers != nil)
    refreshProjection()
  }
}

// MARK: - Conversion

extension Layer {
  /// Converts a shape from the receiver's bounds to those of `layer`; either may be a presentation.
  ///
  /// Presentations are converted in the tree as shown, and layers of the model in the model's tree.
  /// Between a presentation and a layer of the model, the route leads over the root.
  final func convertShown<Shape: ConvertibleShape>(_ shape: Shape, to layer: Layer) -> Shape {
    switch (presentedModel, layer.presentedModel) {
    case (let source?, let target?):
      if let view = source.view, let other = target.view {
        return view.convertShown(shape, to: other)
      }
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

  /// Returns the presentation of the deepest layer shown at a point in the superlayer's
  /// coordinates.
  final func deepestShownLayer(at point: CGPoint) -> Layer? {
    let (tree, spot) = (PresentationTree(), LayerSpot(presentedModel ?? self))
    return tree.reading(of: spot).pointInBounds(fromParentX: Double(point.x), y: Double(point.y))
      .flatMap { tree.firstHit(at: SIMD2($0.x, $0.y), in: spot, policy: .layers) }?.layer
      .shownLayer()
  }
}

extension View {
  /// Converts a shape from the receiver's bounds to those of `view`, both as shown.
  final func convertShown<Shape: ConvertibleShape>(_ shape: Shape, to view: View) -> Shape {
    let tree = PresentationCursors()
    return withExtendedLifetime((self, view)) {
      Route<PresentationCursors>.climb(
        shape, from: ViewCursor(self), to: ViewCursor(view), in: tree
      ) { up, down in
        let route = Route(
          from: ViewCursor(self), to: ViewCursor(view), in: tree,
          after: PairedLeg(up: up, down: down))
        return shape.converted(along: route, in: tree)
      }
    }
  }
}
