import Foundation

/// Visits a tree once, without recursion, and fills the memory of a snapshot.
///
/// A *family* consists of the subviews of one view.
struct SnapshotBuilder<Member: SnapshotMember> {
  private var elements = SnapshotMemory<SnapshotElement>()
  private var slots = SnapshotMemory<SnapshotSlot>()
  private var count = 0
  private var slotCount = 0
  private var sides: ContiguousArray<ExactOffset> = []
  private var spaces: ContiguousArray<SnapshotSpace> = []
  private var identities = SnapshotIdentities()
  private var extras = SnapshotExtras()
  private var shape = SnapshotShape()
  /// Checks whether the offsets in the first space are multiples of 2^-20 (``OffsetGrid``).
  private var grid = OffsetGrid()

  /// Whether later changes to the views are recorded, so that the snapshot can be updated.
  private let watches: Bool

  /// Returns the storage for a root and its descendants.
  ///
  /// If `watches` is true, later changes to the views are recorded. The caller must keep the views
  /// alive during the call.
  static func storage(of root: Member, watching watches: Bool = false) -> SnapshotStorage {
    var builder = SnapshotBuilder(watches: watches)
    builder.visitAll(below: root)
    return builder.finish()
  }

  /// A family whose views are being added, with the accumulated offsets of the superview.
  private struct Frame {
    /// The index of the family's next view among the waiting views.
    var next: Int
    /// The index after that of the family's last view among the waiting views.
    let end: Int
    /// The number of waiting views when the frame was opened.
    ///
    /// The number is restored when the frame ends.
    let waiting: Int
    let element: Int32
    let space: Int32
    /// The origin of the superview's coordinates, in the root's coordinates.
    let origin: ExactOffset
    /// The origin of the superview's coordinates, relative to its ``SnapshotSpace``.
    let offset: ExactOffset
  }

  /// A view that has been read but not yet added; its slot contains more values.
  private struct Waiting {
    let view: Member
    let subviews: Member.Inner
    let identity: UInt64
    let slot: Int32
    let isTransformed: Bool
    let isCommon: Bool
    /// The index of the view's first subview among the waiting views; valid after the subviews were
    /// read.
    var family: Int
  }

  private mutating func visitAll(below root: Member) {
    var waiting = SnapshotMemory<Waiting>()
    var frames = SnapshotMemory<Frame>()
    defer {
      waiting.free()
      frames.free()
    }
    var (depth, waitingCount) = (0, 1)

    /// Reads the subviews of all views of a family, and then opens a frame that adds the family's
    /// views.
    ///
    /// The rearmost view is added first. Subviews are read for a whole family at once, so that the
    /// cache misses of many views overlap.
    @inline(__always)
    func open(_ family: Int, count: Int, _ position: Position) {
      let waitingBefore = waitingCount
      for member in family..<family + count {
        let (subviews, slot) = (waiting.base[member].subviews, Int(waiting.base[member].slot))
        guard !subviews.isEmpty else { continue }
        let first = slotCount
        waiting.base[member].family = waitingCount
        (slots.base + slot).pointee.firstInner = Int32(truncatingIfNeeded: first)
        (slots.base + slot).pointee.innerCount = Int32(truncatingIfNeeded: subviews.count)
        slotCount &+= subviews.count
        slots.makeRoom(upTo: slotCount)
        waiting.makeRoom(upTo: waitingCount + subviews.count)
        var slotOfNext = slotCount
        var common: View.Flags = []
        for view in subviews {
          slotOfNext &-= 1
          read(view, into: slots.base + slotOfNext, slotOfNext, waiting.base + waitingCount)
          common.formUnion((slots.base + slotOfNext).pointee.flags)
          waitingCount &+= 1
        }
        if !common.isDisjoint(with: .special) {
          (slots.base + slot).pointee.flags.formUnion(.holdsSpecial)
        }
        shape.add(depth: depth &+ 1, fanOut: subviews.count)
      }
      frames.makeRoom(upTo: depth + 1)
      (frames.base + depth).initialize(
        to: Frame(
          next: family, end: family &+ count, waiting: waitingBefore,
          element: Int32(truncatingIfNeeded: self.count &- 1),
          space: position.space, origin: position.origin,
          offset: position.offset))
      depth &+= 1
    }

    spaces.append(.ofRoot)
    extras.keepPlacement(of: root, element: 0)
    slotCount = 1
    read(root, into: slots.base, 0, waiting.base)
    open(0, count: 1, .ofRoot)
    while depth > 0 {
      let frame = frames.base + (depth &- 1)
      let next = frame.pointee.next
      guard next < frame.pointee.end else {
        waitingCount = frame.pointee.waiting
        depth &-= 1
        continue
      }
      frame.pointee.next = next &+ 1
      let reading = waiting.base[next]
      let position: Position
      if depth == 1 {
        position = .ofRoot
      } else if reading.isTransformed {
        position = positionOfTransformed(reading.view, in: frame.pointee)
      } else {
        position = positionOfShifted(
          reading.view, by: slots.base[Int(reading.slot)].offset, in: frame)
      }
      enter(reading, position)
      if !reading.subviews.isEmpty { open(reading.family, count: reading.subviews.count, position) }
    }
  }

  /// Reads a view into its slot and its entry in the waiting views.
  ///
  /// If `watches` is true, also starts recording the view's changes.
  @inline(__always)
  private func read(
    _ view: Member, into slot: UnsafeMutablePointer<SnapshotSlot>, _ number: Int,
    _ waiting: UnsafeMutablePointer<Waiting>
  ) {
    let isTransformed = view.routeBits != 0
    if watches { view.watch() }
    slot.initialize(to: SnapshotSlot(reading: view, isTransformed: isTransformed))
    waiting.initialize(
      to: Waiting(
        view: view, subviews: view.inner, identity: view.snapshotIdentity,
        slot: Int32(truncatingIfNeeded: number), isTransformed: isTransformed,
        isCommon: view.hasCommonAttributes, family: 0))
  }

  /// The position of a view in its space and in the root's coordinates.
  private struct Position {
    let parent: Int32
    let space: Int32
    let origin: ExactOffset
    let offset: ExactOffset

    static var ofRoot: Position {
      Position(parent: -1, space: 0, origin: .zero, offset: .zero)
    }
  }

  @inline(__always)
  private mutating func positionOfShifted(
    _ view: Member, by offset: SIMD2<Double>, in frame: UnsafeMutablePointer<Frame>
  ) -> Position {
    if frame.pointee.space == 0, let origin = grid.shifted(frame.pointee.offset, by: offset) {
      return Position(
        parent: frame.pointee.element, space: 0, origin: origin, offset: origin)
    }
    return positionOfInexactlyShifted(view, by: offset, in: frame.pointee)
  }

  @inline(never)
  private mutating func positionOfInexactlyShifted(
    _ view: Member, by offset: SIMD2<Double>, in frame: Frame
  ) -> Position {
    guard
      let moved = grid.shifted(
        SnapshotZeroPoint(inRoot: frame.origin, inSpace: frame.offset), by: offset,
        inSpace: frame.space, spaces[Int(frame.space)])
    else { return positionOfTransformed(view, in: frame) }
    return Position(
      parent: frame.element, space: frame.space, origin: moved.inRoot,
      offset: moved.inSpace)
  }

  @inline(never)
  private mutating func positionOfTransformed(_ view: Member, in frame: Frame) -> Position {
    extras.keepPlacement(of: view, element: count)
    var space = SnapshotSpace(of: view, first: Int32(count), in: frame.space)
    let origin = space.compose(in: spaces[Int(frame.space)], at: frame.origin)
    spaces.append(space)
    return Position(
      parent: frame.element, space: Int32(spaces.count - 1),
      origin: origin, offset: .zero)
  }

  /// Adds the element of a view whose slot has been filled.
  @inline(__always)
  private mutating func enter(_ reading: Waiting, _ position: Position) {
    let index = count
    count &+= 1
    if !reading.isCommon { extras.keepAttributes(of: reading.view, element: index) }
    if position.space != 0 { sides.append(position.offset) }
    elements.makeRoom(upTo: index + 1)
    (elements.base + index).initialize(
      to: SnapshotElement(
        origin: position.origin, parent: position.parent, space: position.space,
        side: Int32(truncatingIfNeeded: sides.count &- 1),
        slot: reading.slot))
    (slots.base + Int(reading.slot)).pointee.element = Int32(truncatingIfNeeded: index)
    reading.view.keepIdentity(
      reading.identity, element: Int32(truncatingIfNeeded: index), in: &identities)
  }

  private mutating func finish() -> SnapshotStorage {
    elements.resize(to: count)
    slots.resize(to: count + SnapshotSlot.padding)
    identities.finish()
    let storage = SnapshotStorage(
      elements: elements, slots: slots, count: count, sides: sides, spaces: spaces,
      shape: shape, isOnGrid: grid.holdsAll, identities: identities, extras: extras)
    storage.checkAfterBuilding()
    return storage
  }
}

/// The shape of a tree, which determines how the tree is searched.
struct SnapshotShape {
  /// The maximum number of subviews of a view.
  private(set) var widestFanOut = 0
  /// The maximum number of ancestors that a view has.
  private(set) var depth = 0

  @inline(__always)
  mutating func add(depth: Int, fanOut: Int) {
    self.depth = max(self.depth, depth)
    widestFanOut = max(widestFanOut, fanOut)
  }

  private static let mostLevelsDescended = threshold(64, low: 2)
  private static let wideFamily = threshold(64, low: 3)

  /// Whether hit tests descend from the root instead of searching an index.
  ///
  /// True if each view has at most 64 ancestors and fewer than 64 subviews. Searching an index
  /// takes as long as descending about 30 levels with few subviews per view.
  var isDescended: Bool { depth <= Self.mostLevelsDescended && !hasWideFamilies }

  /// Whether the index sorts boxes along the Hilbert curve, because a view has 64 or more subviews.
  ///
  /// Painting order keeps the elements of a view together, so a tree of small families needs no
  /// sorting, which saves 50 ns per view.
  var hasWideFamilies: Bool { widestFanOut >= Self.wideFamily }
}
