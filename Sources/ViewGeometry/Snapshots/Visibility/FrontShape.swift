import Foundation

/// The clipped shape of an element, or a part of it, in the root's coordinates: a box or a convex
/// polygon.
///
/// It is a polygon if the element, or an ancestor that clips it, is projected or skewed, or is
/// rotated relative to the root by an angle that isn't a multiple of 90°. It is also a polygon if
/// the map to the root isn't accurate (``SnapshotSpace/isDirect``), or if it is what remains after
/// a polygon is subtracted.
struct FrontShape: Sendable {
  /// The shape itself if it is a box, otherwise its bounding box.
  let box: Extent
  /// The polygon; nil for a box.
  let polygon: ConvexPolygon?

  init(_ box: Extent) { (self.box, polygon) = (box, nil) }

  init(_ polygon: ConvexPolygon) { (box, self.polygon) = (polygon.box, polygon) }

  /// The whole plane.
  static let everything = FrontShape(.everything)

  /// The shape as a polygon.
  var outline: ConvexPolygon { polygon ?? ConvexPolygon(box) }

  var isEmpty: Bool { box.isEmpty || polygon?.isFlat ?? false }

  var area: Double { polygon?.area ?? (box.isEmpty ? 0 : box.width * box.height) }

  func intersection(_ other: FrontShape) -> FrontShape {
    guard polygon != nil || other.polygon != nil else {
      return FrontShape(box.intersection(other.box))
    }
    // The whole plane has no corners.
    if other.polygon == nil, other.box == .everything { return self }
    if polygon == nil, box == .everything { return other }
    return FrontShape(outline.intersection(other.outline))
  }

  /// Returns the part outside another shape, as disjoint convex pieces.
  ///
  /// If both shapes are boxes, so are the pieces.
  func subtracting(_ other: FrontShape) -> [FrontShape] {
    guard polygon == nil, other.polygon == nil else {
      return outline.subtracting(other.outline).map(FrontShape.init)
    }
    let common = box.intersection(other.box)
    guard !common.isEmpty else { return [self] }
    return [
      Extent(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: common.minY),
      Extent(minX: box.minX, minY: common.minY, maxX: common.minX, maxY: common.maxY),
      Extent(minX: common.maxX, minY: common.minY, maxX: box.maxX, maxY: common.maxY),
      Extent(minX: box.minX, minY: common.maxY, maxX: box.maxX, maxY: box.maxY),
    ]
    .filter { !$0.isEmpty }.map(FrontShape.init)
  }

  /// The two halves of the shape, cut across the longer side of its bounding box.
  ///
  /// The value is nil if the coordinates are too coarse to represent the middle.
  var halves: (FrontShape, FrontShape)? {
    if let polygon {
      return polygon.halves.map { (FrontShape($0), FrontShape($1)) }
    }
    var (first, second) = (box, box)
    if box.width >= box.height {
      first.maxX = box.minX + box.width / 2
      second.minX = first.maxX
      guard first.maxX > box.minX, first.maxX < box.maxX else { return nil }
    } else {
      first.maxY = box.minY + box.height / 2
      second.minY = first.maxY
      guard first.maxY > box.minY, first.maxY < box.maxY else { return nil }
    }
    return (FrontShape(first), FrontShape(second))
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    box.contains(x: point.x, y: point.y) && (polygon?.contains(point) ?? true)
  }
}

/// The shapes of the drawn or the touchable elements of a snapshot, from back to front.
struct FrontShapes {
  private(set) var shapes: ContiguousArray<FrontShape> = []
  private(set) var elements: ContiguousArray<Int32> = []

  /// The state that applies to the descendants of an element.
  private struct Frame {
    let element: Int32
    /// The shape that clips the descendants; nil if no descendant can have a shape.
    let clip: FrontShape?
  }

  init(of storage: SnapshotStorage, _ rule: ReachRule) {
    shapes.reserveCapacity(storage.count)
    elements.reserveCapacity(storage.count)
    var frames = [Frame(element: -1, clip: .everything)]
    let order = rule.ordersByDrawing ? Self.drawingOrder(of: storage) : nil
    for place in 0..<storage.count {
      let element = Int(order?[place] ?? Int32(place))
      let parent = storage.elements[element].parent
      while let last = frames.last, last.element != parent { frames.removeLast() }
      guard let outer = frames.last else { break }
      let clip = outer.clip.flatMap { enter(element, of: storage, in: $0, rule) }
      if storage.slot(of: element).pointee.innerCount > 0 {
        frames.append(Frame(element: Int32(element), clip: clip))
      }
    }
  }

  /// Adds an element if its clipped shape isn't empty and `rule` includes it.
  ///
  /// Returns the shape that clips its descendants, or nil if none of them can have a shape.
  @inline(__always)
  private mutating func enter(
    _ element: Int, of storage: SnapshotStorage, in clip: FrontShape, _ rule: ReachRule
  ) -> FrontShape? {
    let flags = storage.flags(of: element)
    guard rule.admits(flags) else { return nil }
    let shape = storage.shapeInRoot(of: element).intersection(clip)
    let isEmpty = shape.isEmpty
    if !isEmpty, rule.counts(flags) {
      shapes.append(shape)
      elements.append(Int32(element))
    }
    guard rule.cuts(flags) else { return clip }
    return isEmpty ? nil : shape
  }

  /// Returns whether both lists contain the same elements with the same boxes, and no polygons.
  func isSame(as other: FrontShapes) -> Bool {
    elements == other.elements
      && zip(shapes, other.shapes).allSatisfy {
        $0.polygon == nil && $1.polygon == nil && $0.box == $1.box
      }
  }

  /// Returns the elements in drawing order.
  ///
  /// Returns nil if every `zPosition` is 0, because the elements are then stored in drawing order.
  private static func drawingOrder(of storage: SnapshotStorage) -> ContiguousArray<Int32>? {
    let depths = Dictionary(
      uniqueKeysWithValues: storage.extras.spatial.lazy.filter { $0.zPosition != 0 }.map {
        ($0.element, $0.zPosition)
      })
    guard !depths.isEmpty else { return nil }
    var families = [[Int32]](repeating: [], count: storage.count)
    for element in 1..<storage.count {
      families[Int(storage.elements[element].parent)].append(Int32(element))
    }
    var (order, waiting): (ContiguousArray<Int32>, [Int32]) = ([], [0])
    while let element = waiting.popLast() {
      order.append(element)
      var family = families[Int(element)]
      family.sortByDrawing { depths[$0] ?? 0 }
      waiting.append(contentsOf: family.reversed())
    }
    return order
  }
}

extension SnapshotStorage {
  /// Returns the unclipped shape of an element's bounds, in the root's coordinates.
  ///
  /// The shape is empty if the element's position isn't finite, or if a transform on the path to
  /// the root is singular.
  func shapeInRoot(of index: Int) -> FrontShape {
    let (element, slot) = (elements[index], slot(of: index).pointee)
    let space = spaces[Int(element.space)]
    let bounds = Extent(
      x: slot.boundsMin.x, y: slot.boundsMin.y, width: slot.size.x, height: slot.size.y)
    guard space.isDirect else {
      guard hasInverse(index) else { return FrontShape(ConvexPolygon([])) }
      return FrontShape(ConvexPolygon(bounds, mappedBy: mapToRoot(from: index)))
    }
    if space.parent < 0 {
      let corner = element.origin.moving(slot.boundsMin)
      return FrontShape(Extent(x: corner.x, y: corner.y, width: slot.size.x, height: slot.size.y))
    }
    let turn = space.toRoot
    if turn.b == 0 && turn.c == 0 || turn.a == 0 && turn.d == 0 {
      return FrontShape(turn.box(of: bounds, movedBy: element.origin))
    }
    return FrontShape(
      ConvexPolygon(
        ConvexPolygon(bounds).corners.map { element.origin.moving(turn.map($0)) }))
  }

  /// Returns whether all transforms on the path to the root are invertible.
  ///
  /// - Complexity: O(depth).
  private func hasInverse(_ index: Int) -> Bool {
    var next = index
    while next > 0 {
      if localInverse(next) == nil { return false }
      next = Int(elements[next].parent)
    }
    return true
  }
}
