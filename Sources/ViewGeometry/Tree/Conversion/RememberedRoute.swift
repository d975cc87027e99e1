import Foundation

/// A whole route, remembered at the lower of its ends: what answers a conversion without climbing at all.
///
/// Remembered when a conversion is asked for twice in a row, in both directions at once. It keeps what a climb would find:
/// the composed maps from its ends to where they meet and the maps back, so every bit of an answer is the same.
///
/// It is made of *legs* of up to 16 levels, those whose offsets a climb adds up together, and is valid while the stamps of
/// all of them have the versions it was made with, as a `RouteGroup` is. While views on it keep moving, a route of
/// translations walks the legs they are on and takes the others' sums.
///
/// Why it is safe: a pointer to a view is followed only when no stamp is spoilt, so no link on the way was cut, and all
/// views there are alive. An end that died and another view in its place are told apart by the same. Stamps are looked
/// at in the order of the way, first those above the end that keeps the route: where a branch went to another thread
/// its spoilt stamp comes before any that is written there. Numbers are in Decisions/0009.
struct RememberedRoute {
  /// Longer routes are climbed group by group: these take 6 KiB.
  static let mostLegs = 128

  /// The end that doesn't keep the route; nil for the window that the other end is in.
  let other: ViewCursor?
  /// From the end that keeps the route to the other.
  private(set) var there: Maps
  /// From the other end to the one that keeps the route.
  private(set) var back: Maps
  /// In the order of the way; the later ones lead down.
  private let legs: UnsafeMutableBufferPointer<RouteLeg>
  private let countOfLegsUp: Int
  /// Whether all maps are translations, or were when the route was found.
  private let isTranslation: Bool
  private var patience = RoutePatience()

  /// Takes the legs over, which retain their stamps.
  init(
    to other: ViewCursor?, there: Maps, back: Maps, isTranslation: Bool,
    legs: UnsafeMutableBufferPointer<RouteLeg>, countOfLegsUp: Int
  ) {
    self.other = other
    self.there = there
    self.back = back
    self.isTranslation = isTranslation
    self.legs = legs
    self.countOfLegsUp = countOfLegsUp
    for leg in legs { leg.retain() }
  }

  /// Lets go what the route holds; it is of no use after.
  func free() {
    for leg in legs { leg.release() }
    legs.deallocate()
  }

  @inline(__always)
  var isValid: Bool {
    for leg in legs where !leg.isCurrent { return false }
    return true
  }

  /// Whether the route, out of date or to another end, shall stay so for now; counts a walk.
  mutating func waits() -> Bool { patience.waits() }

  /// Takes the place of another route, and waits longer if that wasn't used enough.
  mutating func follow(_ old: RememberedRoute) { patience = old.patience.next }
}

extension RememberedRoute {
  /// The maps of one direction: up to the meeting and down from there.
  struct Maps: Equatable {
    let up: PlaneMap
    let down: PlaneMap

    /// The image of the point; nil where it is no number, which takes a closer look.
    @inline(__always)
    func map(_ point: CGPoint) -> CGPoint? {
      let middle = up.map(x: Double(point.x), y: Double(point.y))
      let (x, y) = down.map(x: middle.x, y: middle.y)
      return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
    }

    /// The box of the box at the meeting (R3.7); nil for what `PlaneMap.mapOrdinary` leaves out.
    @inline(__always)
    func map(_ rect: CGRect) -> CGRect? {
      up.mapOrdinary(rect).flatMap { down.mapOrdinary($0) }
    }
  }
}

// MARK: - Converting

extension RememberedRoute {
  /// The shape in the other space; nil where the way has to be climbed anew.
  @inline(__always)
  mutating func convert<Shape: ConvertibleShape>(_ shape: Shape, isBack: Bool) -> Shape? {
    guard isValid else { return convertAfterMoves(shape, isBack: isBack) }
    patience.countUse()
    return isBack ? shape.converted(by: back) : shape.converted(by: there)
  }

  /// The same when the route is out of date, which is nothing new where views on it keep moving.
  ///
  /// It has to be climbed when a link was cut, or something on it is turned or scaled.
  @inline(never)
  private mutating func convertAfterMoves<Shape: ConvertibleShape>(
    _ shape: Shape, isBack: Bool
  ) -> Shape? {
    guard isTranslation, !legs.contains(where: \.isCut) else { return nil }
    let renews = !patience.waits()
    var ofKeeper = Climb(from: legs[0].start)
    var ofOther = ofKeeper
    for place in 0..<countOfLegsUp { legs[place].add(to: &ofKeeper, renews: renews) }
    for place in (countOfLegsUp..<legs.count).reversed() {
      legs[place].add(to: &ofOther, renews: renews)
    }
    guard ofKeeper.bits | ofOther.bits == 0 else { return nil }
    if renews { renew(ofKeeper, ofOther) }
    return isBack
      ? shape.shifted(up: ofOther, down: ofKeeper) : shape.shifted(up: ofKeeper, down: ofOther)
  }

  private mutating func renew(_ ofKeeper: Climb, _ ofOther: Climb) {
    patience = patience.next
    there = Maps(up: ofKeeper.mapUp, down: ofOther.mapDown)
    back = Maps(up: ofOther.mapUp, down: ofKeeper.mapDown)
  }
}

extension Climb {
  /// The map of a climb over translations.
  fileprivate var mapUp: PlaneMap {
    PlaneMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map back.
  fileprivate var mapDown: PlaneMap {
    PlaneMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y)
  }
}
