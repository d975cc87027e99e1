import Foundation

/// Ranked shapes, cut into disjoint parts, each of which shows the frontmost shape at its position.
///
/// Boxes are cut by a sweep. Where rotated shapes overlap boxes or each other, the parts in front
/// are subtracted from those behind.
struct FrontArrangement: Sendable {
  /// The shapes from back to front; the index of a shape is its rank.
  let shapes: ContiguousArray<FrontShape>
  /// The element of each shape.
  let elements: ContiguousArray<Int32>
  /// The visible parts of all shapes, in the order of the shapes.
  private(set) var parts: ContiguousArray<FrontShape> = []
  /// The index of the first part of each shape and, as the last element, the number of parts.
  private(set) var firstPart: ContiguousArray<Int32> = []
  /// The rank of the shape that each part shows.
  private(set) var ranks: ContiguousArray<Int32> = []
  /// The visible parts of the boxes if rotated shapes are ignored.
  private let boxParts: ContiguousArray<Extent>
  /// A spatial index of `boxParts`.
  private let boxIndex: SpatialIndex
  /// The rank of the shape that each of `boxParts` shows.
  private var boxRanks: ContiguousArray<Int32> = []
  /// A spatial index of the rotated shapes; nil if there are none.
  private let rotatedIndex: SpatialIndex?
  /// The ranks of the rotated shapes.
  private var rotatedRanks: ContiguousArray<Int32> = []
  /// A spatial index of all parts; nil if no shape is rotated.
  private var partIndex: SpatialIndex?

  init(_ shapes: FrontShapes, where covers: ((Int) -> Bool)?) {
    let kept = covers.map { covers in
      shapes.elements.indices.filter { covers(Int(shapes.elements[$0])) }
    }
    let (own, elements) = (
      kept.map { ContiguousArray($0.map { shapes.shapes[$0] }) } ?? shapes.shapes,
      kept.map { ContiguousArray($0.map { shapes.elements[$0] }) } ?? shapes.elements
    )
    (self.shapes, self.elements) = (own, elements)
    var (upright, rotated): (ContiguousArray<Int32>, ContiguousArray<Int32>) = ([], [])
    for (rank, shape) in own.enumerated() {
      if shape.polygon == nil { upright.append(Int32(rank)) } else { rotated.append(Int32(rank)) }
    }
    let swept = FrontSweep.parts(of: ContiguousArray(upright.map { own[Int($0)].box }))
    let ordered = Self.ordered(swept, count: upright.count)
    let boxRanks = ContiguousArray(ordered.map { upright[Int($0.rank)] })
    self.boxRanks = boxRanks
    boxParts = ContiguousArray(ordered.map(\.box))
    boxIndex = SpatialIndex(of: boxParts)
    guard !rotated.isEmpty else {
      rotatedIndex = nil
      parts = ContiguousArray(ordered.map { FrontShape($0.box) })
      ranks = boxRanks
      findFirstParts()
      return
    }
    let boxes = ContiguousArray(rotated.map { own[Int($0)].box })
    rotatedIndex = SpatialIndex(of: boxes)
    rotatedRanks = rotated
    var byRank = [[FrontShape]](repeating: [], count: self.shapes.count)
    for part in ordered {
      let rank = upright[Int(part.rank)]
      byRank[Int(rank)] += remains(of: FrontShape(part.box), behind: rank, cutByBoxes: false)
    }
    for rank in rotated {
      byRank[Int(rank)] = remains(of: self.shapes[Int(rank)], behind: rank, cutByBoxes: true)
    }
    for (rank, shapes) in byRank.enumerated() {
      parts += shapes
      ranks += shapes.map { _ in Int32(rank) }
    }
    partIndex = SpatialIndex(of: ContiguousArray(parts.map(\.box)))
    findFirstParts()
  }

  /// Returns the parts sorted by rank.
  ///
  /// Parts with equal ranks stay in order.
  private static func ordered(
    _ parts: ContiguousArray<FrontSweep.Part>, count: Int
  ) -> ContiguousArray<FrontSweep.Part> {
    var places = ContiguousArray<Int32>(repeating: 0, count: count + 1)
    for part in parts { places[Int(part.rank) + 1] += 1 }
    for rank in 0..<count { places[rank + 1] += places[rank] }
    var result = parts
    for part in parts {
      result[Int(places[Int(part.rank)])] = part
      places[Int(part.rank)] += 1
    }
    return result
  }

  private mutating func findFirstParts() {
    firstPart = ContiguousArray(repeating: 0, count: shapes.count + 1)
    for rank in ranks { firstPart[Int(rank) + 1] += 1 }
    for rank in shapes.indices { firstPart[rank + 1] += firstPart[rank] }
  }

  /// Returns the parts of `shape` that aren't covered by shapes with ranks above `rank`.
  ///
  /// Rotated shapes always count as covers. Boxes count only if `cutByBoxes` is true.
  private func remains(
    of shape: FrontShape, behind rank: Int32, cutByBoxes: Bool
  ) -> [FrontShape] {
    var cutters: [ConvexPolygon] = []
    if cutByBoxes {
      for part in boxIndex.items(in: shape.box) where boxRanks[part] > rank {
        cutters.append(ConvexPolygon(boxParts[part]))
      }
    }
    for place in rotatedIndex?.items(in: shape.box) ?? [] where rotatedRanks[place] > rank {
      cutters.append(shapes[Int(rotatedRanks[place])].outline)
    }
    guard !cutters.isEmpty else { return [shape] }
    var pieces = [shape.outline]
    for cutter in cutters { pieces = pieces.flatMap { $0.subtracting(cutter) } }
    return pieces.map(FrontShape.init)
  }
}

extension FrontArrangement {
  /// Returns the rank of the shape that is visible at `point`, or nil if there is none.
  func rank(at point: SIMD2<Double>) -> Int32? {
    var best = boxIndex.topmostItem(x: point.x, y: point.y).map { boxRanks[$0] }
    if let rotatedIndex {
      for place in rotatedIndex.items(holdingX: point.x, y: point.y) {
        let rank = rotatedRanks[place]
        if rank > best ?? -1, shapes[Int(rank)].contains(point) { best = rank }
      }
    }
    return best
  }

  /// Returns the visible parts of the shape that has the given rank.
  func parts(of rank: Int) -> ArraySlice<FrontShape> {
    ArraySlice(parts[Int(firstPart[rank])..<Int(firstPart[rank + 1])])
  }

  /// Returns the pieces of `shape` that aren't covered by parts with a rank of at least `rank`.
  func remains(of shape: FrontShape, behindRank rank: Int32) -> [FrontShape] {
    var pieces = [shape]
    forEachPart(meeting: shape.box) { part, partRank in
      guard partRank >= rank else { return }
      pieces = pieces.flatMap { $0.subtracting(part) }
    }
    return pieces
  }

  /// Calls `body` with each part whose bounding box overlaps `box`, and with the rank of the part.
  func forEachPart(meeting box: Extent, _ body: (FrontShape, Int32) -> Void) {
    guard rotatedIndex != nil else {
      for place in boxIndex.items(in: box) { body(parts[place], boxRanks[place]) }
      return
    }
    for place in partIndex?.items(in: box) ?? [] { body(parts[place], ranks[place]) }
  }
}

extension SpatialIndex {
  fileprivate init(of boxes: ContiguousArray<Extent>) {
    self = boxes.withUnsafeBufferPointer { SpatialIndex(extents: $0) }
  }
}
