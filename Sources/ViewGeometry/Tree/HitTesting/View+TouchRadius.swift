public import Foundation

extension View {
  /// Returns the view that a touch with the size of a finger most likely targets; nil if the touch
  /// reaches no view.
  ///
  /// `point` is in the receiver's bounds coordinates, and `radius` is in points.
  ///
  /// The touch is treated as the square around its circle. It reaches a view if the view's box
  /// overlaps the square, and no view in front of it covers the whole square. A reached view is
  /// excluded if one of its subviews is reached. Of the others, the result is the view whose box
  /// covers the largest part of the square. If several boxes cover equal parts, the view nearest to
  /// the point is returned, or the frontmost of equally near views.
  ///
  /// A view's box is the bounding box of its bounds in the receiver's coordinates, clipped to the
  /// boxes of its ancestors up to the receiver. A view that is hidden, disabled or transparent, or
  /// has a transform without an inverse, has no box, and neither have its descendants. Overrides of
  /// hit-test methods aren't called. Points with NaN or infinite coordinates reach no view. With a
  /// radius of zero, the result is that of `hitTest(_:with:)`, which does call overrides.
  ///
  ///     list.hitTest(touch, radius: 22)  // the small button, though the touch is beside it
  ///
  /// - Precondition: `radius` is finite and not negative.
  /// - Complexity: O(views that overlap the square, and their subviews).
  public final func hitTest(_ point: CGPoint, radius: CGFloat) -> View? {
    precondition(
      radius >= 0 && radius.isFinite, "A touch can't have the radius \(radius).")
    guard radius > 0 else { return hitTest(point, with: nil) }
    let touch = SIMD2(Double(point.x), Double(point.y))
    let square = Extent(
      minX: touch.x - Double(radius), minY: touch.y - Double(radius),
      maxX: touch.x + Double(radius), maxY: touch.y + Double(radius))
    guard !square.isEmpty else { return nil }

    var search = HitRegionSearch(self)
    while let step = search.next(where: { $0.overlaps(square) }) {
      if step.box.intersection(square) == square { search.skipBehind() }
    }
    let holders = Set(search.steps.compactMap(\.parent))
    var best: (view: View, cover: Double, distance: Double)?
    // Front to back: a later equal view doesn't replace the best one.
    for (place, step) in search.steps.enumerated() where !holders.contains(place) {
      let part = step.box.intersection(square)
      let cover = part.width * part.height
      let distance = step.box.squareOfDistance(to: touch)
      if let best, (best.cover, -best.distance) >= (cover, -distance) { continue }
      best = (step.view, cover, distance)
    }
    return best?.view
  }

  /// Returns the descendant of the receiver that is nearest to `point`; nil if there is none.
  ///
  /// `point` is in the receiver's bounds coordinates. The distance is measured to the box of a
  /// view, as defined for ``hitTest(_:radius:)``, and is zero inside the box; views without a box
  /// are skipped. Among equally near views, the frontmost one is returned, and a subview before its
  /// superview. Points with NaN or infinite coordinates have no nearest view.
  ///
  /// - Complexity: O(visited views): those whose superview's box is nearer than the result's, and
  ///   their subviews.
  public final func nearestView(to point: CGPoint) -> View? {
    let point = SIMD2(Double(point.x), Double(point.y))
    guard point.x.isFinite && point.y.isFinite else { return nil }
    var search = HitRegionSearch(self)
    var best: (view: View, square: Double, place: Int)?
    while let step = search.next(where: { box in
      best.map { box.squareOfDistance(to: point) <= $0.square } ?? true
    }) {
      guard let parent = step.parent else { continue }
      let square = step.box.squareOfDistance(to: point)
      // Front to back, superviews first: only descendants of the best view so far are in front of
      // it.
      if let best, square >= best.square, parent != best.place { continue }
      best = (step.view, square, search.steps.count - 1)
    }
    return best?.view
  }

  /// The fraction of the bounds' area that `visibleRect` covers, from 0 to 1; 0 if that area is
  /// zero.
  ///
  /// The fraction is also defined for hidden views. If a clipping ancestor is rotated relative to
  /// the view, the value is an upper bound.
  ///
  /// - Complexity: O(depth).
  public final var visibleFraction: CGFloat {
    let area = bounds.width * bounds.height
    let part = visibleRect
    guard area > 0, !part.isEmpty else { return 0 }
    return min(1, part.width * part.height / area)
  }
}
