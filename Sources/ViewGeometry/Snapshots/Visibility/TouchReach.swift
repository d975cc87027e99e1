import Foundation

/// The area in which touches reach one element, and the elements that make it smaller.
package struct TouchReach: Sendable {
  /// An element that covers a part of the area, and the size of that part.
  package struct Loss: Sendable {
    package let element: GeometrySnapshot.ID
    /// The bounding box of the covered part.
    package let box: Extent
    package let area: Double
  }

  /// An element that clips the area, and the size of the part that it removes.
  package struct Cut: Sendable {
    package let element: GeometrySnapshot.ID
    /// The bounding box of the remaining area before this cut.
    package let whole: Extent
    /// The bounding box of the remaining area after this cut; empty if nothing remains.
    package let rest: Extent
    package let area: Double
  }

  /// The unclipped area of the element, in the root's coordinates.
  package fileprivate(set) var area = 0.0
  /// The ancestors that clip the element, each with the size of the area that it removes.
  ///
  /// They clip in this order: the root first, then the others from the innermost to the outermost.
  package fileprivate(set) var cuts: [Cut] = []
  /// The bounding box of the clipped element; empty if nothing remains.
  package fileprivate(set) var box = Extent(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The area of the clipped element.
  package fileprivate(set) var cutArea = 0.0
  /// The elements that cover parts of the clipped element.
  ///
  /// The areas are disjoint: each is assigned to the frontmost element that covers it.
  package fileprivate(set) var covers: [Loss] = []
  /// The area of the uncovered parts of the clipped element.
  package fileprivate(set) var freeArea = 0.0
  /// The uncovered point with the largest clearance; nil if everything is clipped or covered.
  package fileprivate(set) var tapPoint: TapPoint?
}

extension VisibilityMap {
  /// Returns the area in which touches reach an element, even if the element ignores touches.
  ///
  /// Among the elements in front, only those for which `isCover` returns true count as covers. For
  /// example, a tool that counts a hit on a descendant as a hit on the element returns false for
  /// the descendants. Where an element that isn't a cover is in front of a cover, the cover has no
  /// effect.
  ///
  /// - Complexity: O(depth + log n + p + k log k) for p parts in front of the element and k covers.
  /// - Precondition: Every `zPosition` in the snapshot is 0.
  package func reach(
    of id: GeometrySnapshot.ID, counting isCover: (GeometrySnapshot.ID) -> Bool
  ) -> TouchReach {
    var reach = TouchReach()
    let shape = cutShape(of: snapshot.place(of: id), &reach)
    guard !shape.isEmpty else { return reach }
    (reach.box, reach.cutArea) = (shape.box, shape.area)
    let covers = covers(of: id, shape, counting: isCover)
    let parts = free(of: shape, under: covers, &reach)
    guard !parts.isEmpty else { return reach }
    reach.freeArea = parts.reduce(0) { $0 + $1.area }
    let places = ContiguousArray(covers.indices.map { Int32($0) })
    var search = TapSearch(
      in: shape, around: places, of: ContiguousArray(covers.map(\.shape)), least: 0)
    search.run(over: parts[...])
    reach.tapPoint = search.best.map {
      TapPoint(point: CGPoint($0.point), clearance: CGFloat($0.clearance))
    }
    return reach
  }

  /// Returns the shape of an element, clipped by the root and by the ancestors that clip touches.
  ///
  /// Stores the unclipped area and the cuts in `reach`.
  private func cutShape(of place: Int, _ reach: inout TouchReach) -> FrontShape {
    let storage = snapshot.storage
    var shape = storage.shapeInRoot(of: place)
    reach.area = shape.area
    let rank = touchedRanks[place]
    if rank >= 0, touched.shapes[Int(rank)].area == shape.area { return shape }
    func cut(by other: Int) {
      guard policy.touches.cuts(storage.flags(of: other)) else { return }
      let left = shape.intersection(storage.shapeInRoot(of: other))
      if left.area < shape.area {
        reach.cuts.append(
          TouchReach.Cut(
            element: self.id(Int32(other)), whole: shape.box, rest: left.box,
            area: shape.area - left.area))
      }
      shape = left
    }
    if place > 0 { cut(by: 0) }
    var next = Int(storage.elements[place].parent)
    while next > 0, !shape.isEmpty {
      cut(by: next)
      next = Int(storage.elements[next].parent)
    }
    return shape
  }

  /// Returns the covers in front of the shape of an element, from back to front.
  ///
  /// Each cover is the whole shape of an element. If an element that isn't a cover is in front of
  /// one of the covers, the result consists of the frontmost parts of the covers instead, in any
  /// order.
  private func covers(
    of id: GeometrySnapshot.ID, _ shape: FrontShape,
    counting isCover: (GeometrySnapshot.ID) -> Bool
  ) -> ContiguousArray<(element: GeometrySnapshot.ID, shape: FrontShape)> {
    // Elements are ranked in the order of the tree. If the element itself doesn't receive touches,
    // the search finds the first element in front of it that does.
    var (low, high) = (0, touched.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if touched.elements[middle] <= id.index { low = middle + 1 } else { high = middle }
    }
    func element(_ rank: Int32) -> GeometrySnapshot.ID { self.id(touched.elements[Int(rank)]) }
    var (parts, ranks): (ContiguousArray<FrontShape>, ContiguousArray<Int32>) = ([], [])
    var lastOther: Int32 = -1
    touched.forEachPart(meeting: shape.box) { part, rank in
      guard Int(rank) >= low else { return }
      let isCounted = isCover(element(rank))
      guard isCounted || rank > lastOther, !part.intersection(shape).isEmpty else { return }
      guard isCounted else {
        lastOther = rank
        return
      }
      parts.append(part)
      ranks.append(rank)
    }
    if let first = ranks.min(), first < lastOther {
      return ContiguousArray(zip(ranks, parts).map { (element($0), $1) })
    }
    ranks.sort()
    ranks.removeRepetitions()
    return ContiguousArray(ranks.map { (element($0), touched.shapes[Int($0)]) })
  }

  /// Returns the uncovered parts of `shape`, and stores the covered areas in `reach`.
  private func free(
    of shape: FrontShape,
    under covers: ContiguousArray<(element: GeometrySnapshot.ID, shape: FrontShape)>,
    _ reach: inout TouchReach
  ) -> [FrontShape] {
    guard !covers.isEmpty else { return [shape] }
    var losses = [(box: Extent, area: Double)](
      repeating: (Extent(minX: 0, minY: 0, maxX: 0, maxY: 0), 0), count: covers.count)
    func lose(_ part: FrontShape, to place: Int) {
      guard part.area > 0 else { return }
      losses[place] = (
        losses[place].area > 0 ? losses[place].box.union(part.box) : part.box,
        losses[place].area + part.area
      )
    }
    var free: [FrontShape] = []
    if shape.polygon == nil, covers.allSatisfy({ $0.shape.polygon == nil }) {
      var boxes: ContiguousArray = [shape.box]
      for cover in covers { boxes.append(cover.shape.box.intersection(shape.box)) }
      for part in FrontSweep.parts(of: boxes) {
        if part.rank == 0 {
          free.append(FrontShape(part.box))
        } else {
          lose(FrontShape(part.box), to: Int(part.rank) - 1)
        }
      }
    } else {
      free = [shape]
      for place in covers.indices.reversed() {
        let cover = covers[place].shape
        for part in free { lose(part.intersection(cover), to: place) }
        free = free.flatMap { $0.subtracting(cover) }.filter { !$0.isEmpty }
      }
    }
    for (place, loss) in losses.enumerated() where loss.area > 0 {
      reach.covers.append(
        TouchReach.Loss(element: covers[place].element, box: loss.box, area: loss.area))
    }
    return free
  }
}
