import Foundation

/// The tree of layers with the geometry shown at the current time (R15.22).
struct PresentationTree: WalkedTree {
  private let layers = LayerTree()

  func parent(of spot: LayerSpot) -> LayerSpot? { layers.parent(of: spot) }

  func children(of spot: LayerSpot) -> [LayerSpot] { layers.children(of: spot) }

  func reading(of spot: LayerSpot) -> PresentedReading {
    guard let own = spot.ownLayer else { return PresentedReading(ViewCursor(spot.geometry)) }
    return PresentedReading(
      ofOwn: ViewCursor(spot.geometry), under: own.ownSuperlayer.map { ViewCursor($0.geometry) })
  }

  func holds(_ point: SIMD2<Double>, _ spot: LayerSpot, _ reading: PresentedReading) -> Bool {
    // A subclass may override `contains(_:)`, which is called on the presentation.
    guard let layer = spot.ownLayer ?? spot.geometry.rareAttributes?.layer,
      type(of: layer) != Layer.self
    else { return reading.boundsContain(x: point.x, y: point.y) }
    return layer.shownLayer().contains(CGPoint(point))
  }

  func drawingDepth(of spot: LayerSpot) -> Double {
    let view = spot.geometry
    guard let flights = view.flights, flights.moves(.depth) else { return Double(view.zPosition) }
    return view.presentedValues.space.zPosition
  }

  func shareScreen(_ root: LayerSpot, _ other: LayerSpot) -> Bool {
    layers.shareScreen(root, other)
  }

  func liesBeside(_ root: LayerSpot, _ other: LayerSpot) -> Bool { layers.liesBeside(root, other) }
}

/// The tree of views with the geometry shown at the current time, which doesn't retain the views.
///
/// It is used to climb from a view to its ancestors. All ancestors of a view's layer are layers of
/// views, so layers that the app created needn't be considered.
struct PresentationCursors: WalkedTree {
  @inline(__always)
  func parent(of view: ViewCursor) -> ViewCursor? { view.superview }

  func children(of view: ViewCursor) -> UnsafeBufferPointer<ViewCursor> { view.subviewCursors }

  @inline(__always)
  func reading(of view: ViewCursor) -> PresentedReading { PresentedReading(view) }

  func shareScreen(_ root: ViewCursor, _ other: ViewCursor) -> Bool {
    ViewCursors().shareScreen(root, other)
  }

  func liesBeside(_ root: ViewCursor, _ other: ViewCursor) -> Bool {
    ViewCursors().liesBeside(root, other)
  }
}

/// The geometry of a layer in its superlayer, as shown at the current time.
///
/// It is valid while the layer exists, and until the time, the model or an animation changes.
struct PresentedReading: PlacedElement {
  private let view: ViewCursor
  private let place: Place

  private enum Place {
    /// The layer is shown with the geometry of the model.
    case model
    /// The layer is in the plane of its superlayer, at the placement computed by its flights.
    case shown(Unmanaged<ViewFlights>)
    /// The layer's placement was computed for this reading.
    case own(OwnPlace)
  }

  /// The placement and the projection of a layer, computed for one reading.
  ///
  /// They are needed if a 3D transform or a `sublayerTransform` projects the layer, if the layer
  /// has values in `AnimatedValues.rare`, or if it isn't a view's layer.
  private final class OwnPlace {
    let placement: Placement
    /// The projection; nil for a layer in the plane of its superlayer.
    let projection: Projection?

    init(_ placement: Placement, _ projection: Projection?) {
      (self.placement, self.projection) = (placement, projection)
    }
  }

  /// Creates the shown geometry of a view's layer.
  @inline(__always)
  init(_ view: ViewCursor) {
    self.view = view
    let (flags, parent) = (view.moreFlags, view.superview)
    let parentFlies = parent?.moreFlags.contains(.flies) ?? false
    if !parentFlies, !flags.contains(.flies) {
      place = .model
    } else if let parent, parentFlies, Self.turnsSublayersInFlight(parent) {
      place = .own(Self.place(of: view, under: parent, isOwn: false))
    } else if !flags.contains(.flies) {
      place = .model
    } else if let flights = view.refreshedFlights {
      place = .shown(flights)
    } else {
      place = .own(Self.place(of: view, under: parent, isOwn: false))
    }
  }

  /// Creates the shown geometry of a layer that isn't a view's layer.
  ///
  /// `geometry` is the view that stores the geometry of the layer.
  init(ofOwn geometry: ViewCursor, under parent: ViewCursor?) {
    view = geometry
    let sublayersTurn = parent.map { $0.view.sublayers != nil || $0.moreFlags.contains(.flies) }
    let isFlat = !(sublayersTurn ?? false) && !geometry.flags.contains(.spatial)
    if isFlat, !geometry.moreFlags.contains(.flies) {
      place = .model
    } else {
      place = .own(Self.place(of: geometry, under: parent, isOwn: true))
    }
  }

  /// Returns whether the view's layer has a `sublayerTransform`, or animates it.
  @inline(__always)
  private static func turnsSublayersInFlight(_ view: ViewCursor) -> Bool {
    view.moreFlags.contains(.sublayersFly) || view.flags.contains(.turnsSubviews)
  }

  @inline(never)
  private static func place(
    of view: ViewCursor, under parent: ViewCursor?, isOwn: Bool
  ) -> OwnPlace {
    let values = view.view.presentedValues
    let sublayers = parent?.view.presentedValues.sublayers
    guard values.isInSpace || sublayers != nil,
      Projection.isFinite(of: values.placement, in: values.space, under: sublayers)
    else { return OwnPlace(values.placement, nil) }
    return OwnPlace(
      values.placement, Projection(of: values.placement, in: values.space, under: sublayers))
  }

  /// The flags that affect hit tests of layers: whether the layer is hidden, and whether it clips.
  var flags: View.Flags { view.flags.intersection([.hidden, .clips]) }

  @inline(__always)
  var routeBits: UInt8 {
    switch place {
    case .model: return view.routeBits
    case .shown(let flights): return flights.shownPlacement.routeBits
    case .own(let place):
      guard let projection = place.projection else { return place.placement.routeBits }
      return Placement.spatialBit | (projection.inverse == nil ? Placement.singularBit : 0)
    }
  }

  @inline(__always)
  var offset: (x: Double, y: Double) {
    switch place {
    case .model: return view.offset
    case .shown(let flights): return flights.shownOffset
    case .own(let place): return (place.placement.offsetX, place.placement.offsetY)
    }
  }

  var map: ProjectiveMap {
    switch place {
    case .model: view.map
    case .shown(let flights): ProjectiveMap(flights.shownPlacement.map)
    case .own(let place): place.projection?.map ?? ProjectiveMap(place.placement.map)
    }
  }

  var inverseMap: ProjectiveMap? {
    switch place {
    case .model: view.inverseMap
    case .shown(let flights): flights.shownPlacement.map.inverse.map(ProjectiveMap.init)
    case .own(let place):
      if let projection = place.projection {
        projection.inverse
      } else {
        place.placement.map.inverse.map(ProjectiveMap.init)
      }
    }
  }

  /// The placement with which the layer is shown.
  var placement: Placement {
    switch place {
    case .model: view.placement
    case .shown(let flights): flights.shownPlacement
    case .own(let place): place.placement
    }
  }

  var bounds: CGRect { placement.bounds }

  var anchorInBounds: (x: Double, y: Double) { placement.anchorInBounds }

  func boundsContain(x: Double, y: Double) -> Bool {
    let shown = placement
    return x >= shown.boundsX && y >= shown.boundsY && x < shown.boundsX + shown.width
      && y < shown.boundsY + shown.height
  }
}

extension ViewCursor {
  /// The flights of an animated view, updated to the current time.
  ///
  /// It is nil if a 3D transform projects the view, or if it has values in `AnimatedValues.rare`.
  @inline(__always)
  fileprivate var refreshedFlights: Unmanaged<ViewFlights>? {
    guard !flags.contains(.spatial) else { return nil }
    return withView { view in
      guard let flights = view.rareAttributes?.flights else { return nil }
      flights.refresh(for: view)
      return flights.rare == nil ? Unmanaged.passUnretained(flights) : nil
    }
  }
}

extension Unmanaged<ViewFlights> {
  @inline(__always)
  fileprivate var shownPlacement: Placement {
    _withUnsafeGuaranteedRef { $0.placement }
  }

  @inline(__always)
  fileprivate var shownOffset: (x: Double, y: Double) {
    _withUnsafeGuaranteedRef { ($0.placement.offsetX, $0.placement.offsetY) }
  }
}
