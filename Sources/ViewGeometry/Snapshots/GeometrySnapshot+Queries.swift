public import Foundation

extension GeometrySnapshot {
  /// Returns the visible elements in `rect`, in the order of ``elements``.
  ///
  /// `rect` is in the root's bounds coordinates. An element is visible if neither it nor an
  /// ancestor is hidden or has an alpha below 0.01, and if its bounding box in the root's
  /// coordinates, clipped by those of windows and of the ancestors that clip, overlaps `rect`.
  /// Boxes that only touch `rect` don't overlap it (R6.10). Returns an empty array if `rect` is
  /// empty or null. The bounding box of a rotated element is larger than the element. In this
  /// example, the only row of the window is at y = 204:
  ///
  /// ```swift
  /// let top = CGRect(x: 0, y: 0, width: 320, height: 100)
  /// let seen = snapshot.elements(in: top)  // the window alone, above a row at y = 204
  /// ```
  ///
  /// - Complexity: O(log n + k log k) for n elements in the snapshot and k in the result.
  public func elements(in rect: CGRect) -> [ID] {
    let (extent, index) = (Extent(rect), storage.index)
    var found = index.seen.items(in: extent, order: .ascending).map { Int32($0) }
    let unbounded = index.unbounded.filter { storage.visibleBox(of: Int($0)).overlaps(extent) }
    if !unbounded.isEmpty { found = (found + unbounded).sorted() }
    return found.map(ID.init)
  }

  /// Returns the `count` visible elements nearest to `point`, in order of their distance.
  ///
  /// The point is in the bounds coordinates of the root. Visibility and bounding boxes are as for
  /// ``elements(in:)``. The distance is measured to the closest point of the box, and is zero
  /// within the box. Of elements at the same distance, the last one in ``elements`` is first: the
  /// frontmost, unless a view has a `zPosition`. If the snapshot has fewer than `count` visible
  /// elements, all of them are returned. If a coordinate of the point is NaN, the result is empty.
  ///
  /// ```swift
  /// let nearest = snapshot.nearest(to: CGPoint(x: 10, y: 210), count: 1)
  /// let frontmost = nearest.first  // the row, which is in front of the window
  /// ```
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for n elements in the snapshot and k in the result.
  public func nearest(to point: CGPoint, count: Int) -> [ID] {
    precondition(count >= 0, "Can't find the \(count) nearest elements.")
    let (x, y) = (Double(point.x), Double(point.y))
    guard !x.isNaN && !y.isNaN else { return [] }
    let index = storage.index
    var neighbors: [SpatialNeighbor] = []
    index.seen.main.collectNearest(
      count, x: x, y: y, index.seen.changes, into: &neighbors)
    if !index.unbounded.isEmpty {
      for element in index.unbounded {
        let box = storage.visibleBox(of: Int(element))
        guard !box.isEmpty else { continue }
        neighbors.append(
          SpatialNeighbor(item: Int(element), z: 0, square: box.squareOfDistance(x: x, y: y)))
      }
      neighbors.sort(by: SpatialNeighbor.isNearer)
    }
    return neighbors.prefix(count).map { ID(index: Int32($0.item)) }
  }

  /// Returns the part of an element's bounds that ancestors don't clip, in the element's
  /// coordinates.
  ///
  /// If an element is rotated relative to an ancestor that clips it, the result is the bounding box
  /// of that part. It is null if nothing is left. It equals the ``View/visibleRect`` of the view,
  /// except that ancestors above the root of the snapshot aren't considered. Whether the element is
  /// hidden or covered has no effect.
  ///
  /// - Complexity: O(depth).
  public func visibleRect(of id: ID) -> CGRect {
    storage.visiblePart(of: bounds(of: id), in: storage.slot(of: place(of: id)))
  }
}

extension SnapshotStorage {
  /// Returns the composed map from the bounds coordinates of an element to those of the root.
  func mapToRoot(from index: Int) -> ProjectiveMap {
    mapToRoot(from: slot(of: index), includingRoot: false)
  }

  /// Returns the bounding box of an element's visible part, for an element that isn't in the index.
  ///
  /// The box is in the root's coordinates.
  ///
  /// - Complexity: O(depth²) if many ancestors clip.
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
