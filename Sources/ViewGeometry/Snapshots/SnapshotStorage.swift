import Foundation

/// The memory of a ``GeometrySnapshot``: contiguous arrays, written by ``SnapshotBuilder``.
///
/// ``SnapshotUpdate`` also writes them, if only one snapshot owns them. The values that queries
/// read are in unmanaged memory, because queries would have to retain and release arrays.
final class SnapshotStorage {
  private let elementMemory: SnapshotMemory<SnapshotElement>
  private let slotMemory: SnapshotMemory<SnapshotSlot>
  let count: Int
  private let sideMemory: UnsafeMutableBufferPointer<ExactOffset>
  private let spaceMemory: UnsafeMutableBufferPointer<SnapshotSpace>
  let identities: SnapshotIdentities
  private(set) var extras: SnapshotExtras
  let shape: SnapshotShape
  /// Whether the elements of the first space lie on an ``OffsetGrid``.
  ///
  /// If so, the differences of their origins are exact in one double.
  private(set) var isOnGrid: Bool
  /// The position in the root's ``ChangeJournal`` up to which changes were applied.
  ///
  /// It is nil if the snapshot was never retaken, or if no changes are recorded.
  var placeInJournal: Int?
  private(set) var updatesSincePass = 0
  /// The index that hit tests search; nil if they descend from the root instead.
  private(set) var searchedIndex: SnapshotIndex?
  private let lock = NSLock()
  /// The index for spatial queries if `searchedIndex` is nil.
  ///
  /// It is built by the first query after the snapshot is taken or updated, and is guarded by
  /// `lock`.
  private var lateIndex: SnapshotIndex?

  init(
    elements: SnapshotMemory<SnapshotElement>, slots: SnapshotMemory<SnapshotSlot>, count: Int,
    sides: ContiguousArray<ExactOffset>, spaces: ContiguousArray<SnapshotSpace>,
    shape: SnapshotShape, isOnGrid: Bool, identities: SnapshotIdentities, extras: SnapshotExtras
  ) {
    elementMemory = elements
    slotMemory = slots
    self.count = count
    sideMemory = .allocate(capacity: sides.count)
    _ = sideMemory.initialize(fromContentsOf: sides)
    spaceMemory = .allocate(capacity: spaces.count)
    _ = spaceMemory.initialize(fromContentsOf: spaces)
    self.shape = shape
    self.isOnGrid = isOnGrid
    self.identities = identities
    self.extras = extras
    // Fill the padding, which scans read and ignore.
    for place in 0..<SnapshotSlot.padding {
      (slots.base + count + place).initialize(to: slots.base[0])
    }
    if !shape.isDescended { searchedIndex = makeIndex() }
  }

  /// Creates a copy that has a single owner and can be updated.
  ///
  /// The copy has no index until the update is finished.
  init(copying other: SnapshotStorage) {
    elementMemory = SnapshotMemory(copying: other.elementMemory)
    slotMemory = SnapshotMemory(copying: other.slotMemory)
    count = other.count
    sideMemory = .allocate(capacity: other.sideMemory.count)
    _ = sideMemory.initialize(fromContentsOf: other.sideMemory)
    spaceMemory = .allocate(capacity: other.spaceMemory.count)
    _ = spaceMemory.initialize(fromContentsOf: other.spaceMemory)
    identities = other.identities
    extras = other.extras
    shape = other.shape
    isOnGrid = other.isOnGrid
    placeInJournal = other.placeInJournal
    updatesSincePass = other.updatesSincePass
  }

  deinit {
    elementMemory.free()
    slotMemory.free()
    sideMemory.deallocate()
    spaceMemory.deallocate()
  }
}

// Only the late index is written after `init`, under the lock; `update` and `deinit` run with a
// single owner.
extension SnapshotStorage: @unchecked Sendable {}

extension SnapshotStorage {
  /// The index of the visible elements.
  ///
  /// If hit tests don't use it, the first query after the snapshot is taken or updated builds it.
  ///
  /// - Complexity: O(n) for the query that builds it, otherwise O(1).
  var index: SnapshotIndex {
    if let searchedIndex { return searchedIndex }
    lock.lock()
    defer { lock.unlock() }
    if let lateIndex { return lateIndex }
    let index = makeIndex()
    lateIndex = index
    return index
  }

  private func makeIndex() -> SnapshotIndex {
    SnapshotIndex(of: self, inPaintingOrder: !shape.hasWideFamilies)
  }
}

extension SnapshotStorage {
  /// Updates the snapshot to the current state of the changed `views`.
  ///
  /// Returns false, leaving the storage unusable, if a full rebuild is needed.
  ///
  /// - Precondition: The storage has a single owner.
  func update(with views: ArraySlice<ViewCursor>) -> Bool {
    var update = SnapshotUpdate(self, elementMemory.base, slotMemory.base)
    guard update.read(views), update.place() else { return false }
    extras.replace(of: update.changed, by: update.extras)
    isOnGrid = isOnGrid && update.isOnGrid
    lateIndex = nil
    updatesSincePass += 1
    if !shape.isDescended { searchedIndex = makeIndex() }
    checkAfterBuilding()
    return true
  }
}

extension SnapshotStorage {
  /// The elements in the order of the tree: each before its descendants, subviews in their order.
  @inline(__always)
  var elements: UnsafePointer<SnapshotElement> { UnsafePointer(elementMemory.base) }

  /// The slots, grouped by family; the root's slot is the first.
  @inline(__always)
  var slots: UnsafePointer<SnapshotSlot> { UnsafePointer(slotMemory.base) }

  @inline(__always)
  func slot(of index: Int) -> UnsafePointer<SnapshotSlot> { slots + Int(elements[index].slot) }

  func bounds(of index: Int) -> CGRect { slot(of: index).pointee.bounds }

  func flags(of index: Int) -> View.Flags { slot(of: index).pointee.flags }

  /// The offsets of elements within their spaces, for all spaces except the first.
  @inline(__always)
  var sides: UnsafeMutableBufferPointer<ExactOffset> { sideMemory }

  @inline(__always)
  var spaces: UnsafeMutableBufferPointer<SnapshotSpace> { spaceMemory }

  /// Returns the map from an element's bounds coordinates to those of its superview.
  func localMap(_ index: Int) -> ProjectiveMap {
    let slot = slot(of: index).pointee
    guard !slot.flags.contains(.isTransformed) else {
      return spaces[Int(elements[index].space)].localMap
    }
    return ProjectiveMap(
      kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: slot.offset.x, ty: slot.offset.y)
  }

  /// Returns the inverse of an element's local map, or nil if the map is singular.
  func localInverse(_ index: Int) -> ProjectiveMap? {
    slot(of: index).pointee.flags.contains(.isTransformed)
      ? spaces[Int(elements[index].space)].localInverse : localMap(index).inverse
  }
}
