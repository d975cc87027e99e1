public import Foundation

extension CollectionViewLayoutAttributes {
  /// The box of the transformed element, in content coordinates.
  ///
  /// With the identity transform exactly what was set, or `size` about a `center` set since; otherwise the bounding box of the transformed bounds about the
  /// center (R9.4). Setting it standardises the rectangle and, with the identity transform, sets both; otherwise `size`
  /// becomes the size of the box of the inversely transformed rectangle and the center goes to the rectangle's middle, as
  /// with a view (R2.4). A singular transform is left out of that calculation (R2.5).
  ///
  /// - Precondition: No number of a frame that is set is NaN.
  public var frame: CGRect {
    get {
      storedTransform.isIdentity
        ? CGRect(origin: storedOrigin, size: storedSize) : quad.boundingBox
    }
    set {
      let frame = newValue.standardized
      precondition(
        !(frame.midX + frame.midY + frame.width + frame.height).isNaN,
        "Layout attributes can't have the frame \(newValue).")
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
  }

  /// The middle of the element, about which it is sized and transformed.
  ///
  /// - Precondition: Neither coordinate is NaN.
  public var center: CGPoint {
    get { storedCenter }
    set {
      precondition(
        !newValue.x.isNaN && !newValue.y.isNaN,
        "Layout attributes can't have the center \(newValue).")
      setGeometry(center: newValue, size: storedSize)
    }
  }

  /// The size before the transform; setting it keeps the center (R9.2).
  ///
  /// - Precondition: Neither length is NaN.
  public var size: CGSize {
    get { storedSize }
    set {
      precondition(
        !newValue.width.isNaN && !newValue.height.isNaN,
        "Layout attributes can't have the size \(newValue).")
      setGeometry(center: storedCenter, size: newValue)
    }
  }

  /// The element's own rectangle: `size` at the origin.
  ///
  /// - Precondition: The origin of bounds that are set is (0, 0) (R9.2).
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set {
      precondition(
        newValue.origin == .zero,
        "The bounds of layout attributes start at (0, 0), not at \(newValue.origin).")
      size = newValue.size
    }
  }

  /// The affine part of `transform3D`; setting it replaces all of `transform3D` (R9.3).
  public var transform: CGAffineTransform {
    get { storedTransform.affineTransform }
    set { storedTransform = Transform3D(newValue) }
  }

  /// The transform about the center.
  public var transform3D: Transform3D {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  /// The four corners of the transformed element, in content coordinates.
  ///
  /// A transform with perspective moves each corner to where it is seen.
  public var quad: Quad {
    Quad(
      topLeft: corner(-0.5, -0.5), topRight: corner(0.5, -0.5),
      bottomRight: corner(0.5, 0.5), bottomLeft: corner(-0.5, 0.5))
  }

  /// Where the corner at `(x, y)` of the unit square around the center comes to lie.
  private func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let (x, y) = (x * storedSize.width, y * storedSize.height)
    let matrix = storedTransform
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    // w = 0 is a corner on the eye plane; it has no place, so it stays undivided.
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: storedCenter.x + (x * matrix.m11 + y * matrix.m21 + matrix.m41) * scale,
      y: storedCenter.y + (x * matrix.m12 + y * matrix.m22 + matrix.m42) * scale)
  }

  /// Whether the element covers `point`: half-open frame, or inside the quad when transformed (R6.12, R6.14).
  func covers(_ point: CGPoint) -> Bool {
    guard storedTransform.isIdentity else { return quad.contains(point) }
    let frame = frame
    return point.x >= frame.minX && point.x < frame.maxX
      && point.y >= frame.minY && point.y < frame.maxY
  }
}
