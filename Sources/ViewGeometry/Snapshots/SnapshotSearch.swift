import Foundation

extension SnapshotStorage {
  /// Returns the index of the hit element, found by a search of the spatial index, or -1.
  ///
  /// Of the elements that can be hit, it is the last in the order of the tree whose own bounds, and
  /// those of all its ancestors, contain the point. A descent from the root ends at the same
  /// element if it always enters the frontmost subview that contains the point.
  @inline(never)
  func topmostHit(in index: SnapshotIndex, at point: SIMD2<Double>) -> Int {
    var missed = SnapshotMiss()
    return withUnsafeMutablePointer(to: &missed) { missed in
      let filter = SnapshotHitFilter(
        storage: Unmanaged.passUnretained(self), index: Unmanaged.passUnretained(index),
        point: point, margin: index.margin, missed: missed)
      let reach = SIMD2(repeating: 2 * index.margin)
      let (low, high) = (point - reach, point + reach)
      let area = Extent(minX: low.x, minY: low.y, maxX: high.x.nextUp, maxY: high.y.nextUp)
      var best = index.seen.topmostItem(meeting: area, where: filter) ?? -1
      for element in index.unboundedHits.reversed() {
        guard element > best else { break }
        if waysDownContain(point, Int(element), missed) { best = Int(element) }
      }
      return best
    }
  }

  /// Returns whether the bounds of an element and of all its ancestors contain the point.
  ///
  /// The result is the same as in the live tree. `missed` caches the elements that the last failed
  /// test excluded; for these, the method returns false without visiting their ancestors.
  ///
  /// - Complexity: O(depth).
  @inline(never)
  fileprivate func waysDownContain(
    _ point: SIMD2<Double>, _ element: Int, _ missed: UnsafeMutablePointer<SnapshotMiss>
  ) -> Bool {
    guard !missed.pointee.contains(element) else { return false }
    guard let miss = firstMiss(point, on: element) else { return true }
    missed.pointee = SnapshotMiss(first: miss, last: element)
    return false
  }

  /// Returns the first element on the path from the root to `element` whose bounds don't contain
  /// the point.
  ///
  /// Returns nil if the bounds of all elements on the path contain it.
  private func firstMiss(_ point: SIMD2<Double>, on element: Int) -> Int? {
    var depth = 0
    var next = element
    while next > 0 {
      next = Int(elements[next].parent)
      depth += 1
    }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: depth + 1) { path in
      var next = Int32(element)
      for level in stride(from: depth, through: 0, by: -1) {
        path[level] = next
        next = elements[Int(next)].parent
      }
      guard slot(of: 0).pointee.boundsContain(point) else { return 0 }
      var point = point
      for level in 1..<depth + 1 {
        let index = Int(path[level])
        guard let inside = reading(of: slot(of: index)).pointInside(from: point) else {
          return index
        }
        point = inside
      }
      return nil
    }
  }
}

/// A range of elements, in the order of the tree, that aren't hit.
///
/// It starts with an element whose bounds don't contain the point, and ends with the tested
/// descendant of that element.
private struct SnapshotMiss {
  var first = 0
  var last = -1

  @inline(__always)
  func contains(_ element: Int) -> Bool { element >= first && element <= last }
}

/// A filter for the index that accepts the elements that are hit.
private struct SnapshotHitFilter: SpatialIndexBoxFilter {
  let storage: Unmanaged<SnapshotStorage>
  let index: Unmanaged<SnapshotIndex>
  let point: SIMD2<Double>
  let margin: Double
  let missed: UnsafeMutablePointer<SnapshotMiss>

  @inline(__always)
  func accepts(_ element: Int, in box: Extent) -> Bool {
    let box = index._withUnsafeGuaranteedRef { $0.hitBox(of: element, seenIn: box) }
    let margin = SIMD2(repeating: margin)
    let (low, high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    return storage._withUnsafeGuaranteedRef { storage in
      // Well inside a hit box, rounding errors don't matter. Hit boxes are exact only in the first
      // space.
      if storage.elements[element].space == 0,
        all((point - low .>= margin + margin) .& (high - point .> margin + margin))
      {
        return true
      }
      guard all((low - point .<= margin) .& (point - high .<= margin)) else { return false }
      return storage.waysDownContain(point, element, missed)
    }
  }
}
