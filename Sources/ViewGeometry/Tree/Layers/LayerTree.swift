import Foundation

extension Layer {
  /// Returns the deepest layer at a point; nil if there is none.
  ///
  /// - Parameter point: A point in the superlayer's coordinates.
  final func deepestLayer(at point: CGPoint) -> Layer? {
    guard presentedModel == nil else { return deepestShownLayer(at: point) }
    let (tree, spot) = (LayerTree(), LayerSpot(self))
    return tree.reading(of: spot).pointInBounds(fromParentX: Double(point.x), y: Double(point.y))
      .flatMap { tree.firstHit(at: SIMD2($0.x, $0.y), in: spot, policy: .layers) }?.layer
  }
}

extension HitTestPolicy {
  /// The policy of layers: sublayers are hit in drawing order, even outside their superlayers.
  static let layers = HitTestPolicy(reachesOverflow: true, ordersByDrawing: true)
}

/// The tree of layers: those of views, and those that the app added.
struct LayerTree: WalkedTree {
  func parent(of spot: LayerSpot) -> LayerSpot? {
    guard let layer = spot.ownLayer else { return spot.geometry.superview.map(LayerSpot.init) }
    return layer.ownSuperlayer.map(LayerSpot.init)
  }

  func children(of spot: LayerSpot) -> [LayerSpot] {
    // If no layers were added, the layers of the subviews don't have to be created.
    if spot.ownLayer == nil, spot.geometry.rareAttributes?.layer?.members.isEmpty != false {
      return spot.geometry.children.map { LayerSpot($0) }
    }
    return spot.layer.orderedSublayers.map { LayerSpot($0) }
  }

  func reading(of spot: LayerSpot) -> LayerReading { LayerReading(spot) }

  func holds(_ point: SIMD2<Double>, _ spot: LayerSpot, _ reading: LayerReading) -> Bool {
    spot.layer.contains(CGPoint(point))
  }

  func drawingDepth(of spot: LayerSpot) -> Double { Double(spot.geometry.zPosition) }

  /// Converts a shape from the coordinates of the layer `source` to those of `target`.
  func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Layer, to target: Layer
  ) -> Shape {
    let route = Route(from: LayerSpot(source), to: LayerSpot(target), in: self)
    return shape.converted(along: route, in: self)
  }

  func shareScreen(_ root: LayerSpot, _ other: LayerSpot) -> Bool {
    ViewCursors().shareScreen(ViewCursor(root.geometry), ViewCursor(other.geometry))
  }

  func liesBeside(_ root: LayerSpot, _ other: LayerSpot) -> Bool {
    ViewCursors().liesBeside(ViewCursor(root.geometry), ViewCursor(other.geometry))
  }
}

/// A layer identified by the view that stores its geometry.
///
/// This lets a walk over the layers of views avoid creating them.
struct LayerSpot: Equatable {
  let geometry: View
  /// The layer, if it isn't a view's layer; otherwise nil.
  let ownLayer: Layer?

  init(_ layer: Layer) { (geometry, ownLayer) = (layer.geometry, layer.isOfView ? nil : layer) }

  init(_ view: View) { (geometry, ownLayer) = (view, nil) }

  var layer: Layer { ownLayer ?? geometry.layer }

  static func == (left: LayerSpot, right: LayerSpot) -> Bool { left.geometry === right.geometry }
}

/// The geometry of a layer in its superlayer.
struct LayerReading: PlacedElement {
  private let geometry: View
  /// The projection of a layer that isn't a view's layer, if the layer has a 3D transform or its
  /// superlayer has a `sublayerTransform`; otherwise nil.
  private let projection: Projection?

  init(_ spot: LayerSpot) {
    geometry = spot.geometry
    let sublayers = spot.ownLayer?.ownSuperlayer?.geometry.sublayers
    let isSpatial = spot.ownLayer != nil && (sublayers != nil || geometry.flags.contains(.spatial))
    projection =
      isSpatial ? Projection(of: geometry.placement, in: geometry.space, under: sublayers) : nil
  }

  private var cursor: ViewCursor { ViewCursor(geometry) }

  /// The flags that affect a layer: whether it is hidden, and whether it clips.
  ///
  /// Opacity and touch settings have no effect on layers.
  var flags: View.Flags { geometry.flags.intersection([.hidden, .clips]) }

  var routeBits: UInt8 {
    guard let projection else { return geometry.routeBits }
    return Placement.spatialBit | (projection.inverse == nil ? Placement.singularBit : 0)
  }

  var offset: (x: Double, y: Double) { cursor.offset }

  var map: ProjectiveMap { projection?.map ?? cursor.map }

  var inverseMap: ProjectiveMap? { projection.map(\.inverse) ?? cursor.inverseMap }

  var bounds: CGRect { cursor.bounds }

  var anchorInBounds: (x: Double, y: Double) { cursor.anchorInBounds }

  func boundsContain(x: Double, y: Double) -> Bool { cursor.boundsContain(x: x, y: y) }
}
