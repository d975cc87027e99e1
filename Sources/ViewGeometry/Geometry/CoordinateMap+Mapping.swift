public import Foundation

extension CoordinateMap {
  /// The point that `point` is mapped to.
  public func map(_ point: CGPoint) -> CGPoint {
    let (x, y) = map(x: Double(point.x), y: Double(point.y))
    return CGPoint(x: x, y: y)
  }

  /// The corners of `quad`, each mapped.
  public func map(_ quad: Quad) -> Quad {
    Quad(
      topLeft: map(quad.topLeft), topRight: map(quad.topRight),
      bottomRight: map(quad.bottomRight), bottomLeft: map(quad.bottomLeft))
  }

  /// The smallest rectangle that holds the mapped corners of `rect`: a single box, always standardised.
  ///
  /// Null stays null and infinite stays infinite (rule 1.1.17). A translation moves the origin and leaves the size
  /// untouched. A projective map boxes the part in front of the camera; null when nothing is. `View.convert(_: CGRect, to:)` boxes twice on routes that climb and descend; see rule R3.7.
  public func map(_ rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    switch kind {
    case .translation:
      return CGRect(
        x: Double(rect.minX) + tx, y: Double(rect.minY) + ty, width: Double(rect.width),
        height: Double(rect.height))
    case .scaleAndOffset:
      let (x0, x1) = (Double(rect.minX) * a + tx, Double(rect.maxX) * a + tx)
      let (y0, y1) = (Double(rect.minY) * d + ty, Double(rect.maxY) * d + ty)
      return CGRect(
        x: min(x0, x1), y: min(y0, y1), width: Double(rect.width) * abs(a),
        height: Double(rect.height) * abs(d))
    case .affine:
      return mapCorners(of: rect)
    case .projective:
      return projectedBox(of: rect)
    }
  }

  @inline(__always)
  package func map(x: Double, y: Double) -> (x: Double, y: Double) {
    switch kind {
    case .translation: return (x + tx, y + ty)
    case .scaleAndOffset: return (x * a + tx, y * d + ty)
    case .affine: return (x * a + y * c + tx, x * b + y * d + ty)
    case .projective: return project(x: x, y: y)
    }
  }

  /// The box of the four corners: each edge is the sum of the extremes of its two terms.
  private func mapCorners(of rect: CGRect) -> CGRect {
    let (x0, x1) = (Double(rect.minX), Double(rect.maxX))
    let (y0, y1) = (Double(rect.minY), Double(rect.maxY))
    let minX = min(x0 * a, x1 * a) + min(y0 * c, y1 * c) + tx
    let minY = min(x0 * b, x1 * b) + min(y0 * d, y1 * d) + ty
    let width = Double(rect.width) * abs(a) + Double(rect.height) * abs(c)
    let height = Double(rect.width) * abs(b) + Double(rect.height) * abs(d)
    return CGRect(x: minX, y: minY, width: width, height: height)
  }
}
