import Foundation

extension CollectionViewLayoutAttributes {
  final func setFrame(_ newFrame: CGRect) {
    let frame = newFrame.standardized
    precondition(
      !(frame.midX + frame.midY + frame.width + frame.height).isNaN,
      "Layout attributes can't have the frame \(newFrame).")
    setGeometry(untransformed: frame)
    guard !storedTransform.isIdentity else { return }
    let transform = storedTransform.affineTransform
    let linear = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    guard linear.a * linear.d != linear.b * linear.c else { return }
    setGeometry(
      center: CGPoint(x: storedCenter.x - transform.tx, y: storedCenter.y - transform.ty),
      size: CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size)
  }

  final func setCenter(_ center: CGPoint) {
    precondition(
      !center.x.isNaN && !center.y.isNaN, "Layout attributes can't have the center \(center).")
    setGeometry(center: center, size: storedSize)
  }

  final func setSize(_ size: CGSize) {
    precondition(
      !size.width.isNaN && !size.height.isNaN, "Layout attributes can't have the size \(size).")
    setGeometry(center: storedCenter, size: size)
  }

  final func setBounds(_ bounds: CGRect) {
    precondition(
      bounds.origin == .zero,
      "The bounds of layout attributes must start at (0, 0), not at \(bounds.origin).")
    size = bounds.size
  }

  /// The four corners of the transformed element, in content coordinates.
  ///
  /// A transform with perspective moves each corner to its projected position.
  public var quad: Quad {
    Quad(
      topLeft: corner(-0.5, -0.5), topRight: corner(0.5, -0.5),
      bottomRight: corner(0.5, 0.5), bottomLeft: corner(-0.5, 0.5))
  }

  /// Returns the transformed position of the corner at `(x, y)` of the unit square around the
  /// center.
  private func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let (x, y) = (x * storedSize.width, y * storedSize.height)
    let matrix = storedTransform
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    // With w = 0, the corner lies in the plane of the eye and can't be projected, so it isn't
    // divided by w.
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: storedCenter.x + (x * matrix.m11 + y * matrix.m21 + matrix.m41) * scale,
      y: storedCenter.y + (x * matrix.m12 + y * matrix.m22 + matrix.m42) * scale)
  }

  /// Returns whether the half-open frame or, with a transform, the quad contains `point` (R6.12,
  /// R6.14).
  func covers(_ point: CGPoint) -> Bool {
    guard storedTransform.isIdentity else { return quad.contains(point) }
    let frame = frame
    return point.x >= frame.minX && point.x < frame.maxX
      && point.y >= frame.minY && point.y < frame.maxY
  }
}
