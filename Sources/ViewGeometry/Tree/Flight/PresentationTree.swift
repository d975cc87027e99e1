import Foundation

/// The layers as shown at this moment: the tree of the model with the places that flights give (R15.22).
struct PresentationTree: WalkedTree {
  private let layers = LayerTree()

  func parent(of spot: LayerSpot) -> LayerSpot? { layers.parent(of: spot) }

  func children(of spot: LayerSpot) -> [LayerSpot] { layers.children(of: spot) }

  func reading(of spot: LayerSpot) -> PresentedReading { PresentedReading(spot, in: layers) }

  func holds(_ point: SIMD2<Double>, _ spot: LayerSpot, _ reading: PresentedReading) -> Bool {
    // Layers that say themselves what they contain do so as they are shown.
    guard let layer = spot.ownLayer ?? spot.geometry.rareAttributes?.layer,
      type(of: layer) != Layer.self
    else { return reading.boundsContain(x: point.x, y: point.y) }
    return layer.shownLayer().contains(CGPoint(point))
  }

  func drawingDepth(of spot: LayerSpot) -> Double {
    let view = spot.geometry
    guard view.moreFlags.contains(.flies) else { return Double(view.zPosition) }
    return view.presentedValues.space.zPosition
  }

  func shareScreen(_ root: LayerSpot, _ other: LayerSpot) -> Bool {
    layers.shareScreen(root, other)
  }
}

/// How a layer lies in its superlayer as shown.
struct PresentedReading: PlacedElement {
  private let model: LayerReading
  /// The place of a view in flight, or under one whose `sublayerTransform` is; nil for one that lies as its model does.
  private let shown: Placement?
  /// How a layer in space is shown.
  private let projection: Projection?

  init(_ spot: LayerSpot, in tree: LayerTree) {
    let view = spot.geometry
    model = LayerReading(spot)
    let isUnderFlight = tree.parent(of: spot).map(Self.turnsSublayersInFlight) ?? false
    guard isUnderFlight || view.moreFlags.contains(.flies) else {
      (shown, projection) = (nil, nil)
      return
    }
    let values = view.presentedValues
    shown = values.placement
    let isSpatial = values.isInSpace || view.flags.contains(.spatial)
    let mayBeSpatial = isUnderFlight || isSpatial || spot.ownLayer != nil
    projection = mayBeSpatial ? Self.projection(of: values, under: tree.parent(of: spot)) : nil
  }

  /// How a layer with these values lies in space as shown; nil for one in the plane of its superlayer.
  private static func projection(
    of values: AnimatedValues, under parent: LayerSpot?
  ) -> Projection? {
    let sublayers = parent?.geometry.presentedValues.sublayers
    guard values.isInSpace || sublayers != nil,
      Projection.isFinite(of: values.placement, in: values.space, under: sublayers)
    else { return nil }
    return Projection(of: values.placement, in: values.space, under: sublayers)
  }

  /// Whether a flight of the layer changes how its sublayers lie in space.
  private static func turnsSublayersInFlight(_ spot: LayerSpot) -> Bool {
    guard let flights = spot.geometry.flights else { return false }
    return spot.geometry.flags.contains(.turnsSubviews)
      || flights.entries.contains { $0.property == .sublayers }
  }

  var flags: View.Flags { model.flags }

  var routeBits: UInt8 {
    guard let projection else { return shown?.routeBits ?? model.routeBits }
    return Placement.spatialBit | (projection.inverse == nil ? Placement.singularBit : 0)
  }

  var offset: (x: Double, y: Double) {
    guard let shown else { return model.offset }
    return (shown.offsetX, shown.offsetY)
  }

  var map: ProjectiveMap {
    guard let shown else { return model.map }
    return projection?.map ?? ProjectiveMap(shown.map)
  }

  var inverseMap: ProjectiveMap? {
    guard let shown else { return model.inverseMap }
    if let projection { return projection.inverse }
    return shown.map.inverse.map { ProjectiveMap($0) }
  }

  var bounds: CGRect { shown?.bounds ?? model.bounds }

  var anchorInBounds: (x: Double, y: Double) { shown?.anchorInBounds ?? model.anchorInBounds }

  func boundsContain(x: Double, y: Double) -> Bool {
    guard let shown else { return model.boundsContain(x: x, y: y) }
    return x >= shown.boundsX && y >= shown.boundsY && x < shown.boundsX + shown.width
      && y < shown.boundsY + shown.height
  }
}
