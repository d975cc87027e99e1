/// The memory of a ``GeometrySnapshot``: flat arrays, written by ``SnapshotBuilder`` and never again.
///
/// Plain memory for what every query reads, because an array would be retained and released by each.
final class SnapshotStorage {
  private let elementMemory: SnapshotMemory<SnapshotElement>
  private let boxMemory: SnapshotMemory<Extent>
  /// Where elements can be hit that can't be all over their boxes in the index, ascending.
  private let hitBoxes: ContiguousArray<SnapshotHitBox>
  let count: Int
  private let sideMemory: UnsafeMutableBufferPointer<ExactOffset>
  private let spaceMemory: UnsafeMutableBufferPointer<SnapshotSpace>
  /// The boxes of what can be seen, in the bounds of the root, each larger by twice the margin.
  let index: SpatialIndex
  /// The elements that can be seen whose box isn't known to a small error, ascending; not in the index.
  let unbounded: ContiguousArray<Int32>
  /// How far, in the root's bounds, rounding may move the edge of a region that can be hit.
  let margin: Double
  let identities: SnapshotIdentities
  let extras: SnapshotExtras

  init(
    elements: SnapshotMemory<SnapshotElement>, boxes: SnapshotMemory<Extent>,
    hitBoxes: ContiguousArray<SnapshotHitBox>,
    count: Int, sides: ContiguousArray<ExactOffset>, spaces: ContiguousArray<SnapshotSpace>,
    index: SpatialIndex, unbounded: ContiguousArray<Int32>, margin: Double,
    identities: SnapshotIdentities, extras: SnapshotExtras
  ) {
    elementMemory = elements
    boxMemory = boxes
    self.hitBoxes = hitBoxes
    self.count = count
    sideMemory = .allocate(capacity: sides.count)
    _ = sideMemory.initialize(fromContentsOf: sides)
    spaceMemory = .allocate(capacity: spaces.count)
    _ = spaceMemory.initialize(fromContentsOf: spaces)
    self.index = index
    self.unbounded = unbounded
    self.margin = margin
    self.identities = identities
    self.extras = extras
  }

  deinit {
    elementMemory.free()
    boxMemory.free()
    sideMemory.deallocate()
    spaceMemory.deallocate()
  }
}

// Nothing is written after `init`, and what `deinit` frees was shared with nobody.
extension SnapshotStorage: @unchecked Sendable {}

extension SnapshotStorage {
  /// The elements in painting order: each before those it holds, back to front.
  @inline(__always)
  var elements: UnsafePointer<SnapshotElement> { UnsafePointer(elementMemory.base) }

  /// Where each element can be seen, in the bounds of the root: its box, cut by those of all above it that clip.
  @inline(__always)
  var boxes: UnsafePointer<Extent> { UnsafePointer(boxMemory.base) }

  /// Where an element can be hit, in the bounds of the root: the very region for elements of the first space, but for the
  /// margin; for others it may be too large.
  @inline(__always)
  func hitBox(of index: Int) -> Extent? {
    let flags = elements[index].flags
    if flags.contains(.isHitWhereSeen) { return boxes[index] }
    return flags.contains(.isNeverHit) ? nil : listedHitBox(of: index)
  }

  @inline(never)
  private func listedHitBox(of index: Int) -> Extent? {
    var (low, high) = (0, hitBoxes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(hitBoxes[middle].element) < index { low = middle + 1 } else { high = middle }
    }
    guard low < hitBoxes.count, Int(hitBoxes[low].element) == index else { return nil }
    return hitBoxes[low].box
  }

  /// The offsets of the elements of all spaces but the first in their spaces.
  @inline(__always)
  var sides: UnsafeMutableBufferPointer<ExactOffset> { sideMemory }

  @inline(__always)
  var spaces: UnsafeMutableBufferPointer<SnapshotSpace> { spaceMemory }

  /// The offset of an element in its space.
  @inline(__always)
  func offsetInSpace(_ index: Int) -> ExactOffset {
    let element = elements + index
    return element.pointee.space == 0
      ? element.pointee.origin : sides[Int(element.pointee.side)]
  }

  /// Whether the element is the first of a space other than the root's.
  @inline(__always)
  func startsSpace(_ index: Int) -> Bool {
    index > 0 && spaces[Int(elements[index].space)].first == Int32(index)
  }

  /// The map of an element's bounds into those of the element that holds it, as the view had it.
  func localMap(_ index: Int) -> CoordinateMap {
    guard !startsSpace(index) else { return spaces[Int(elements[index].space)].localMap }
    let offset = offsetInSpace(index).minus(offsetInSpace(Int(elements[index].parent))).rounded
    return CoordinateMap(
      kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// The map back; nil for a view without inverse.
  func localInverse(_ index: Int) -> CoordinateMap? {
    startsSpace(index)
      ? spaces[Int(elements[index].space)].localInverse : localMap(index).inverse
  }
}

/// The numbers that views got when they were first in a snapshot, and the elements that stand for them.
///
/// Views that lie one after the other the first time get numbers one after the other; so a few runs tell all.
struct SnapshotIdentities {
  private struct Run {
    let identity: UInt64
    let element: Int32
    var count: Int32
  }

  private var runs: ContiguousArray<Run> = []
  /// The number that would go on with the last run.
  private var expected: UInt64 = 0

  /// Tells that the next element stands for the view of that number.
  @inline(__always)
  mutating func append(_ identity: UInt64, element: Int32) {
    if identity != expected { startRun(identity, element) }
    expected = identity &+ 1
  }

  @inline(never)
  private mutating func startRun(_ identity: UInt64, _ element: Int32) {
    closeRun()
    runs.append(Run(identity: identity, element: element, count: 0))
  }

  private mutating func closeRun() {
    guard let last = runs.indices.last else { return }
    runs[last].count = Int32(expected - runs[last].identity)
  }

  mutating func finish() {
    closeRun()
    runs.sort { $0.identity < $1.identity }
  }

  /// The element for the view of that number.
  ///
  /// - Complexity: O(log runs).
  func element(of identity: UInt64) -> Int32? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].identity <= identity { low = middle + 1 } else { high = middle }
    }
    guard low > 0, identity - runs[low - 1].identity < UInt64(runs[low - 1].count) else {
      return nil
    }
    return runs[low - 1].element + Int32(identity - runs[low - 1].identity)
  }
}
