public import Foundation

/// An affine coordinate map: the six coefficients for conversions between views without 3D
/// transforms.
///
/// It is half as large as a `CoordinateMap`, which adds perspective and an error bound. The smaller
/// size saves time when a walk along the tree reads many maps.
@usableFromInline
package struct PlaneMap: Sendable, Hashable {
  /// The kinds of maps, from cheap to expensive; a composition has the more expensive kind of its
  /// two parts.
  @usableFromInline
  package enum Kind: UInt8, Sendable, Comparable {
    /// The map adds `(tx, ty)`.
    case translation
    /// The map multiplies x by `a` and y by `d`, then adds `(tx, ty)`.
    case scaleAndOffset
    /// The map uses all six coefficients `a` to `ty`.
    case affine
    /// The map is the affine part of a `ProjectiveMap` that needs all of its nine coefficients.
    case projective

    /// Creates the cheapest kind for maps with the given linear part.
    package init(linearPart a: Double, _ b: Double, _ c: Double, _ d: Double) {
      guard b == 0 && c == 0 else {
        self = .affine
        return
      }
      self = a == 1 && d == 1 ? .translation : .scaleAndOffset
    }

    @inlinable
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  @usableFromInline package var kind: Kind
  @usableFromInline package var a: Double
  @usableFromInline package var b: Double
  @usableFromInline package var c: Double
  @usableFromInline package var d: Double
  @usableFromInline package var tx: Double
  @usableFromInline package var ty: Double

  @inlinable
  @inline(__always)
  package init(
    kind: Kind, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  @inlinable
  package static var identity: PlaneMap {
    PlaneMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}

// MARK: - Composing

extension PlaneMap {
  /// Composes the receiver with `next`; the result applies the receiver first and `next` second.
  @inlinable
  @inline(__always)
  package mutating func append(_ next: PlaneMap) {
    switch next.kind {
    case .translation:
      tx += next.tx
      ty += next.ty
    case .scaleAndOffset:
      a *= next.a
      b *= next.d
      c *= next.a
      d *= next.d
      tx = tx * next.a + next.tx
      ty = ty * next.d + next.ty
      kind = max(kind, .scaleAndOffset)
    case .affine, .projective:
      (a, b) = (a * next.a + b * next.c, a * next.b + b * next.d)
      (c, d) = (c * next.a + d * next.c, c * next.b + d * next.d)
      (tx, ty) = (
        tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty
      )
      kind = .affine
    }
  }

  /// The inverse map; nil if the map is singular or projective, or if a coefficient of it or of its
  /// inverse is infinite or NaN.
  ///
  /// A map is singular if its determinant, `a * d - b * c`, is zero or rounding noise: at most
  /// 2^-52 times `abs(a * d) + abs(b * c)`. The test is relative, so a map that scales by `1e-200`
  /// along both axes has an inverse.
  @usableFromInline
  package var inverse: PlaneMap? {
    let inverse: PlaneMap
    switch kind {
    case .translation:
      inverse = PlaneMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: -tx, ty: -ty)
    case .scaleAndOffset:
      guard a != 0, d != 0, a.isFinite, d.isFinite else { return nil }
      let (ia, id) = (1 / a, 1 / d)
      guard ia.isFinite, id.isFinite else { return nil }
      inverse = PlaneMap(
        kind: .scaleAndOffset, a: ia, b: 0, c: 0, d: id, tx: -tx / a, ty: -ty / d)
    case .affine:
      guard let found = inverseOfAffine else { return nil }
      inverse = found
    case .projective:
      return nil
    }
    return inverse.tx.isFinite && inverse.ty.isFinite ? inverse : nil
  }

  private var inverseOfAffine: PlaneMap? {
    // Scaling by a power of two is exact, and keeps the determinant from overflowing or
    // underflowing.
    let largest = max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    guard largest > 0, largest.isFinite else { return nil }
    let unit = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    guard unit.isFinite else { return nil }
    let (sa, sb, sc, sd) = (a * unit, b * unit, c * unit, d * unit)
    let determinant = sa * sd - sb * sc
    guard abs(determinant) > 0x1p-52 * (abs(sa * sd) + abs(sb * sc)) else { return nil }
    let factor = unit / determinant
    guard factor.isFinite else { return nil }
    let (ia, ib, ic, id) = (sd * factor, -sb * factor, -sc * factor, sa * factor)
    return PlaneMap(
      kind: .affine, a: ia, b: ib, c: ic, d: id,
      tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
  }
}

// MARK: - Mapping

extension PlaneMap {
  @inlinable
  @inline(__always)
  package func map(x: Double, y: Double) -> (x: Double, y: Double) {
    switch kind {
    case .translation: (x + tx, y + ty)
    case .scaleAndOffset: (x * a + tx, y * d + ty)
    case .affine, .projective: (x * a + y * c + tx, x * b + y * d + ty)
    }
  }

  @inlinable
  @inline(__always)
  package func map(_ point: CGPoint) -> CGPoint {
    let (x, y) = map(x: Double(point.x), y: Double(point.y))
    return CGPoint(x: x, y: y)
  }

  /// Returns the bounding box of the images of the rectangle's corners.
  ///
  /// Null and infinite rectangles are returned unchanged (R1.17).
  @usableFromInline
  package func map(_ rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    return mapEdges(
      (Double(rect.minX), Double(rect.maxX)), (Double(rect.minY), Double(rect.maxY)),
      width: Double(rect.width), height: Double(rect.height))
  }

  /// Returns the bounding box of the images of a finite rectangle's corners.
  ///
  /// Returns nil if the size is negative, or if the rectangle or its image isn't finite. This
  /// method calls no function of `CGRect`, because each call takes as long as two levels of a
  /// route.
  @inline(__always)
  func mapOrdinary(_ rect: CGRect) -> CGRect? {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    // No rectangle below this limit is infinite. A null rectangle has an infinite corner, and so
    // does its image.
    let limit = Double.greatestFiniteMagnitude
    guard width >= 0, height >= 0, width < limit, height < limit else { return nil }
    let image = mapEdges((x, x + width), (y, y + height), width: abs(width), height: abs(height))
    let (corner, size) = (image.origin, image.size)
    let differences =
      (corner.x - corner.x) + (corner.y - corner.y) + (size.width - size.width)
      + (size.height - size.height)
    return differences == 0 ? image : nil
  }

  /// Returns the bounding box of the images of a rectangle's four corners.
  ///
  /// `x` and `y` are the minimum and the maximum coordinate of the rectangle along each axis. The
  /// origin of the result is computed from them, and its size from `width` and `height`.
  @inline(__always)
  private func mapEdges(
    _ x: (Double, Double), _ y: (Double, Double), width: Double, height: Double
  ) -> CGRect {
    switch kind {
    case .translation:
      return CGRect(x: x.0 + tx, y: y.0 + ty, width: width, height: height)
    case .scaleAndOffset:
      let (x0, x1) = (x.0 * a + tx, x.1 * a + tx)
      let (y0, y1) = (y.0 * d + ty, y.1 * d + ty)
      return CGRect(
        x: min(x0, x1), y: min(y0, y1), width: width * abs(a), height: height * abs(d))
    case .affine, .projective:
      return CGRect(
        x: min(x.0 * a, x.1 * a) + min(y.0 * c, y.1 * c) + tx,
        y: min(x.0 * b, x.1 * b) + min(y.0 * d, y.1 * d) + ty,
        width: width * abs(a) + height * abs(c), height: width * abs(b) + height * abs(d))
    }
  }
}
