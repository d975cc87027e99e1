import Foundation

/// Updates the elements of a snapshot after views changed, if the shape of the tree is unchanged.
///
/// It reads the changed views into their slots. Then it updates the positions of the views that
/// moved and of their descendants, which directly follow them among the elements. The steps are
/// those of ``SnapshotBuilder``, so the result equals that of a full rebuild. If a view starts or
/// ends a space, the indices of other spaces change, which requires a full rebuild.
struct SnapshotUpdate {
  private let storage: Unmanaged<SnapshotStorage>
  private let elements: UnsafeMutablePointer<SnapshotElement>
  private let slots: UnsafeMutablePointer<SnapshotSlot>
  private let count: Int
  private let sides: UnsafeMutableBufferPointer<ExactOffset>
  private let spaces: UnsafeMutableBufferPointer<SnapshotSpace>
  /// The elements of the views that were read, in ascending order.
  private(set) var changed: ContiguousArray<Int32> = []
  /// The rare attributes of the elements in `changed`.
  private(set) var extras = SnapshotExtras()
  /// The elements in `changed` whose views moved in their superviews or are transformed.
  private var moved: ContiguousArray<Int32> = []
  private var grid = OffsetGrid()

  /// Creates an update of `storage`.
  ///
  /// The caller must keep the storage alive and be the only owner of its memory.
  init(
    _ storage: SnapshotStorage, _ elements: UnsafeMutablePointer<SnapshotElement>,
    _ slots: UnsafeMutablePointer<SnapshotSlot>
  ) {
    self.storage = .passUnretained(storage)
    (self.elements, self.slots, count) = (elements, slots, storage.count)
    (sides, spaces) = (storage.sides, storage.spaces)
  }

  /// Whether the updated positions are on the grid.
  var isOnGrid: Bool { grid.holdsAll }

  // MARK: Reading

  /// A changed view, with the values of its element and slot that the update needs.
  ///
  /// The values are loaded for all changes at once, so that the cache misses overlap.
  private struct Change {
    let element: Int32
    let slot: Int32
    let oldFlags: View.Flags
    let view: ViewCursor
  }

  /// Reads the views, and starts recording their next changes.
  ///
  /// Returns false if spaces are added or removed, or if a view isn't in the snapshot.
  mutating func read(_ views: ArraySlice<ViewCursor>) -> Bool {
    var changes: ContiguousArray<Change> = []
    changes.reserveCapacity(views.count)
    let identities = storage._withUnsafeGuaranteedRef { $0.identities }
    for view in views {
      view.watch()
      guard let element = identities.element(of: view.snapshotIdentity) else { return false }
      let slot = elements[Int(element)].slot
      changes.append(
        Change(element: element, slot: slot, oldFlags: slots[Int(slot)].flags, view: view))
    }
    changes.sort { $0.element < $1.element }
    changed.reserveCapacity(views.count)
    moved.reserveCapacity(views.count)
    var families: ContiguousArray<Int32> = []
    for change in changes where change.element != changed.last {
      changed.append(change.element)
      guard read(change, &families) else { return false }
    }
    for element in families { lookForSpecial(in: element) }
    return true
  }

  /// Reads one view.
  ///
  /// Adds the superview to `families` if the view became special or no longer is. Returns false if
  /// the view starts or ends a space.
  @inline(__always)
  private mutating func read(_ change: Change, _ families: inout ContiguousArray<Int32>) -> Bool {
    let (view, index, oldFlags) = (change.view, Int(change.element), change.oldFlags)
    let slot = slots + Int(change.slot)
    let old = slot.pointee
    let isTransformed = view.routeBits != 0
    guard index == 0 || isTransformed == oldFlags.contains(.isTransformed) else { return false }
    var new = SnapshotSlot(reading: view, isTransformed: isTransformed)
    let (flags, x, y) = (new.flags, new.offset.x, new.offset.y)
    (new.element, new.firstInner, new.innerCount) = (old.element, old.firstInner, old.innerCount)
    new.flags.formUnion(oldFlags.intersection(.holdsSpecial))
    slot.initialize(to: new)
    if beginsSpace(index) {
      extras.keepPlacement(of: view, element: index)
      if index > 0 { refreshSpace(of: view, index) }
    }
    if !view.hasCommonAttributes { extras.keepAttributes(of: view, element: index) }
    guard index > 0 else { return true }
    if flags.isDisjoint(with: .special) != oldFlags.isDisjoint(with: .special) {
      families.append(elements[index].parent)
    }
    // Zeros of different signs count as different offsets, because snapshots are written to files
    // with these signs.
    if isTransformed || x.bitPattern != old.offset.x.bitPattern
      || y.bitPattern != old.offset.y.bitPattern
    {
      moved.append(change.element)
    }
    return true
  }

  @inline(__always)
  private func beginsSpace(_ index: Int) -> Bool {
    Int(spaces[Int(elements[index].space)].first) == index
  }

  private func refreshSpace(of view: ViewCursor, _ index: Int) {
    let space = Int(elements[index].space)
    spaces[space] = SnapshotSpace(of: view, first: Int32(index), in: spaces[space].parent)
    // If the view hasn't moved, no later step composes the maps of its space.
    compose(space, at: index)
  }

  private func lookForSpecial(in element: Int32) {
    let slot = slots + Int(elements[Int(element)].slot)
    let family = slots + Int(slot.pointee.firstInner)
    let holdsSpecial = (0..<Int(slot.pointee.innerCount)).contains {
      !family[$0].flags.isDisjoint(with: .special)
    }
    if holdsSpecial {
      slot.pointee.flags.formUnion(.holdsSpecial)
    } else {
      slot.pointee.flags.subtract(.holdsSpecial)
    }
  }

  // MARK: Positioning

  /// Updates the positions of moved elements and their descendants.
  ///
  /// Returns false if spaces are added or removed.
  mutating func place() -> Bool {
    var next = 0
    for element in moved where element >= next {
      next = Int(element)
      repeat {
        guard place(next) else { return false }
        next += 1
      } while next < count && elements[next].parent >= element
    }
    return true
  }

  @inline(__always)
  private mutating func place(_ index: Int) -> Bool {
    let element = elements + index
    let outer = elements + Int(element.pointee.parent)
    if element.pointee.space == 0,
      let origin = grid.shifted(
        outer.pointee.origin, by: slots[Int(element.pointee.slot)].offset)
    {
      element.pointee.origin = origin
      return true
    }
    return placeInexactly(index)
  }

  @inline(never)
  private mutating func placeInexactly(_ index: Int) -> Bool {
    let element = elements[index]
    let outer = elements[Int(element.parent)]
    let slot = slots[Int(element.slot)]
    if slot.flags.contains(.isTransformed) {
      compose(Int(element.space), at: index)
      return true
    }
    guard !beginsSpace(index),
      let moved = grid.shifted(
        SnapshotZeroPoint(
          inRoot: outer.origin,
          inSpace: element.space == 0 ? outer.origin : sides[Int(outer.side)]),
        by: slot.offset, inSpace: element.space, spaces[Int(element.space)])
    else { return false }
    elements[index].origin = moved.inRoot
    if element.space != 0 { sides[Int(element.side)] = moved.inSpace }
    return true
  }

  /// Composes the maps of a space, and sets the origin of the element that starts it.
  private func compose(_ space: Int, at index: Int) {
    elements[index].origin = spaces[space].compose(
      in: spaces[Int(spaces[space].parent)], at: elements[Int(elements[index].parent)].origin)
  }
}
