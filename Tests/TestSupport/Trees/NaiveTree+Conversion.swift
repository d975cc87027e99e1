import Foundation
import ViewGeometry

extension NaiveTree {
  /// Converts a point from one view's bounds to those of another, one level at a time (R3.2).
  ///
  /// The roots of unrelated trees are treated as if they had one superview (R3.6).
  func convert(_ point: CGPoint, from source: Int, to target: Int) -> CGPoint {
    let ancestor = commonAncestor(of: source, target)
    let ascent = ancestry(of: source).prefix { $0 != ancestor }
    let descent = ancestry(of: target).prefix { $0 != ancestor }
    let pointInAncestor = ascent.reduce(point) { toParent($0, from: $1) }
    return descent.reversed().reduce(pointInAncestor) { fromParent($0, to: $1) }
  }

  /// Converts each corner of a quad.
  func convert(_ quad: Quad, from source: Int, to target: Int) -> Quad {
    quad.mapped { convert($0, from: source, to: target) }
  }

  /// Converts a rectangle; takes its bounding box at the common ancestor, and again at the target
  /// (R3.7).
  func convert(_ rect: CGRect, from source: Int, to target: Int) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    guard let ancestor = commonAncestor(of: source, target) else {
      let ascent = ancestry(of: source)
      let around = box(Quad(rect).mapped { ascent.reduce($0) { toParent($0, from: $1) } })
      let descent = ancestry(of: target).reversed()
      return box(Quad(around).mapped { descent.reduce($0) { fromParent($0, to: $1) } })
    }
    let inAncestor =
      source == ancestor ? rect : box(convert(Quad(rect), from: source, to: ancestor))
    return target == ancestor
      ? inAncestor.standardized : box(convert(Quad(inAncestor), from: ancestor, to: target))
  }

  /// Returns the bounding box of a view's bounds in its superview (R2.1).
  func frame(of index: Int) -> CGRect {
    var alone = self
    if let parent = views[index].parent { alone.views[parent].sublayerTransform = nil }
    let corners = Quad(views[index].bounds).corners.map { alone.toParent($0, from: index) }
    return box(
      Quad(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2],
        bottomLeft: corners[3]))
  }

  /// Sets the size of the bounds and the center so that the frame becomes `frame`, as far as
  /// possible.
  ///
  /// R2.3 to R2.5 and R2.8 state the rules.
  mutating func setFrame(of index: Int, to frame: CGRect) {
    let frame = frame.standardized
    var view = views[index]
    let m = view.transform
    let determinant = m.a * m.d - m.b * m.c
    if m.isIdentity || determinant == 0 {
      view.bounds.size = frame.size
      view.center.x = frame.origin.x + view.anchorPoint.x * frame.width
      view.center.y = frame.origin.y + view.anchorPoint.y * frame.height
    } else {
      // This is the bounding box of the size, mapped by the inverse of the linear part.
      let width = (abs(m.d) * frame.width + abs(m.c) * frame.height) / abs(determinant)
      let height = (abs(m.b) * frame.width + abs(m.a) * frame.height) / abs(determinant)
      view.bounds.size = CGSize(width: width, height: height)
      // This is the offset of the middle of the bounds from the anchor point, in the superview.
      let x = (0.5 - view.anchorPoint.x) * width
      let y = (0.5 - view.anchorPoint.y) * height
      view.center.x = frame.midX - (x * m.a + y * m.c + m.tx)
      view.center.y = frame.midY - (x * m.b + y * m.d + m.ty)
    }
    views[index] = view
  }

  func toParent(_ point: CGPoint, from index: Int) -> CGPoint {
    if isSpatial(index) { return homography(of: index, as: Double.self).image(of: point) }
    let view = views[index]
    let anchor = anchor(of: index, as: Double.self)
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    let m = view.transform
    return CGPoint(
      x: x * m.a + y * m.c + m.tx + view.center.x, y: x * m.b + y * m.d + m.ty + view.center.y)
  }

  /// Converts a point from the superview's bounds to the view's bounds.
  ///
  /// If the view is singular, returns its anchor point (R3.11).
  func fromParent(_ point: CGPoint, to index: Int) -> CGPoint {
    let view = views[index]
    let anchor = anchor(of: index, as: Double.self)
    if isSpatial(index) {
      guard !isSingular(index) else { return CGPoint(x: anchor.x, y: anchor.y) }
      return homography(of: index, as: Double.self).adjugate.image(of: point)
    }
    let m = view.transform
    let (x, y) = (point.x - view.center.x - m.tx, point.y - view.center.y - m.ty)
    guard !isSingular(index) else { return CGPoint(x: anchor.x, y: anchor.y) }
    let determinant = m.a * m.d - m.b * m.c
    return CGPoint(
      x: (x * m.d - y * m.c) / determinant + anchor.x,
      y: (y * m.a - x * m.b) / determinant + anchor.y)
  }

  /// Returns whether a view's transform flattens it to a line or a point.
  func isSingular(_ index: Int) -> Bool {
    if isSpatial(index) { return homography(of: index, as: ExactNumber.self).determinant.isZero }
    let m = views[index].transform
    return m.a * m.d - m.b * m.c == 0
  }

  private func box(_ quad: Quad) -> CGRect {
    let (xs, ys) = (quad.corners.map(\.x), quad.corners.map(\.y))
    let minX = xs.reduce(.infinity, min)
    let minY = ys.reduce(.infinity, min)
    return CGRect(
      x: minX, y: minY, width: xs.reduce(-.infinity, max) - minX,
      height: ys.reduce(-.infinity, max) - minY)
  }
}

extension Quad {
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> Quad {
    Quad(
      topLeft: map(topLeft), topRight: map(topRight), bottomRight: map(bottomRight),
      bottomLeft: map(bottomLeft))
  }
}
