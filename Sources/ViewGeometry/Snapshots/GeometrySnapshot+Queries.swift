public import Foundation

extension GeometrySnapshot {
  /// The elements that can be seen in `rect`, in the bounds of the root, as painted: the frontmost last.
  ///
  /// An element counts when it and all above it are neither hidden nor transparent, and when its box in the root's
  /// coordinates, cut by those of all above it that clip and of windows, shares a point with `rect`. Touching edges share none
  /// (R6.10); an empty or null rectangle finds nothing. Under turns a box is larger than what it holds.
  ///
  /// - Complexity: O(log n + k log k) for k elements.
  public func elements(in rect: CGRect) -> [ID] {
    let extent = Extent(rect)
    var found = storage.index.items(in: extent, order: .ascending)
      .filter { storage.boxes[$0].overlaps(extent) }.map { Int32($0) }
    let unbounded = storage.unbounded.filter { storage.visibleBox(of: Int($0)).overlaps(extent) }
    if !unbounded.isEmpty { found = (found + unbounded).sorted() }
    return found.map(ID.init)
  }

  /// The `count` elements nearest to `point`, in the bounds of the root, nearest first; of equally near ones the frontmost first.
  ///
  /// Elements and boxes are those of ``elements(in:)``; the distance is that to the closest point of the box, zero within it.
  /// Fewer if there aren't as many; none for NaN.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k elements.
  public func nearest(to point: CGPoint, count: Int) -> [ID] {
    precondition(count >= 0, "Can't find the \(count) nearest elements.")
    let (x, y) = (Double(point.x), Double(point.y))
    guard !x.isNaN && !y.isNaN else { return [] }
    // The boxes of the index are larger by a margin: they say how far to look, and the boxes themselves who is nearest.
    let roughly = storage.index.nearestItems(x: x, y: y, count: count)
    let farthest = roughly.reduce(0) { max($0, storage.boxes[$1].squareOfDistance(x: x, y: y)) }
    let reach = farthest.squareRoot().nextUp + 4 * storage.margin
    let area = Extent(
      minX: x - reach, minY: y - reach, maxX: (x + reach).nextUp, maxY: (y + reach).nextUp)
    var neighbours = Set(storage.index.items(in: area)).union(roughly).map { element in
      SpatialNeighbour(
        item: element, z: 0, square: storage.boxes[element].squareOfDistance(x: x, y: y))
    }
    for element in storage.unbounded {
      let box = storage.visibleBox(of: Int(element))
      guard !box.isEmpty else { continue }
      neighbours.append(
        SpatialNeighbour(item: Int(element), z: 0, square: box.squareOfDistance(x: x, y: y)))
    }
    neighbours.sort(by: SpatialNeighbour.isNearer)
    return neighbours.prefix(count).map { ID(index: Int32($0.item)) }
  }

  /// The part of an element's bounds that no clipping ancestor cuts off, in its own coordinates: the `visibleRect` of its view.
  ///
  /// Ancestors above the root of the snapshot don't count. Null when nothing is left.
  ///
  /// - Complexity: O(depth).
  public func visibleRect(of id: ID) -> CGRect {
    storage.visibleRect(of: place(of: id))
  }
}

extension SnapshotStorage {
  func visibleRect(of index: Int) -> CGRect {
    let bounds = elements[index].bounds
    var part = Extent(bounds)
    var mapToNext = CoordinateMap.identity
    var isSingular = false
    var next = index
    while true {
      if !elements[next].flags.isDisjoint(with: [.clips, .isWindow]) {
        guard !isSingular, let clip = mapToNext.plainInverse?.map(elements[next].bounds) else {
          return .null
        }
        part = part.intersection(Extent(clip))
        guard !part.isEmpty else { return .null }
      }
      guard next > 0 else { break }
      mapToNext.append(localMap(next))
      isSingular = isSingular || localInverse(next) == nil
      next = Int(elements[next].parent)
    }
    // Where nothing cuts, the numbers given come back bit for bit.
    return part == Extent(bounds) ? bounds.standardized : part.cgRect
  }

  /// The box of what can be seen of an element that isn't in the index, in the bounds of the root.
  ///
  /// - Complexity: O(depth²) where much clips.
  func visibleBox(of index: Int) -> Extent {
    var box = Extent(map(from: index, to: 0).map(elements[index].bounds))
    var next = Int(elements[index].parent)
    while next >= 0 {
      if !elements[next].flags.isDisjoint(with: [.clips, .isWindow]) {
        box = box.intersection(Extent(map(from: next, to: 0).map(elements[next].bounds)))
      }
      next = Int(elements[next].parent)
    }
    return box
  }
}
