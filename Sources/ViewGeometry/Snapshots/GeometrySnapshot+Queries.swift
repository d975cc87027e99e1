public import Foundation

extension GeometrySnapshot {
  /// The elements that can be seen in `rect`, in the bounds of the root, as painted: the frontmost last.
  ///
  /// An element counts when it and all above it are neither hidden nor transparent, and when its box in the root's
  /// coordinates, cut by those of all above it that clip and of windows, shares a point with `rect`. Touching edges share none
  /// (R6.10); an empty or null rectangle finds nothing. The box of a turned element is larger than the element.
  ///
  /// - Complexity: O(log n + k log k) for k elements.
  public func elements(in rect: CGRect) -> [ID] {
    let (extent, index) = (Extent(rect), storage.index)
    var found = index.seen.items(in: extent, order: .ascending).map { Int32($0) }
    let unbounded = index.unbounded.filter { storage.visibleBox(of: Int($0)).overlaps(extent) }
    if !unbounded.isEmpty { found = (found + unbounded).sorted() }
    return found.map(ID.init)
  }

  /// The `count` elements nearest to `point`, in the bounds of the root, nearest first; of equally near ones the frontmost first.
  ///
  /// Elements and boxes are those of ``elements(in:)``; the distance is that to the closest point of the box, zero within it.
  /// All elements if there are fewer; none for NaN.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k elements.
  public func nearest(to point: CGPoint, count: Int) -> [ID] {
    precondition(count >= 0, "Can't find the \(count) nearest elements.")
    let (x, y) = (Double(point.x), Double(point.y))
    guard !x.isNaN && !y.isNaN else { return [] }
    let index = storage.index
    var neighbours: [SpatialNeighbour] = []
    index.seen.main.collectNearest(
      count, x: x, y: y, index.seen.changes, into: &neighbours)
    if !index.unbounded.isEmpty {
      for element in index.unbounded {
        let box = storage.visibleBox(of: Int(element))
        guard !box.isEmpty else { continue }
        neighbours.append(
          SpatialNeighbour(item: Int(element), z: 0, square: box.squareOfDistance(x: x, y: y)))
      }
      neighbours.sort(by: SpatialNeighbour.isNearer)
    }
    return neighbours.prefix(count).map { ID(index: Int32($0.item)) }
  }

  /// The part of an element's bounds that no clipping ancestor cuts off, in its own coordinates: the `visibleRect` of its view.
  ///
  /// Ancestors above the root of the snapshot don't count. Null when nothing is left.
  ///
  /// - Complexity: O(depth).
  public func visibleRect(of id: ID) -> CGRect {
    storage.visiblePart(of: bounds(of: id), in: storage.slot(of: place(of: id)))
  }
}

extension SnapshotStorage {
  /// The composed map from the bounds of an element to those of the root.
  func mapToRoot(from index: Int) -> ProjectiveMap {
    mapToRoot(from: slot(of: index), includingRoot: false)
  }

  /// The box of the visible part of an element that isn't in the index, in the bounds of the root.
  ///
  /// - Complexity: O(depth²) where much clips.
  func visibleBox(of index: Int) -> Extent {
    var box = Extent(mapToRoot(from: index).map(bounds(of: index)))
    var next = Int(elements[index].parent)
    while next >= 0 {
      if !flags(of: next).isDisjoint(with: .clipping) {
        box = box.intersection(Extent(mapToRoot(from: next).map(bounds(of: next))))
      }
      next = Int(elements[next].parent)
    }
    return box
  }
}
