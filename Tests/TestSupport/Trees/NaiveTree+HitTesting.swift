import Foundation

extension NaiveTree {
  /// Returns the frontmost view at `point`, which is in the bounds of the view `index`.
  ///
  /// That view is tested last (R4.12 to R4.15).
  func hitTest(_ point: CGPoint, in index: Int) -> Int? {
    guard isHitTestable(index), contains(point, in: index) else { return nil }
    for child in views[index].children.reversed() where isSeen(point, through: child) {
      if let hit = hitTest(fromParent(point, to: child), in: child) { return hit }
    }
    return views[index].hitRule == .onlySubviews ? nil : index
  }

  /// Returns every view at `point` that a hit test could reach, front to back; the view `index` is
  /// last.
  func hitTestAll(_ point: CGPoint, in index: Int) -> [Int] {
    guard isHitTestable(index), contains(point, in: index) else { return [] }
    let reachable = views[index].children.reversed().filter { isSeen(point, through: $0) }
    return reachable.flatMap { hitTestAll(fromParent(point, to: $0), in: $0) } + [index]
  }

  /// Returns whether a point of the superview has a preimage in a view, in front of the camera
  /// (R2.22, R4.7).
  func isSeen(_ point: CGPoint, through index: Int) -> Bool {
    guard !isSingular(index) else { return false }
    guard isSpatial(index) else { return true }
    let preimage = fromParent(point, to: index)
    return homography(of: index, as: Double.self).depth(of: preimage) > 0
  }

  /// Returns whether the view isn't hidden, is enabled, and is opaque enough to be hit (R4.3).
  ///
  /// The opacity is rounded to 32 bits.
  func isHitTestable(_ index: Int) -> Bool {
    let view = views[index]
    return !view.isHidden && view.isUserInteractionEnabled && Double(Float(view.alpha)) >= 0.01
  }

  /// Returns whether the half-open bounds contain the point (R4.6); slop extends the bounds.
  func contains(_ point: CGPoint, in index: Int) -> Bool {
    let bounds = hitBounds(of: index)
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// Returns the distance by which `point` must move before a decision of `hitTest(_:in:)` changes.
  ///
  /// The distance is in points of the tested view. If it is within the rounding error, correct
  /// engines may return different results.
  func hitTestMargin(_ point: CGPoint, in index: Int) -> Double {
    guard isHitTestable(index) else { return .infinity }
    var margin = edgeDistance(point, in: index)
    guard contains(point, in: index) else { return margin }
    for child in views[index].children where isSeen(point, through: child) {
      margin = min(margin, hitTestMargin(fromParent(point, to: child), in: child))
    }
    return margin
  }

  /// Returns the distance of `point` from the line of the nearest edge.
  ///
  /// If the point is beyond several edges, returns the largest of their distances.
  func edgeDistance(_ point: CGPoint, in index: Int) -> Double {
    let bounds = hitBounds(of: index)
    // Outside, the depth is negative, so the minimum is that of the farthest edge.
    let depth = min(
      point.x - bounds.minX, bounds.maxX - point.x, point.y - bounds.minY, bounds.maxY - point.y)
    return abs(Double(depth))
  }

  private func hitBounds(of index: Int) -> CGRect {
    let view = views[index]
    return view.hitRule == .withSlop ? view.bounds.insetBy(dx: -8, dy: -8) : view.bounds
  }
}
