/// The route from one presentation to another, with its composed maps at one time.
///
/// Composing the maps of animated views costs several times as much as composing those of the
/// model. Therefore, each presentation stores the maps of its most recent route, starting with the
/// second conversion along it while the clock stands still. The results are identical.
///
/// The stored maps become stale if the time or an animation changes, which `FlightMarks.revision`
/// shows. They also become stale if the model on the route changes, which the stamps of the model's
/// `RouteLeg`s show.
struct ShownRoute {
  /// The model of the target layer.
  ///
  /// It is only compared, never dereferenced. If the layer is deallocated, its view is, too, and
  /// the stamps of the route become invalid.
  private var target: UnsafeRawPointer?
  private var revision = 0
  /// Whether an attempt to store the maps was made, successful or not.
  private var wasTried = false
  /// Whether all maps on the route are translations.
  private var isShift = false
  private var up = PlaneMap.identity
  private var down = PlaneMap.identity
  /// The legs of the model's route; nil if no maps are stored.
  private var legs: UnsafeMutablePointer<RouteLeg>?
  private var endOfLegs: UnsafeMutablePointer<RouteLeg>?

  /// Creates an empty route, without a target.
  init() {}

  private static func pointer(to model: Layer?) -> UnsafeRawPointer? {
    model.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  /// Frees the stored maps, so that `convert(_:to:)` returns nil.
  mutating func clear() {
    if let legs, let endOfLegs {
      for leg in UnsafeMutableBufferPointer(start: legs, count: endOfLegs - legs) { leg.release() }
      legs.deallocate()
    }
    self = ShownRoute()
  }

  /// Returns whether this is the route to `layer`, and the time and the animations are unchanged.
  @inline(__always)
  private func leads(to layer: Unmanaged<Layer>) -> Bool {
    revision == FlightMarks.revision
      && layer._withUnsafeGuaranteedRef { target == Self.pointer(to: $0.presentedModel) }
  }

  /// Whether the maps are stored, and the model on the route hasn't changed since.
  @inline(__always)
  private var isCurrent: Bool {
    guard var leg = legs, let endOfLegs else { return false }
    while leg != endOfLegs {
      if !leg.pointee.isCurrent { return false }
      leg += 1
    }
    return true
  }

  /// Converts a shape to the coordinates of `layer`.
  ///
  /// Returns nil if no current maps to `layer` are stored, or if `shape` can't be mapped directly,
  /// for example because it is infinite.
  @inline(__always)
  func convert<Shape: ConvertibleShape>(_ shape: Shape, to layer: Unmanaged<Layer>) -> Shape? {
    guard leads(to: layer), isCurrent else { return nil }
    return isShift
      ? shape.shifted(up: (up.tx, up.ty), down: (down.tx, down.ty))
      : shape.mapped(by: up)?.mapped(by: down)
  }

  /// Records a conversion along the route to `layer`.
  ///
  /// Stores the maps at the second conversion along the same route while the clock's time is
  /// unchanged.
  ///
  /// - Parameters:
  ///   - source: The view whose layer is the model of the presentation at which the route starts.
  ///   - target: The view whose layer is the model of `layer`.
  ///   - layer: The presentation at which the route ends.
  mutating func note(from source: ViewCursor, to target: ViewCursor, of layer: Layer) {
    guard leads(to: .passUnretained(layer)) else {
      return forgetMaps(to: Self.pointer(to: layer.presentedModel))
    }
    // A stored route whose model has changed is stored again. One that can't be stored isn't tried
    // again at this time.
    guard !wasTried || legs != nil else { return }
    store(from: source, to: target)
  }

  /// Climbs the route and stores its maps.
  ///
  /// Stores nothing if the route connects two trees, contains a map without an inverse, or contains
  /// a layer that is projected by a 3D transform.
  private mutating func store(from source: ViewCursor, to target: ViewCursor) {
    forgetMaps(to: self.target)
    wasTried = true
    let tree = PresentationCursors()
    let route = Route(from: source, to: target, in: tree)
    guard route.meeting != nil,
      (route.up.bits | route.down.bits) & (Placement.spatialBit | Placement.singularBit) == 0
    else { return }
    if route.isTranslation {
      isShift = true
      (up.tx, up.ty) = route.up.offset
      (down.tx, down.ty) = route.down.offset
    } else {
      let maps = route.planeMaps(in: tree)
      guard let inverse = route.planeMapDown(maps.ofTarget) else { return }
      (up, down) = (maps.up, inverse)
    }
    storeLegs([(source, route.up.levels), (target, route.down.levels)])
  }

  private mutating func storeLegs(_ climbs: [(start: ViewCursor, levels: Int)]) {
    let most = climbs.reduce(0) { $0 + $1.levels / LegLengths.longest + 1 }
    let legs = UnsafeMutablePointer<RouteLeg>.allocate(capacity: most)
    (self.legs, endOfLegs) = (legs, legs)
    for climb in climbs {
      var cursor = climb.start
      for levels in LegLengths(levels: climb.levels, surplus: 0) {
        guard let leg = RouteLeg(from: cursor, levels: levels), let end = endOfLegs else {
          // A map of the model has no inverse.
          forgetMaps(to: target)
          return wasTried = true
        }
        end.initialize(to: leg)
        endOfLegs = end + 1
        cursor = cursor.ancestor(levels)
      }
    }
  }

  /// Removes the stored maps, and makes this the route to `target` at the current time.
  private mutating func forgetMaps(to target: UnsafeRawPointer?) {
    clear()
    (self.target, revision) = (target, FlightMarks.revision)
  }
}

extension Layer {
  /// Records a conversion along the route from this presentation to `layer`, another presentation.
  final func noteShownRoute(from source: ViewCursor, to target: ViewCursor, of layer: Layer) {
    let route = shownRoute ?? .allocate(capacity: 1)
    if shownRoute == nil {
      route.initialize(to: ShownRoute())
      shownRoute = route
    }
    route.pointee.note(from: source, to: target, of: layer)
  }

  /// Frees the route stored by this presentation.
  final func forgetShownRoute() {
    guard let route = shownRoute else { return }
    route.pointee.clear()
    route.deinitialize(count: 1)
    route.deallocate()
    shownRoute = nil
  }
}
