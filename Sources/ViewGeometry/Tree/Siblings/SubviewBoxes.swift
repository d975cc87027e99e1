import Foundation

/// The boxes of a view's subviews, front to back, in contiguous memory.
///
/// The structure is empty if the boxes aren't built.
///
/// A hit test descends from the boxes of a view to those of a subview, and accesses very few views
/// (Decisions/0006). The boxes are derived from the views. The second hit test that needs them
/// builds them, `View.refreshBoxInSuperview()` updates them, and adding, removing or reordering a
/// subview discards them. They are in plain memory, because every scan of an array would retain and
/// release it, which takes 10 ns per level.
///
/// This is safe because a view frees its boxes when it discards them and when it is deallocated.
/// After discarding them, it updates its own box in the superview, which contained a pointer to
/// them. When it is deallocated, it no longer has a superview. The boxes point to subviews without
/// owning them, and are discarded when a subview is removed (`View.childrenDidChange()`).
///
/// If there are many subviews, a `SiblingIndex` replaces the array of boxes. It isn't discarded
/// when subviews change.
///
/// The box of a subview without subviews contains `SubviewBoxes.none`, which
/// `View.childrenDidChange()` maintains.
struct SubviewBoxes: Equatable, @unchecked Sendable {
  private var header: UnsafeMutablePointer<Int>?

  /// Creates an instance without boxes.
  init() {}

  /// Creates a box for each of the subviews, which are given back to front, and sets their
  /// `slotInSuperview`.
  ///
  /// Several boxes are padded to a multiple of four with boxes that contain no points.
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

  /// Creates an instance with an index of many subviews instead of an array of boxes.
  init(_ siblings: SiblingIndex) {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    memory.initialize(to: SubviewBoxes.countOfMany)
    (memory + 1).initialize(
      to: Int(bitPattern: Unmanaged.passRetained(siblings).toOpaque()))
    header = memory
  }

  /// The inner boxes of a subview without subviews: built, but empty.
  ///
  /// With them, a descent that reaches this subview ends without accessing it. They are never
  /// written or freed.
  static let none = SubviewBoxes(count: 0)

  private init(count: Int) {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    memory.initialize(to: count)
    header = memory
  }

  private static var headerSize: Int { 16 }
  /// The value of `count` if a `SiblingIndex` replaces the boxes.
  ///
  /// It is negative, so a scan of the boxes ends immediately.
  private static let countOfMany = -1

  /// Whether there is an index instead of an array of boxes.
  @inline(__always)
  var isIndex: Bool { count == SubviewBoxes.countOfMany }

  /// The index of many subviews; nil if there is none.
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

  /// The number of boxes; 0 if they aren't built, and -1 if there is an index instead.
  @inline(__always)
  var count: Int { header?.pointee ?? 0 }

  /// The box at an index, counted from the front.
  ///
  /// - Precondition: The boxes are built and `index` is valid; this isn't checked.
  @inline(__always)
  subscript(index: Int) -> SubviewBox {
    get { first[index] }
    nonmutating set { first[index] = newValue }
  }

  /// The box of the only subview; nil if there isn't exactly one box.
  @inline(__always)
  var lone: SubviewBox? { count == 1 ? first[0] : nil }

  /// Returns the index of the first box, from `start` on, whose subview may contain `point`; nil if
  /// there is none.
  ///
  /// Four boxes at a time are tested without branches, because the results of the comparisons are
  /// unpredictable. A single box is tested alone, so that chains need no padding. The frontmost
  /// four are first in memory, so that the processor can read them before it has read the count.
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

/// The region in which a subview can be hit, and a pointer to its own subviews' boxes.
///
/// If the subview is only translated, the box is its bounds: a point is inside if it is in the
/// range `[min, max)` after the offset is subtracted from it. This test is exact; its results are
/// identical to those of the view.
///
/// If the subview is transformed, or its class overrides hit-test methods, the offset is zero, and
/// the box is in the superview's coordinates. It contains every point at which the subview may be
/// hit. There are no inner boxes, because the view itself must be tested.
///
/// If the subview can't be hit, the box is empty, unless its class overrides hit-test methods.
struct SubviewBox: Equatable {
  var offset = SIMD2<Double>.zero
  var min: SIMD2<Double>
  var max: SIMD2<Double>
  var subview: ViewCursor
  /// The boxes of the subview's own subviews.
  ///
  /// They are set only if the test of this box is exact, and if the boxes are built or the subview
  /// has no subviews.
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

  /// Returns whether the built-in hit test enters the subview at `point`.
  ///
  /// - Parameter point: A point in the superview's coordinates.
  @inline(__always)
  func holds(_ point: SIMD2<Double>) -> Bool {
    guard admits(point) != 0 else { return false }
    return inner.isBuilt || subview.pointInside(fromParent: point) != nil
  }

  /// A box in the superview's coordinates that contains every point at which the subview may be
  /// hit.
  ///
  /// It is slightly larger than the region in which `admits(_:)` returns all ones.
  @inline(__always)
  var extentInSuperview: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (min + offset, max + offset)
    guard all(low .<= high) else { return (low, high) }
    // The test subtracts the offset, which rounds. Infinite edges stay infinite.
    let reach = (abs(min) + abs(max) + abs(offset)) * 0x1p-51
    low -= reach
    high += reach
    return (low, high)
  }

  /// Returns a word with all bits set if the subview may contain `point`; otherwise zero.
  ///
  /// If `inner` is built, all bits set mean that the subview does contain the point.
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

  /// A box in the superview's coordinates, for a view with an affine transform.
  ///
  /// The exact test fails at all points outside the box.
  fileprivate var hitExtentOfTransformed: Extent {
    guard let inverse = map.inverse else { return .empty }
    let factor = map.largestFactor
    let condition = factor * inverse.largestFactor
    // The error of a mapped point grows with the condition number; beyond 2^20 the box would no
    // longer help.
    guard condition < 0x1p20 else { return .everything }
    let bounds = hitExtentInBounds
    let magnitude =
      abs(bounds.minX) + abs(bounds.maxX) + abs(bounds.minY) + abs(bounds.maxY)
    let reach = abs(offsetX) + abs(offsetY) + magnitude * max(1, factor)
    return Extent(frame).grown(by: reach * condition * 0x1p-48)
  }
}

extension View {
  /// A box in the superview's coordinates, for a view that is projected by a 3D transform.
  ///
  /// The exact test fails at all points outside the box.
  fileprivate final var hitExtentOfProjected: Extent {
    guard let projection = rareAttributes?.projection, let inverse = projection.inverse else {
      return .empty
    }
    let map = projection.map
    let corners = Quad(placement.bounds).corners
    // Content that reaches the horizon has no bounding box. Nothing behind the camera can be hit.
    guard corners.allSatisfy({ map.depth(x: Double($0.x), y: Double($0.y)) > 0 }) else {
      return .everything
    }
    let box = Extent(map.map(placement.bounds))
    guard !box.isEmpty else { return .everything }
    // The coordinates in the bounds are scaled by the largest one there, and the mapped ones by the
    // largest mapped one. A single value then bounds the growth of errors.
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
  /// Returns the sum of the absolute values of the map's coefficients after a change of units.
  ///
  /// - Parameters:
  ///   - unit: The unit of the source coordinates, in points.
  ///   - nextUnit: The unit of the mapped coordinates, in points.
  fileprivate func size(from unit: Double, to nextUnit: Double) -> Double {
    (abs(a) + abs(b) + abs(c) + abs(d)) * unit / nextUnit + (abs(tx) + abs(ty)) / nextUnit
      + (abs(px) + abs(py)) * unit + abs(pw)
  }
}

extension PlaneMap {
  fileprivate var largestFactor: Double { max(max(abs(a), abs(b)), max(abs(c), abs(d))) }
}

extension View {
  /// Updates the view's box in the superview after a value on which the box depends has changed.
  ///
  /// While the superview has boxes, the slot of every subview is valid, because reordering discards
  /// the boxes.
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

  /// Discards the boxes, because a subview was added, removed or reordered.
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

  /// Traps if there are boxes that differ from newly built ones.
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
