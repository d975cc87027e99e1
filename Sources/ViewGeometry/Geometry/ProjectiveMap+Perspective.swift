import Foundation

// Projective maps are rare. Their code isn't inlined, so that it doesn't slow down the other kinds.
//
// A point (x, y) maps to (X / w, Y / w) with the row vector (X, Y, w) = (x, y, 1) · H, where H is
// the homography obtained by removing the z row and column of a 4×4 matrix (R2.22).

extension ProjectiveMap {
  /// Creates the map of a homography, passed as rows, in the cheapest kind that represents it.
  ///
  /// If the third column consists of 0, 0 and a positive value, the other columns are divided by
  /// that value, which results in an affine map. If the value is negative, everything is behind the
  /// camera, and the map stays projective.
  package init(
    homography first: (x: Double, y: Double, w: Double),
    _ second: (x: Double, y: Double, w: Double),
    _ third: (x: Double, y: Double, w: Double)
  ) {
    if first.w == 0, second.w == 0, third.w > 0 {
      let w = third.w
      self.init(
        a: first.x / w, b: first.y / w, c: second.x / w, d: second.y / w, tx: third.x / w,
        ty: third.y / w)
    } else {
      self.init(
        kind: .projective, a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x,
        ty: third.y, px: first.w, py: second.w, pw: third.w)
    }
  }

  @inline(never)
  mutating func appendProjectively(_ next: ProjectiveMap) {
    let (na, nb, np) = (next.a, next.b, next.px)
    let (nc, nd, nq) = (next.c, next.d, next.py)
    let (nx, ny, nw) = (next.tx, next.ty, next.pw)
    (a, b, px) = (
      a * na + b * nc + px * nx, a * nb + b * nd + px * ny, a * np + b * nq + px * nw
    )
    (c, d, py) = (
      c * na + d * nc + py * nx, c * nb + d * nd + py * ny, c * np + d * nq + py * nw
    )
    (tx, ty, pw) = (
      tx * na + ty * nc + pw * nx, tx * nb + ty * nd + pw * ny, tx * np + ty * nq + pw * nw
    )
    kind = .projective
  }

  /// The inverse of a projective map: the adjugate divided by the determinant.
  ///
  /// It preserves the sign of `w`, so points in front of the camera stay in front. It is nil if the
  /// determinant is zero or rounding noise, or if a coefficient of the inverse isn't finite.
  @inline(never)
  var inverseOfProjective: ProjectiveMap? {
    let (a1, b1, p1) = (d * pw - py * ty, py * tx - c * pw, c * ty - d * tx)
    let products = (a * a1, b * b1, px * p1)
    let determinant = products.0 + products.1 + products.2
    let sizes =
      abs(a) * (abs(d * pw) + abs(py * ty)) + abs(b) * (abs(py * tx) + abs(c * pw))
      + abs(px) * (abs(c * ty) + abs(d * tx))
    guard abs(determinant) > 0x1p-52 * sizes, determinant.isFinite else { return nil }
    let inverse = ProjectiveMap(
      kind: .projective,
      a: a1 / determinant, b: (px * ty - b * pw) / determinant,
      c: b1 / determinant, d: (a * pw - px * tx) / determinant,
      tx: p1 / determinant, ty: (b * tx - a * ty) / determinant,
      px: (b * py - px * d) / determinant, py: (px * c - a * py) / determinant,
      pw: (a * d - b * c) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all nine coefficients are finite.
  package var isFinite: Bool {
    // The product of a value and zero is zero, unless the value is infinite or NaN.
    (a * 0 + b * 0 + c * 0 + d * 0) + (tx * 0 + ty * 0) + (px * 0 + py * 0 + pw * 0) == 0
  }

  /// Returns the image of a point, even behind the camera.
  ///
  /// On the horizon, each coordinate of the result is zero if its numerator (X or Y) is zero, and
  /// otherwise the largest finite value with the numerator's sign.
  @inline(never)
  func project(x: Double, y: Double) -> (x: Double, y: Double) {
    let (numeratorX, numeratorY) = (x * a + y * c + tx, x * b + y * d + ty)
    let w = depth(x: x, y: y)
    guard w == 0 else { return (numeratorX / w, numeratorY / w) }
    func atHorizon(_ numerator: Double) -> Double {
      numerator == 0 ? 0 : (numerator < 0 ? -1 : 1) * Double.greatestFiniteMagnitude
    }
    return (atHorizon(numeratorX), atHorizon(numeratorY))
  }

  /// Returns the homogeneous coordinate w of a point, which is positive in front of the camera.
  @inline(__always)
  package func depth(x: Double, y: Double) -> Double { x * px + y * py + pw }

  /// Returns the image of a point in front of the camera; nil if the point is behind it or on the
  /// horizon.
  @usableFromInline
  package func mapInFront(x: Double, y: Double) -> (x: Double, y: Double)? {
    if kind == .projective, !(depth(x: x, y: y) > 0) { return nil }
    return map(x: x, y: y)
  }

  /// The near plane, as a fraction of the largest `w` of a rectangle's corners.
  ///
  /// The image of a rectangle that reaches the horizon has no finite bounding box. Clipped at this
  /// plane, it has a bounding box about a million times as large as the rectangle.
  private static let nearPlane = 0x1p-20

  /// Returns the bounding box of the image of the part of `rect` beyond the near plane; null if no
  /// corner is in front of the camera.
  @inline(never)
  func projectedBox(of rect: CGRect) -> CGRect {
    let corners = Quad(rect).corners.map { corner in
      let (x, y) = (Double(corner.x), Double(corner.y))
      return SIMD3(x * a + y * c + tx, x * b + y * d + ty, x * px + y * py + pw)
    }
    let largest = corners.reduce(0) { max($0, $1.z) }
    guard largest > 0 else { return .null }
    let near = largest * ProjectiveMap.nearPlane
    var box = Extent.empty
    func take(_ point: SIMD3<Double>) {
      let (x, y) = (point.x / point.z, point.y / point.z)
      box = Extent(
        minX: min(box.minX, x), minY: min(box.minY, y), maxX: max(box.maxX, x),
        maxY: max(box.maxY, y))
    }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) & 3]
      if corner.z >= near { take(corner) }
      if (corner.z >= near) != (next.z >= near) {
        take(corner + (next - corner) * ((near - corner.z) / (next.z - corner.z)))
      }
    }
    return box.cgRect
  }
}
