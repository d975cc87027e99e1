import Foundation

/// The tree of layers as shown at the current time: the model with animated positions (R15.22).
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
    // Layers with a custom list of sublayers use it as they are shown.
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

/// The layers of views as shown at the current time, none of them retained.
///
/// It is for walks up that visit no layers created by the app.
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

/// The geometry of a layer in its superlayer as shown.
///
/// It is valid while the layer exists and nothing moves.
struct PresentedReading: PlacedElement {
  private let view: ViewCursor
  private let place: Place

  private enum Place {
    /// The layer is shown as in the model.
    case model
    /// The layer is in the plane, with the placement that the view's flights compute.
    case shown(Unmanaged<ViewFlights>)
    /// The layer has a placement computed for this reading.
    case own(OwnPlace)
  }

  /// The placement of a layer that is shown in space or has no view.
  private final class OwnPlace {
    let placement: Placement
    /// The projection; nil for a layer in the plane of its superlayer.
    let projection: Projection?

    init(_ placement: Placement, _ projection: Projection?) {
      (self.placement, self.projection) = (placement, projection)
    }
  }

  /// Creates the reading of the layer of a view.
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

  /// Creates the reading of a layer that an app created.
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

  /// Returns whether an animation of the layer changes the projections of its sublayers.
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

  /// The flags that affect a layer: opacity and touch settings don't, and windows don't clip.
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
  /// The flights of an animated view that is shown in the plane of its superview, updated.
  ///
  /// It is nil for a view in space.
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
