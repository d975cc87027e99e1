package import Foundation

extension Layer {
  /// Returns the presentation of the layer at the current time (R15.24).
  ///
  /// The result is the layer itself in these cases: if it is a presentation, if no thread has
  /// animated views, if this thread has never animated a view, or if the layer has no superlayer,
  /// no sublayers and no animations. Otherwise it is a copy.
  final func presentedLayer() -> Layer {
    guard presentedModel == nil, FlightMarks.hasFlyingViews else { return self }
    // This is called for each animated view in each frame. The view and its flights aren't
    // retained, because nothing called here can release them.
    if let viewLink, viewLink.moreFlags.contains(.flies),
      let shown = viewLink.withView({ $0.unretainedFlights?.reusedLayer(of: self, $0) })
    {
      return shown
    }
    let geometry = geometry
    if let flights = geometry.flights { return flights.shownLayer(of: self, geometry) }
    let recorder = FlightRecorder.current
    guard recorder.hasHadFlights,
      geometry.superviewLink != nil || ownSuperlayer != nil || !isEmpty
    else { return self }
    return recorder.copy(of: self, geometry)
  }

  /// Returns a copy of the receiver, of the same class, with the values shown at the current time.
  ///
  /// The most recent copy of an animated layer is reused unless something else retains it.
  final func shownLayer() -> Layer {
    let geometry = geometry
    return geometry.flights?.shownLayer(of: self, geometry)
      ?? makeShownLayer(of: geometry)
  }

  /// Creates a copy of the receiver with its shown values.
  ///
  /// - Parameter geometry: The view that stores the receiver's geometry.
  fileprivate final func makeShownLayer(of geometry: View) -> Layer {
    let shadow = View()
    let shown = Layer.make(type(of: self), backing: shadow)
    shown.become(presentationOf: self, with: shadow)
    let values = geometry.presentedValues
    shown.show(values.placement, values.opacity, values.rare, of: self, geometry)
    return shown
  }

  /// Copies the shown values of `model` to this presentation.
  ///
  /// `rare` is evaluated only when it is needed, because passing its value would retain it.
  /// `geometry` is the view that stores the geometry of `model`.
  @inline(__always)
  fileprivate final func show(
    _ placement: Placement, _ opacity: Float, _ rare: @autoclosure () -> AnimatedValues.Rare?,
    of model: Layer, _ geometry: View
  ) {
    let isCommon = ownCursor.withView { shadow in
      shadow.show(placement, opacity, of: geometry)
      return shadow.rareAttributes == nil
    }
    showDrawing(of: model)
    if !isCommon || rare() != nil { showRare(rare()) }
  }

  /// Copies the drawing properties of `model`, unless the presentation has them already.
  private final func showDrawing(of model: Layer) {
    if name != nil || model.name != nil { name = model.name }
    // Nothing is copied if neither layer has changed since the last time.
    if shownDrawing != model.drawingVersion || drawingVersion != 0 {
      drawing = model.drawing
      (shownDrawing, drawingVersion) = (model.drawingVersion, 0)
    }
  }

  /// Copies the shown values of rarely set properties; nil means that all have their defaults.
  @inline(never)
  private final func showRare(_ rare: AnimatedValues.Rare?) {
    geometry.show(rare?.numbers ?? .init())
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

extension FlightRecorder {
  /// Returns a copy of `layer`, which isn't animated.
  ///
  /// The most recent copy is reused unless something else retains it. `geometry` is the view that
  /// stores the geometry of `layer`.
  fileprivate func copy(of layer: Layer, _ geometry: View) -> Layer {
    if isKnownUniquelyReferenced(&stillLayer), let stillLayer, type(of: layer) == Layer.self,
      type(of: stillLayer) == Layer.self, stillLayer.members.isEmpty
    {
      stillLayer.become(presentationOf: layer)
      // Version 1 is the same drawing for all layers: the one that they are created with.
      if stillLayer.shownDrawing != 1 { stillLayer.shownDrawing = 0 }
      let rare = AnimatedValues.rare(of: geometry)
      stillLayer.show(geometry.placement, geometry.opacity, rare, of: layer, geometry)
      return stillLayer
    }
    let copy = layer.makeShownLayer(of: geometry)
    stillLayer = copy
    return copy
  }
}

extension ViewFlights {
  /// Returns a copy of the animated `layer`, as shown at the current time.
  ///
  /// The most recent copy is reused unless something else retains it. `geometry` is the animated
  /// view, which stores the geometry of `layer`.
  fileprivate func shownLayer(of layer: Layer, _ geometry: View) -> Layer {
    if let shown = reusedLayer(of: layer, geometry) { return shown }
    let layer = layer.makeShownLayer(of: geometry)
    shown = layer
    return layer
  }

  /// Updates and returns the most recent copy; nil if there is none, or something else retains it.
  fileprivate func reusedLayer(of layer: Layer, _ geometry: View) -> Layer? {
    refreshAll(for: geometry)
    guard isKnownUniquelyReferenced(&shown), let shown else { return nil }
    shown.show(placement, opacity, rare, of: layer, geometry)
    return shown
  }
}

extension Unmanaged<ViewFlights> {
  /// Calls `reusedLayer(of:_:)` on the view's flights without retaining them.
  @inline(__always)
  fileprivate func reusedLayer(of layer: Layer, _ geometry: View) -> Layer? {
    _withUnsafeGuaranteedRef { $0.reusedLayer(of: layer, geometry) }
  }
}

extension View {
  /// The flights of the view, which aren't retained.
  @inline(__always)
  fileprivate final var unretainedFlights: Unmanaged<ViewFlights>? {
    rareAttributes?.flights.map { Unmanaged.passUnretained($0) }
  }
}

extension View {
  /// Copies the shown placement and opacity of `model`, and whether it is hidden or clips, without
  /// recording changes.
  @inline(__always)
  fileprivate final func show(_ place: Placement, _ opacity: Float, of model: View) {
    placement = place
    self.opacity = opacity
    var shown = flags.subtracting([.hidden, .clips, .transparent])
    shown.formUnion(model.flags.intersection([.hidden, .clips]))
    if Double(opacity) < 0.01 { shown.formUnion(.transparent) }
    flags = shown
  }

  /// Copies the shown values of rarely set properties to this view.
  fileprivate final func show(_ rare: AnimatedValues.Rare.Numbers) {
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
  /// Converts a shape from the coordinates of `source` to those of `target`.
  ///
  /// Each of the two layers may be a presentation. Between two presentations, the shape is
  /// converted with the shown geometry. Between two layers of the model, it is converted with the
  /// model's geometry. Between a presentation and a layer of the model, it is converted to the root
  /// with the geometry of the source's tree, and from the root with that of the other tree.
  ///
  /// The caller must keep both layers alive. They aren't retained, because that would take as long
  /// as a conversion along a stored route. For the same reason, this function isn't inlined: its
  /// callers would retain the layers.
  @inline(never)
  static func convertShown<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Unmanaged<Layer>, to target: Unmanaged<Layer>
  ) -> Shape {
    if let route = source._withUnsafeGuaranteedRef({ $0.shownRoute }),
      let image = route.pointee.convert(shape, to: target)
    {
      return image
    }
    return climbShown(shape, from: source, to: target)
  }

  @inline(never)
  private static func climbShown<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Unmanaged<Layer>, to target: Unmanaged<Layer>
  ) -> Shape {
    let (layer, other) = (source.takeUnretainedValue(), target.takeUnretainedValue())
    guard let view = layer.presentedModel?.viewLink, let otherView = other.presentedModel?.viewLink
    else { return layer.convertAcrossTrees(shape, to: other) }
    layer.noteShownRoute(from: view, to: otherView, of: other)
    return view.convertShown(shape, to: otherView)
  }

  @inline(never)
  private final func convertAcrossTrees<Shape: ConvertibleShape>(
    _ shape: Shape, to layer: Layer
  ) -> Shape {
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

  /// Returns the result of `convert(_:to:)` between presentations, computed without any cache.
  ///
  /// It is the reference for tests.
  package final func convertShownUncached(_ point: CGPoint, to layer: Layer) -> CGPoint {
    let tree = PresentationTree()
    return point.converted(
      along: Route(
        from: LayerSpot(presentedModel ?? self), to: LayerSpot(layer.presentedModel ?? layer),
        in: tree), in: tree)
  }

  /// The topmost layer that contains this one, or this layer if it has no superlayer.
  private final var root: Layer {
    var top = self
    while let next = top.superlayer { top = next }
    return top
  }

  /// Returns the presentation of the deepest layer shown at a point; nil if there is none.
  ///
  /// - Parameter point: A point in the superlayer's coordinates.
  final func deepestShownLayer(at point: CGPoint) -> Layer? {
    let (tree, spot) = (PresentationTree(), LayerSpot(presentedModel ?? self))
    return tree.reading(of: spot).pointInBounds(fromParentX: Double(point.x), y: Double(point.y))
      .flatMap { tree.firstHit(at: SIMD2($0.x, $0.y), in: spot, policy: .layers) }?.layer
      .shownLayer()
  }
}

extension View {
  /// Converts a shape from the receiver's coordinates to those of `view`, using the shown geometry.
  final func convertShown<Shape: ConvertibleShape>(_ shape: Shape, to view: View) -> Shape {
    withExtendedLifetime((self, view)) {
      ViewCursor(self).convertShown(shape, to: ViewCursor(view))
    }
  }
}

extension ViewCursor {
  /// Converts a shape from the coordinates of this view to those of `view`, using the shown
  /// geometry.
  fileprivate func convertShown<Shape: ConvertibleShape>(
    _ shape: Shape, to view: ViewCursor
  ) -> Shape {
    let tree = PresentationCursors()
    return Route<PresentationCursors>.climb(shape, from: self, to: view, in: tree) {
      let route = Route(from: self, to: view, in: tree, after: PairedLeg(up: $0, down: $1))
      return shape.converted(along: route, in: tree)
    }
  }
}
