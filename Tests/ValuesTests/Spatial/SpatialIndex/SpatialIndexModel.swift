import ViewGeometry

/// The brute-force twin of `SpatialIndex`: a dictionary, and a scan of every box for each query.
struct SpatialIndexModel {
  struct Box {
    var extent: Extent
    var z: Int
  }

  var boxes: [Int: Box] = [:]

  init(_ boxes: [Box] = []) {
    for (item, box) in boxes.enumerated() { set(box.extent, z: box.z, for: item) }
  }

  mutating func set(_ extent: Extent, z: Int, for item: Int) {
    boxes[item] = extent.isEmpty ? nil : Box(extent: extent, z: z)
  }

  func items(
    order: SpatialIndex.Order = .backToFront, where condition: (Extent) -> Bool
  ) -> [Int] {
    let found = boxes.filter { condition($0.value.extent) }
    switch order {
    case .any, .ascending: return found.keys.sorted()
    case .backToFront:
      return found.sorted { ($0.value.z, $0.key) < ($1.value.z, $1.key) }.map(\.key)
    }
  }

  func nearestItems(x: Double, y: Double, count: Int) -> [Int] {
    func square(_ extent: Extent) -> Double {
      let across = max(0, extent.minX - x, x - extent.maxX)
      let down = max(0, extent.minY - y, y - extent.maxY)
      return across * across + down * down
    }
    let sorted = boxes.sorted { left, right in
      let (leftSquare, rightSquare) = (square(left.value.extent), square(right.value.extent))
      if leftSquare != rightSquare { return leftSquare < rightSquare }
      return (left.value.z, left.key) > (right.value.z, right.key)
    }
    return sorted.prefix(count).map(\.key)
  }
}

extension SpatialIndexModel {
  /// The first difference between an index and the twin, if any, for a point and a rectangle.
  func mismatch(_ index: SpatialIndex, x: Double, y: Double, _ area: Extent) -> String? {
    let under = items { $0.contains(x: x, y: y) }
    if index.topmostItem(x: x, y: y) != under.last {
      return "topmost at (\(x), \(y)): \(String(describing: index.topmostItem(x: x, y: y)))"
    }
    let found = index.items(holdingX: x, y: y)
    if found != under { return "all at (\(x), \(y)): \(found), not \(under)" }
    for order in SpatialIndex.Order.allCases {
      var found = index.items(in: area, order: order)
      if order == .any { found.sort() }
      let expected = items(order: order) { $0.overlaps(area) }
      if found != expected { return "\(order) in \(area): \(found), not \(expected)" }
    }
    var met: [Int] = []
    index.forEachItem(in: area) { met.append($0) }
    let expected = items(order: .ascending) { $0.overlaps(area) }
    if met.sorted() != expected { return "each in \(area): \(met), not \(expected)" }
    for count in [1, 3, boxes.count + 1] {
      let found = index.nearestItems(x: x, y: y, count: count)
      let expected = nearestItems(x: x, y: y, count: count)
      if found != expected { return "\(count) near (\(x), \(y)): \(found), not \(expected)" }
    }
    return index.isEmpty == boxes.isEmpty ? nil : "isEmpty is \(index.isEmpty)"
  }
}
