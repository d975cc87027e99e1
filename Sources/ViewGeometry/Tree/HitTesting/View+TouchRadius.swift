public import Foundation

extension View {
  /// The view that a touch as large as a finger means: `point` in the receiver's bounds, `radius` in points.
  ///
  /// The touch counts as the square around its circle. Of the views that it reaches, those with another such view in them yield
  /// to that one. Of the rest the one wins whose box covers most of the square; of equal ones the one nearest to the point, then
  /// the frontmost. What lies behind a view that covers the whole square isn't reached.
  ///
  /// A view's box is that of its bounds, cut by those of all above it, in the receiver's coordinates; hidden, disabled and
  /// transparent views have none, and overrides aren't asked. With a radius of zero it is what `hitTest(_:with:)` answers.
  ///
  ///     list.hitTest(touch, radius: 22)  // the small button, though the touch is beside it
  ///
  /// - Precondition: `radius` is finite and not negative.
  /// - Complexity: O(views that the square meets, and their subviews).
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
    // Front to back: an equal one further on loses.
    for (place, step) in search.steps.enumerated() where !holders.contains(place) {
      let part = step.box.intersection(square)
      let cover = part.width * part.height
      let distance = step.box.squareOfDistance(to: touch)
      if let best, (best.cover, -best.distance) >= (cover, -distance) { continue }
      best = (step.view, cover, distance)
    }
    return best?.view
  }

  /// The view in the receiver that can be hit nearest to `point`, in the receiver's bounds; nil if none can.
  ///
  /// The distance is that to the box of a view, as for ``hitTest(_:radius:)``, and zero within it. Of equally near views the
  /// frontmost is answered, and one in another before that one. The receiver itself doesn't count.
  ///
  /// - Complexity: O(views looked at): those whose superview's box is nearer than the answer's, and their subviews.
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
      // Front to back, a superview first: only what lies in the best so far is in front of it.
      if let best, square >= best.square, parent != best.place { continue }
      best = (step.view, square, search.steps.count - 1)
    }
    return best?.view
  }

  /// The share of the bounds' area that `visibleRect` has, from 0 to 1; 0 for a view without area.
  ///
  /// Hidden views have one too. Where a clipping ancestor is turned against the view it is an upper bound.
  ///
  /// - Complexity: O(depth).
  public final var visibleFraction: CGFloat {
    let area = bounds.width * bounds.height
    let part = visibleRect
    guard area > 0, !part.isEmpty else { return 0 }
    return min(1, part.width * part.height / area)
  }
}
