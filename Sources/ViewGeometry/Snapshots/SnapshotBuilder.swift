import Foundation

/// Goes over a tree once, with a loop, and writes down what a snapshot keeps.
struct SnapshotBuilder {
  private var elements = SnapshotMemory<SnapshotElement>()
  private var hitBoxes: ContiguousArray<SnapshotHitBox> = []
  private var count = 0
  private var sides: ContiguousArray<ExactOffset> = []
  private var spaces: ContiguousArray<SnapshotSpace> = []
  private var boxes = SnapshotBoxes()
  private var unbounded: ContiguousArray<Int32> = []
  private var margin = 0.0
  private var identities = SnapshotIdentities()
  private var reserved: Range<UInt64> = 0..<0
  private var extras = SnapshotExtras()
  private var widestFanOut = 0

  static func storage(of root: View) -> SnapshotStorage {
    var builder = SnapshotBuilder()
    withExtendedLifetime(root) { builder.visitAll(below: ViewCursor(root)) }
    return builder.finish()
  }

  /// What a view hands down to those in it.
  private struct Frame {
    /// How many of its subviews are still to come.
    var left: Int
    let element: Int32
    let space: Int32
    let isDirect: Bool
    /// The zero point of the bounds in those of the root.
    let origin: ExactOffset
    /// The same in the space.
    let offset: ExactOffset
    /// Where subviews can be seen, in the bounds of the root; nothing below what is hidden.
    let clip: Extent
    /// Where subviews can be hit, in the bounds of the root; nothing below what can't be.
    let hitBox: Extent
    /// How far rounding may move the edges of the box, in the bounds of the root.
    let margin: Double
    /// The largest factor of the map to the root.
    let factor: Double
  }

  /// What is read from a view, for all subviews of a view at once: the processor then waits for many at a time, not for one.
  private struct Reading {
    let view: ViewCursor
    let subviews: UnsafeBufferPointer<ViewCursor>
    let boundsMin: SIMD2<Double>
    let size: SIMD2<Double>
    let offset: SIMD2<Double>
    let identity: UInt64
    let flags: View.Flags
    let routeBits: UInt8
    let isCommon: Bool

    @inline(__always)
    init(_ view: ViewCursor) {
      self.view = view
      (boundsMin, size) = view.boundsMinAndSize
      let offset = view.offset
      self.offset = SIMD2(offset.x, offset.y)
      flags = view.flags
      routeBits = view.routeBits
      subviews = view.subviewCursors
      identity = view.snapshotIdentity
      isCommon = view.hasCommonAttributes
    }
  }

  private mutating func visitAll(below root: ViewCursor) {
    var readings = SnapshotMemory<Reading>()
    var frames = SnapshotMemory<Frame>()
    defer {
      readings.free()
      frames.free()
    }
    var (depth, pending) = (0, 0)
    /// Gets ready for the subviews of a view; the hindmost comes first.
    func open(_ frame: Frame, _ subviews: UnsafeBufferPointer<ViewCursor>) {
      frames.makeRoom(for: depth)
      (frames.base + depth).initialize(to: frame)
      depth += 1
      readings.makeRoom(for: pending + subviews.count)
      for subview in subviews.reversed() {
        (readings.base + pending).initialize(to: Reading(subview))
        pending += 1
      }
    }

    spaces.append(
      SnapshotSpace(
        first: 0, parent: -1, end: 0, isDirect: true, localMap: .identity,
        localInverse: .identity, anchor: .zero))
    let reading = Reading(root)
    extras.keepPlacement(of: root, element: 0)
    if let frame = enter(reading, .ofRoot) { open(frame, reading.subviews) }
    while depth > 0 {
      guard frames.base[depth - 1].left > 0 else {
        depth -= 1
        continue
      }
      frames.base[depth - 1].left -= 1
      pending -= 1
      let reading = readings.base[pending]
      let place =
        reading.routeBits == 0
        ? placeOfShifted(reading, in: frames.base + (depth - 1))
        : placeOfTurned(reading.view, in: frames.base[depth - 1])
      if let frame = enter(reading, place) { open(frame, reading.subviews) }
    }
  }

  /// Where a view comes to lie.
  private struct Place {
    let parent: Int32
    let space: Int32
    let isDirect: Bool
    let origin: ExactOffset
    let offset: ExactOffset
    let clip: Extent
    let hitBox: Extent
    let margin: Double
    let factor: Double

    static let ofRoot = Place(
      parent: -1, space: 0, isDirect: true, origin: .zero, offset: .zero, clip: .everything,
      hitBox: .everything, margin: 0, factor: 1)
  }

  @inline(__always)
  private mutating func placeOfShifted(
    _ reading: Reading, in frame: UnsafeMutablePointer<Frame>
  ) -> Place {
    let frame = frame.pointee
    let offset = reading.offset
    let inSpace = frame.offset.adding(offset)
    // Where the offset can't be told from the sums again the view starts a space, so that nothing is lost.
    guard inSpace.isUsable, all(inSpace.minus(frame.offset).rounded .== offset) else {
      return placeOfTurned(reading.view, in: frame)
    }
    var origin = inSpace
    if frame.space != 0 {
      let turned = spaces[Int(frame.space)].toRoot.map(ExactOffset(high: offset, low: .zero))
      origin = frame.origin.adding(turned.high).adding(turned.low)
    }
    return Place(
      parent: frame.element, space: frame.space, isDirect: frame.isDirect, origin: origin,
      offset: inSpace, clip: frame.clip, hitBox: frame.hitBox, margin: frame.margin,
      factor: frame.factor)
  }

  @inline(never)
  private mutating func placeOfTurned(_ view: ViewCursor, in frame: Frame) -> Place {
    extras.keepPlacement(of: view, element: count)
    let map = view.map
    let inverse = view.inverseMap
    let anchor = view.anchorInBounds
    var space = SnapshotSpace(
      first: Int32(count), parent: frame.space, end: 0, isDirect: false, localMap: map,
      localInverse: inverse, anchor: SIMD2(anchor.x, anchor.y))
    var origin = ExactOffset.zero
    let outer = spaces[Int(frame.space)]
    space.toRoot = LinearPart(map).then(outer.toRoot)
    if frame.isDirect, map.isAffine, let inverse,
      map.largestFactor * inverse.largestFactor < SnapshotSpace.worstCondition
    {
      space.fromRoot = outer.fromRoot.then(LinearPart(inverse))
      let condition = space.toRoot.largestFactor * space.fromRoot.largestFactor
      let step = outer.toRoot.map(ExactOffset(high: SIMD2(map.tx, map.ty), low: .zero))
      origin = frame.origin.adding(step.high).adding(step.low)
      space.isDirect = condition < SnapshotSpace.worstCondition && origin.isUsable
    }
    spaces.append(space)
    return Place(
      parent: frame.element, space: Int32(spaces.count - 1), isDirect: space.isDirect,
      origin: origin, offset: .zero, clip: frame.clip, hitBox: frame.hitBox,
      margin: frame.margin + frame.factor * map.error(around: view.bounds, inverse: inverse),
      factor: space.toRoot.largestFactor)
  }
}

extension SnapshotBuilder {
  /// Writes down a view; answers what it hands down if it has subviews.
  @inline(__always)
  private mutating func enter(_ reading: Reading, _ place: Place) -> Frame? {
    let index = count
    count += 1
    let (boundsMin, size, flags) = (reading.boundsMin, reading.size, reading.flags)
    var elementFlags = SnapshotElement.Flags(flags)
    var clip = flags.isDisjoint(with: [.hidden, .transparent]) ? place.clip : .nothing
    var hitBox = flags.isDisjoint(with: .ineligible) ? place.hitBox : .nothing
    var margin = place.margin
    if place.isDirect {
      let box = boxInRoot(place, boundsMin, size)
      hitBox = hitBox.intersection(box)
      let seen = clip.intersection(box)
      // What rounding does on the way to this view when it is asked, and what it did to the box.
      let reach = max(abs(boundsMin.x), abs(boundsMin.y)) + max(size.x, size.y)
      margin +=
        0x1p-50 * place.factor * reach
        + 0x1p-51 * max(max(abs(box.minX), abs(box.maxX)), max(abs(box.minY), abs(box.maxY)))
      boxes.append(seen, element: index)
      if !seen.isEmpty {
        self.margin = max(self.margin, margin)
        if hitBox == seen {
          elementFlags.formUnion(.isHitWhereSeen)
        } else if hitBox.isEmpty {
          elementFlags.formUnion(.isNeverHit)
        } else {
          hitBoxes.append(SnapshotHitBox(element: Int32(index), box: hitBox))
        }
      }
      if !flags.isDisjoint(with: [.clips, .isWindow]) { clip = seen }
    } else {
      boxes.append(.nothing, element: index)
      if !clip.isEmpty { unbounded.append(Int32(index)) }
      if hitBox.isEmpty { elementFlags.formUnion(.isNeverHit) }
    }

    if !reading.isCommon { extras.keepAttributes(of: reading.view, element: index) }
    if place.space != 0 { sides.append(place.offset) }
    elements.makeRoom(for: index)
    (elements.base + index).initialize(
      to: SnapshotElement(
        origin: place.origin, parent: place.parent, space: place.space,
        side: Int32(truncatingIfNeeded: sides.count - 1), flags: elementFlags,
        boundsMin: boundsMin, size: size))
    identities.append(
      reading.identity == 0 ? newIdentity(of: reading.view) : reading.identity,
      element: Int32(truncatingIfNeeded: index))

    guard !reading.subviews.isEmpty else { return nil }
    widestFanOut = max(widestFanOut, reading.subviews.count)
    return Frame(
      left: reading.subviews.count, element: Int32(truncatingIfNeeded: index),
      space: place.space, isDirect: place.isDirect, origin: place.origin, offset: place.offset,
      clip: clip, hitBox: hitBox, margin: margin, factor: place.factor)
  }

  /// The box of bounds in those of the root.
  @inline(__always)
  private func boxInRoot(
    _ place: Place, _ boundsMin: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Extent {
    guard place.space != 0 else {
      let corner = place.origin.moving(boundsMin)
      return Extent(x: corner.x, y: corner.y, width: size.x, height: size.y)
    }
    return spaces[Int(place.space)].toRoot.box(
      of: Extent(x: boundsMin.x, y: boundsMin.y, width: size.x, height: size.y),
      movedBy: place.origin)
  }

  private mutating func newIdentity(of view: ViewCursor) -> UInt64 {
    if reserved.isEmpty { reserved = ViewIdentity.reserve(1 << 12) }
    let identity = reserved.lowerBound
    reserved = identity + 1..<reserved.upperBound
    view.snapshotIdentity = identity
    return identity
  }

  private mutating func finish() -> SnapshotStorage {
    elements.resize(to: count)
    for index in spaces.indices { spaces[index].end = Int32(index) + 1 }
    for index in spaces.indices.dropFirst().reversed() {
      let parent = Int(spaces[index].parent)
      spaces[parent].end = max(spaces[parent].end, spaces[index].end)
    }
    LowestCommonSpace.prepare(&spaces)
    identities.finish()
    boxes.trim(to: count)
    let index = boxes.makeIndex(
      count: count, margin: 2 * margin, inPaintingOrder: widestFanOut < SnapshotBoxes.wideFanOut)
    return SnapshotStorage(
      elements: elements, boxes: boxes.memory, hitBoxes: hitBoxes, count: count, sides: sides,
      spaces: spaces, index: index, unbounded: unbounded, margin: margin, identities: identities,
      extras: extras)
  }
}

/// The boxes of what can be seen, by element; nothing for elements that can't.
private struct SnapshotBoxes {
  private(set) var memory = SnapshotMemory<Extent>()
  private var hasUnseen = false

  /// From so many subviews of one view on, boxes go into the index along the Hilbert curve, not in painting order.
  ///
  /// In painting order what lies in a view is together, so that a tree of small families needs no sorting: 50 ns a view less.
  static let wideFanOut = 64

  @inline(__always)
  mutating func append(_ extent: Extent, element: Int) {
    memory.makeRoom(for: element)
    (memory.base + element).initialize(to: extent)
    if extent.isEmpty { hasUnseen = true }
  }

  mutating func trim(to count: Int) { memory.resize(to: count) }

  /// An index of the first `count` boxes, each larger by `margin` on all sides.
  func makeIndex(count: Int, margin: Double, inPaintingOrder: Bool) -> SpatialIndex {
    var extents: ContiguousArray<Extent> = []
    extents.reserveCapacity(count)
    var elements: ContiguousArray<UInt32>? = hasUnseen ? [] : nil
    for element in 0..<count where !memory.base[element].isEmpty {
      extents.append(memory.base[element].grown(by: margin))
      if hasUnseen { elements?.append(UInt32(element)) }
    }
    return extents.withUnsafeBufferPointer {
      SpatialIndex(
        main: HilbertTree(
          $0, items: elements, depths: [SpatialDepth(z: 0, end: $0.count)], width: 16,
          generation: SpatialIndexChanges.main, inPaintingOrder: inPaintingOrder))
    }
  }
}

extension Extent {
  fileprivate static let everything = Extent(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  fileprivate static let nothing = Extent(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  fileprivate func grown(by margin: Double) -> Extent {
    Extent(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension CoordinateMap {
  fileprivate var largestFactor: Double { LinearPart(self).largestFactor }

  /// How far, in the space around, the exact test of a view with this map may move the edges of its bounds.
  fileprivate func error(around bounds: CGRect, inverse: CoordinateMap?) -> Double {
    guard isAffine, let inverse else { return 0 }
    let factor = largestFactor
    let magnitude = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    let reach = abs(tx) + abs(ty) + 2 * Double(magnitude) * max(1, factor)
    return reach * max(1, factor * inverse.largestFactor) * 0x1p-47
  }
}
