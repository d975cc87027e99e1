import Foundation

/// An index of the visible and the hittable parts of elements, in the root's coordinates.
final class SnapshotIndex {
  /// The tree of the bounding boxes of visible parts.
  ///
  /// The visible part of an element is its box clipped by the ancestors that clip.
  let seen: SpatialIndex
  /// The visible elements whose bounding box isn't known accurately, in ascending order.
  ///
  /// They aren't in `seen`.
  let unbounded: ContiguousArray<Int32>
  /// The elements of `unbounded` that can be hit.
  let unboundedHits: ContiguousArray<Int32>
  /// The hit boxes of the elements whose hit box differs from their box in `seen`.
  ///
  /// They are in ascending order of the elements.
  private let hitBoxes: ContiguousArray<SnapshotHitBox>
  /// The maximum distance by which rounding may move an edge of a hit box.
  let margin: Double

  init(of storage: SnapshotStorage, inPaintingOrder: Bool) {
    var builder = SnapshotIndexBuilder(storage)
    builder.visitAll()
    seen = builder.boxes.index(inPaintingOrder: inPaintingOrder)
    unbounded = builder.unbounded
    unboundedHits = builder.unboundedHits
    hitBoxes = builder.hitBoxes
    margin = builder.margin
  }

  /// Returns the hit box of an element whose box in `seen` is `box`; empty if it can't be hit.
  ///
  /// In the first space, the hit box is exact, except for the margin. In other spaces, it may be
  /// too large.
  @inline(__always)
  func hitBox(of element: Int, seenIn box: Extent) -> Extent {
    hitBoxes.isEmpty ? box : listedHitBox(of: element) ?? box
  }

  @inline(never)
  private func listedHitBox(of element: Int) -> Extent? {
    let index = hitBoxes.partitioningIndex { Int($0.element) >= element }
    guard index < hitBoxes.count, Int(hitBoxes[index].element) == element else { return nil }
    return hitBoxes[index].box
  }
}

// Nothing is written after `init`.
extension SnapshotIndex: @unchecked Sendable {}

/// The hit box of an element, in the root's coordinates, if it differs from the box of the visible
/// part.
///
/// It is the element's box, clipped by the boxes of all ancestors; empty if the element can't be
/// hit.
struct SnapshotHitBox {
  let element: Int32
  let box: Extent
}

/// Visits the elements of a snapshot in the order of the tree, and computes the boxes of their
/// visible and hittable parts.
struct SnapshotIndexBuilder {
  private let storage: SnapshotStorage
  private let drawn = ReachRule(drawnByDepth: false)
  private let touched = ReachRule(touches: .uiKit)
  private(set) var boxes: SnapshotBoxes
  private(set) var hitBoxes: ContiguousArray<SnapshotHitBox> = []
  private(set) var unbounded: ContiguousArray<Int32> = []
  private(set) var unboundedHits: ContiguousArray<Int32> = []
  private(set) var margin = 0.0

  init(_ storage: SnapshotStorage) {
    self.storage = storage
    boxes = SnapshotBoxes(capacity: storage.count)
  }

  /// The regions that clip the descendants of an element.
  private struct Frame {
    let element: Int32
    /// The region in which subviews can be seen; empty below a hidden or transparent element.
    let clip: Extent
    /// The region in which subviews can be hit; empty below an element that can't be hit.
    let hitBox: Extent
    /// The distance by which rounding may move the edges of the hit box.
    let margin: Double

    static let aroundRoot = Frame(
      element: -1, clip: .everything, hitBox: .everything, margin: 0)
  }

  mutating func visitAll() {
    var frames: ContiguousArray<Frame> = [.aroundRoot]
    for element in 0..<storage.count {
      let parent = storage.elements[element].parent
      while let last = frames.last, last.element != parent { frames.removeLast() }
      guard let outer = frames.last else { break }
      let inner = enter(element, in: outer)
      if storage.slot(of: element).pointee.innerCount > 0 { frames.append(inner) }
    }
  }

  @inline(__always)
  private mutating func enter(_ index: Int, in outer: Frame) -> Frame {
    let element = storage.elements[index]
    let slot = storage.slot(of: index).pointee
    let space = storage.spaces[Int(element.space)]
    var clip = drawn.admits(slot.flags) ? outer.clip : .empty
    var hitBox = touched.admits(slot.flags) ? outer.hitBox : .empty
    var margin = outer.margin
    guard space.isDirect else {
      if !clip.isEmpty { unbounded.append(Int32(index)) }
      if !clip.isEmpty && !hitBox.isEmpty { unboundedHits.append(Int32(index)) }
      return Frame(element: Int32(index), clip: clip, hitBox: hitBox, margin: margin)
    }
    if space.first == Int32(index) && index > 0 {
      let outerSpace = storage.spaces[Int(space.parent)]
      margin +=
        outerSpace.toRoot.largestFactor
        * space.localMap.error(around: slot.bounds, inverse: space.localInverse)
    }
    let box = boxInRoot(of: slot, at: element.origin, in: space)
    hitBox = hitBox.intersection(box)
    let seen = clip.intersection(box)
    // Account for the rounding errors of the box, and of a hit test that descends to this view.
    let reach =
      max(abs(slot.boundsMin.x), abs(slot.boundsMin.y)) + max(slot.size.x, slot.size.y)
    margin +=
      0x1p-50 * (element.space == 0 ? 1 : space.toRoot.largestFactor) * reach
      + 0x1p-51 * box.largestMagnitude
    if !seen.isEmpty {
      boxes.append(seen, element: index)
      self.margin = max(self.margin, margin)
      if hitBox != seen {
        hitBoxes.append(
          SnapshotHitBox(element: Int32(index), box: hitBox.isEmpty ? .empty : hitBox))
      }
    }
    if drawn.cuts(slot.flags) { clip = seen }
    return Frame(element: Int32(index), clip: clip, hitBox: hitBox, margin: margin)
  }

  /// Returns the bounding box of a view's bounds, in the root's coordinates.
  @inline(__always)
  private func boxInRoot(
    of slot: SnapshotSlot, at origin: ExactOffset, in space: SnapshotSpace
  ) -> Extent {
    guard space.parent >= 0 else {
      let corner = origin.moving(slot.boundsMin)
      return Extent(x: corner.x, y: corner.y, width: slot.size.x, height: slot.size.y)
    }
    return space.toRoot.box(
      of: Extent(x: slot.boundsMin.x, y: slot.boundsMin.y, width: slot.size.x, height: slot.size.y),
      movedBy: origin)
  }
}

/// The boxes of the visible parts of elements; elements without a visible part are left out.
struct SnapshotBoxes {
  private var extents: ContiguousArray<Extent> = []
  private var elements: ContiguousArray<UInt32> = []
  private let count: Int

  init(capacity: Int) {
    count = capacity
    extents.reserveInLargePages(capacity)
  }

  @inline(__always)
  mutating func append(_ extent: Extent, element: Int) {
    // The list `elements` isn't needed until an element's index differs from the index of its box.
    if element != extents.count && elements.isEmpty {
      elements.reserveCapacity(count)
      for place in 0..<UInt32(extents.count) { elements.append(place) }
      elements.append(UInt32(element))
    } else if !elements.isEmpty {
      elements.append(UInt32(element))
    }
    extents.append(extent)
  }

  func index(inPaintingOrder: Bool) -> SpatialIndex {
    extents.withUnsafeBufferPointer {
      SpatialIndex(
        main: HilbertTree(
          $0, items: elements.isEmpty ? nil : elements,
          depths: [SpatialDepth(z: 0, end: $0.count)], width: 16,
          generation: SpatialIndexChanges.main, inPaintingOrder: inPaintingOrder))
    }
  }
}

extension ProjectiveMap {
  /// Returns the maximum distance by which rounding may move the edges of a view in a hit test.
  ///
  /// The receiver is the map from the view's bounds coordinates to those of its superview,
  /// `inverse` is its inverse, and `bounds` are the view's bounds. The distance is in the
  /// superview's coordinates. Returns 0 if the map isn't affine or `inverse` is nil.
  fileprivate func error(around bounds: CGRect, inverse: ProjectiveMap?) -> Double {
    guard isAffine, let inverse else { return 0 }
    let factor = LinearPart(self).largestFactor
    let magnitude = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    let reach = abs(tx) + abs(ty) + 2 * Double(magnitude) * max(1, factor)
    return reach * max(1, factor * LinearPart(inverse).largestFactor) * 0x1p-47
  }
}
