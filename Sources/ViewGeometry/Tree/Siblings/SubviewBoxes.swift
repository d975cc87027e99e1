import Foundation

/// The boxes of a view's subviews, front to back, in contiguous memory; or nothing while they aren't built.
///
/// A hit test goes from boxes to boxes and touches hardly any view on its way (Decisions/0006). The boxes are derived:
/// built by the second hit test that wants them, refreshed by `View.refreshBoxInSuperview()`, and dropped when
/// a subview comes, goes or changes its position. Plain memory instead of an array, because an array is retained and released
/// by every scan: 10 ns a level.
///
/// Why it is safe: a view frees its boxes when it drops them and when it dies, and tells the box it has in its superview,
/// which points to them, in the first case; in the second there is no superview any more. The boxes point to subviews
/// without owning them, and are dropped when a subview leaves (`View.childrenDidChange()`).
///
/// Of many subviews a `SiblingIndex` is kept in place of boxes in a row, which survives changes.
///
/// A subview of no subviews has `SubviewBoxes.none` in its box; `View.childrenDidChange()` sees to it that it stays so.
struct SubviewBoxes: Equatable, @unchecked Sendable {
  private var header: UnsafeMutablePointer<Int>?

  /// No boxes.
  init() {}

  /// A box for each of the subviews, which are given back to front and hear their slots.
  ///
  /// The last group of four is filled up with boxes that admit nothing.
  init(of subviews: UnsafeBufferPointer<ViewCursor>) {
    guard let last = subviews.first else { return }
    let count = subviews.count
    let capacity = count == 1 ? 1 : (count + 3) & ~3
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: SubviewBoxes.headerSize + capacity * MemoryLayout<SubviewBox>.stride,
      alignment: SubviewBoxes.headerSize)
    header = memory.initializeMemory(as: Int.self, to: count)
    for slot in 0..<count {
      let subview = subviews[count - 1 - slot]
      subview.slotInSuperview = Int32(slot)
      (first + slot).initialize(to: SubviewBox(of: subview))
    }
    (first + count).initialize(
      repeating: SubviewBox(admittingNothingFor: last), count: capacity - count)
  }

  /// Takes an index of many subviews in place of boxes in a row.
  init(_ siblings: SiblingIndex) {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    memory.initialize(to: SubviewBoxes.countOfMany)
    (memory + 1).initialize(
      to: Int(bitPattern: Unmanaged.passRetained(siblings).toOpaque()))
    header = memory
  }

  /// The inner boxes of a subview without subviews: built, and none.
  ///
  /// So a descent that comes to this subview ends without touching it. Never written, never freed.
  static let none = SubviewBoxes(count: 0)

  private init(count: Int) {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    memory.initialize(to: count)
    header = memory
  }

  private static var headerSize: Int { 16 }
  /// The number of boxes where there is an index: a scan of -1 boxes ends before it begins.
  private static let countOfMany = -1

  /// Whether there is an index in place of boxes in a row.
  @inline(__always)
  var isIndex: Bool { count == SubviewBoxes.countOfMany }

  /// The index, if there is one.
  @inline(__always)
  var siblings: Unmanaged<SiblingIndex>? {
    guard isIndex, let header, let address = UnsafeRawPointer(bitPattern: header[1]) else {
      return nil
    }
    return .fromOpaque(address)
  }

  @inline(__always)
  private var first: UnsafeMutablePointer<SubviewBox> {
    (UnsafeMutableRawPointer(header).unsafelyUnwrapped + SubviewBoxes.headerSize)
      .assumingMemoryBound(to: SubviewBox.self)
  }

  @inline(__always)
  var isBuilt: Bool { header != nil }

  /// The number of boxes; none when they aren't built.
  @inline(__always)
  var count: Int { header?.pointee ?? 0 }

  /// - Precondition: The boxes are built and `index` is one of theirs; not checked.
  @inline(__always)
  subscript(index: Int) -> SubviewBox {
    get { first[index] }
    nonmutating set { first[index] = newValue }
  }

  /// The box of the only subview; nil when there is none or more than one.
  @inline(__always)
  var lone: SubviewBox? { count == 1 ? first[0] : nil }

  /// The first box from `start` on that admits `point`.
  ///
  /// Four at a time and without a branch among them: left or right, above or below is a coin toss that a processor
  /// can't predict. A lone box is looked at alone, so that chains cost no filling. The frontmost four come first in memory, so
  /// the processor can read them before it knows how many there are.
  @inline(__always)
  func firstCandidate(at point: SIMD2<Double>, from start: Int) -> Int? {
    if count == 1 { return start == 0 && first[0].admits(point) != 0 ? 0 : nil }
    var groupStart = start & ~3
    var allowed = ~UInt(0) &<< UInt(start & 3)
    while groupStart < count {
      let group = first + groupStart
      let candidates =
        allowed
        & ((group[0].admits(point) & 1) | (group[1].admits(point) & 2)
          | (group[2].admits(point) & 4) | (group[3].admits(point) & 8))
      if candidates != 0 { return groupStart &+ candidates.trailingZeroBitCount }
      groupStart &+= 4
      allowed = ~0
    }
    return nil
  }

  mutating func free() {
    siblings?.release()
    header?.deallocate()
    header = nil
  }
}

/// Where a subview can be hit, and the way to its own subviews' boxes.
///
/// A subview that is only shifted has its bounds here, as `[min, max)` after subtracting the offset: the exact test,
/// bit for bit the one on the view. One that is transformed or overrides hit-testing has offset zero, a box in the superview's bounds
/// that is never too small, and no inner boxes: the view itself decides.
struct SubviewBox: Equatable {
  var offset = SIMD2<Double>.zero
  var min: SIMD2<Double>
  var max: SIMD2<Double>
  var subview: ViewCursor
  /// The boxes of the subview's subviews, when they are built or there are none, and the test here is exact.
  var inner = SubviewBoxes()

  init(admittingNothingFor subview: ViewCursor) {
    (min, max) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
    self.subview = subview
  }

  init(of subview: ViewCursor) {
    let flags = subview.flags
    let placement = subview.placement
    let isAsked = !flags.isDisjoint(with: .overridesHitTesting)
    let isShifted =
      !isAsked && flags.isDisjoint(with: .ineligible) && subview.routeBits == 0
    let extent =
      if isAsked {
        Extent.everything
      } else if !flags.isDisjoint(with: .ineligible) {
        Extent.empty
      } else {
        isShifted
          ? placement.hitExtentInBounds
          : flags.contains(.spatial)
            ? subview.view.hitExtentOfProjected : placement.hitExtentOfTransformed
      }
    min = SIMD2(extent.minX, extent.minY)
    max = SIMD2(extent.maxX, extent.maxY)
    self.subview = subview
    if isShifted {
      offset = SIMD2(placement.offsetX, placement.offsetY)
      inner = subview.hasSubviews ? subview.subviewBoxes : .none
    }
  }

  /// Whether the subview holds the point, in the superview's bounds, by the built-in rules.
  @inline(__always)
  func holds(_ point: SIMD2<Double>) -> Bool {
    guard admits(point) != 0 else { return false }
    return inner.isBuilt || subview.pointInside(fromParent: point) != nil
  }

  /// A box in the superview's bounds that holds every point where the subview is hit, larger than what the test here accepts.
  @inline(__always)
  var extentInSuperview: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (min + offset, max + offset)
    guard all(low .<= high) else { return (low, high) }
    // The test subtracts the offset and rounds; infinite edges stay where they are.
    let reach = (abs(min) + abs(max) + abs(offset)) * 0x1p-51
    low -= reach
    high += reach
    return (low, high)
  }

  /// All ones when the subview may contain the point (when `inner` is built: when it does), else zero.
  @inline(__always)
  func admits(_ point: SIMD2<Double>) -> UInt {
    let local = point - offset
    let isInside = (local .>= min) .& (local .< max)
    let lanes = SIMD2<Int64>.zero.replacing(with: -1, where: isInside)
    return UInt(bitPattern: Int(lanes.x & lanes.y))
  }
}

extension Extent {
  fileprivate func grown(by margin: Double) -> Extent {
    Extent(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Placement {
  fileprivate var hitExtentInBounds: Extent {
    Extent(x: boundsX, y: boundsY, width: width, height: height)
  }

  /// A box outside of which the exact test of transformed content is certain to fail, in the surrounding space.
  fileprivate var hitExtentOfTransformed: Extent {
    guard let inverse = map.inverse else { return .empty }
    let factor = map.largestFactor
    let condition = factor * inverse.largestFactor
    // The error of a mapped point grows with the condition; past 2^20 the box would no longer help.
    guard condition < 0x1p20 else { return .everything }
    let bounds = hitExtentInBounds
    let magnitude =
      abs(bounds.minX) + abs(bounds.maxX) + abs(bounds.minY) + abs(bounds.maxY)
    let reach = abs(offsetX) + abs(offsetY) + magnitude * max(1, factor)
    return Extent(frame).grown(by: reach * condition * 0x1p-48)
  }
}

extension View {
  /// A box outside of which the exact test of a view turned in space is certain to fail.
  fileprivate final var hitExtentOfProjected: Extent {
    guard let projection = rareAttributes?.projection, let inverse = projection.inverse else {
      return .empty
    }
    let map = projection.map
    let corners = Quad(placement.bounds).corners
    // Up to the horizon there is no box; and behind the camera nothing to hit.
    guard corners.allSatisfy({ map.depth(x: Double($0.x), y: Double($0.y)) > 0 }) else {
      return .everything
    }
    let box = Extent(map.map(placement.bounds))
    guard !box.isEmpty else { return .everything }
    // Coordinates as shares of the largest on either side, so that one number tells how errors grow.
    let bounds = placement.hitExtentInBounds
    let (inside, outside) = (bounds.reach, box.reach)
    let condition =
      map.size(from: inside, to: outside) * inverse.size(from: outside, to: inside)
    guard condition < 0x1p20 else { return .everything }
    return box.grown(by: outside * condition * 0x1p-44)
  }
}

extension Extent {
  fileprivate var reach: Double { max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))) }
}

extension ProjectiveMap {
  /// The sum of the numbers of the map between coordinates counted in these units.
  fileprivate func size(from unit: Double, to nextUnit: Double) -> Double {
    (abs(a) + abs(b) + abs(c) + abs(d)) * unit / nextUnit + (abs(tx) + abs(ty)) / nextUnit
      + (abs(px) + abs(py)) * unit + abs(pw)
  }
}

extension PlaneMap {
  fileprivate var largestFactor: Double { max(max(abs(a), abs(b)), max(abs(c), abs(d))) }
}

extension View {
  /// Refreshes the box in the superview after anything it depends on changed.
  ///
  /// While the superview has boxes, every subview knows the index of its own: changes of the order drop the boxes.
  @inline(__always)
  final func refreshBoxInSuperview() {
    guard let superviewLink, superviewLink.subviewBoxes.isBuilt else { return }
    refreshBox(among: superviewLink.subviewBoxes)
  }

  @inline(never)
  private func refreshBox(among boxes: SubviewBoxes) {
    if let siblings = boxes.siblings {
      guard !flags.contains(.hasStaleBox) else { return }
      flags.formUnion(.hasStaleBox)
      siblings._withUnsafeGuaranteedRef { $0.noteChange(of: ViewCursor(self)) }
    } else {
      boxes[Int(slotInSuperview)] = SubviewBox(of: ViewCursor(self))
    }
  }

  /// Drops the boxes, because a subview came, went or changed its position.
  @inline(__always)
  final func dropSubviewBoxes() {
    flags.subtract(.scannedOnce)
    guard subviewBoxes.isBuilt else { return }
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.dropNotes() }
    subviewBoxes.free()
    refreshBoxInSuperview()
  }

  @inline(never)
  final func buildSubviewBoxes() {
    guard childCount < SiblingIndex.fewest else { return buildSiblingIndex() }
    subviewBoxes = SubviewBoxes(of: ViewCursor(self).subviewCursors)
    refreshBoxInSuperview()
  }

  /// Traps unless the boxes, if there are any, equal ones built now.
  final func checkSubviewBoxes(_ children: [View]) {
    guard subviewBoxes.isBuilt else { return }
    if let siblings = subviewBoxes.siblings {
      return siblings._withUnsafeGuaranteedRef { $0.check(children) }
    }
    precondition(
      children.count == subviewBoxes.count
        && children.reversed().enumerated().allSatisfy { slot, child in
          subviewBoxes[slot] == SubviewBox(of: ViewCursor(child))
        },
      "The boxes of the subviews of \(self) are stale.")
  }
}

private func abs(_ value: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
