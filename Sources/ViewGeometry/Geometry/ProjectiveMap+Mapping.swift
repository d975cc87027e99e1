public import Foundation

extension ProjectiveMap {
  @usableFromInline
  package func map(_ point: CGPoint) -> CGPoint {
    let (x, y) = map(x: Double(point.x), y: Double(point.y))
    return CGPoint(x: x, y: y)
  }

  /// Returns the quad with the images of the corners of `quad`.
  package func map(_ quad: Quad) -> Quad {
    Quad(
      topLeft: map(quad.topLeft), topRight: map(quad.topRight),
      bottomRight: map(quad.bottomRight), bottomLeft: map(quad.bottomLeft))
  }

  /// Returns the bounding box of the image of a rectangle, as `CoordinateMap.map(_: CGRect)` does.
  @usableFromInline
  package func map(_ rect: CGRect) -> CGRect {
    if kind != .projective, let image = plane.mapOrdinary(rect) { return image }
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    return kind == .projective ? projectedBox(of: rect) : plane.map(rect)
  }

  @inline(__always)
  package func map(x: Double, y: Double) -> (x: Double, y: Double) {
    kind == .projective ? project(x: x, y: y) : plane.map(x: x, y: y)
  }
}

extension ProjectiveMap {
  /// Maps the points in place, and calls `settle` for images without a usable result.
  ///
  /// These are images that contain NaN, or both positive and negative infinity. `settle` is called
  /// with the image and the original point, and its result replaces the image; a translation by
  /// finite values doesn't call it. Four points are mapped at a time, with one test for all of
  /// them, so that the compiler can use vector instructions.
  @inline(__always)
  package func map(
    _ points: UnsafeMutableBufferPointer<CGPoint>, settle: (CGPoint, CGPoint) -> CGPoint
  ) {
    switch kind {
    case .translation:
      if tx.isFinite && ty.isFinite {
        // The sum of two finite values is never NaN.
        for index in points.indices {
          points[index] = CGPoint(x: Double(points[index].x) + tx, y: Double(points[index].y) + ty)
        }
        return
      }
      mapEach(points, settle: settle) { x, y in (x + tx, y + ty) }
    case .scaleAndOffset:
      mapEach(points, settle: settle) { x, y in (x * a + tx, y * d + ty) }
    case .affine:
      mapEach(points, settle: settle) { x, y in (x * a + y * c + tx, x * b + y * d + ty) }
    case .projective:
      mapEach(points, settle: settle) { x, y in project(x: x, y: y) }
    }
  }

  @inline(__always)
  private func mapEach(
    _ points: UnsafeMutableBufferPointer<CGPoint>, settle: (CGPoint, CGPoint) -> CGPoint,
    by image: (Double, Double) -> (x: Double, y: Double)
  ) {
    guard var next = points.baseAddress else { return }
    let end = next + points.count
    func mapOne() {
      let (x, y) = image(Double(next.pointee.x), Double(next.pointee.y))
      let mapped = CGPoint(x: x, y: y)
      next.pointee = (x + y).isNaN ? settle(mapped, next.pointee) : mapped
      next += 1
    }
    while end - next >= 4 {
      let first = image(Double(next[0].x), Double(next[0].y))
      let second = image(Double(next[1].x), Double(next[1].y))
      let third = image(Double(next[2].x), Double(next[2].y))
      let fourth = image(Double(next[3].x), Double(next[3].y))
      let sum =
        (first.x + first.y) + (second.x + second.y) + (third.x + third.y)
        + (fourth.x + fourth.y)
      guard !sum.isNaN else {
        for _ in 0..<4 { mapOne() }
        continue
      }
      next[0] = CGPoint(x: first.x, y: first.y)
      next[1] = CGPoint(x: second.x, y: second.y)
      next[2] = CGPoint(x: third.x, y: third.y)
      next[3] = CGPoint(x: fourth.x, y: fourth.y)
      next += 4
    }
    while next < end { mapOne() }
  }
}
