extension CoordinateMap {
  /// The map that applies the receiver first and `next` second.
  ///
  /// It has the dearer kind of the two, so translations compose by two additions.
  public func then(_ next: CoordinateMap) -> CoordinateMap {
    var result = self
    result.append(next)
    return result
  }

  /// Applies `next` after the receiver.
  @inline(__always)
  package mutating func append(_ next: CoordinateMap) {
    if kind == .projective || next.kind == .projective {
      appendProjectively(next)
    } else {
      appendInPlane(next)
    }
  }

  /// Applies `next` after the receiver, where neither is projective.
  @inline(__always)
  package mutating func appendInPlane(_ next: CoordinateMap) {
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

  /// The map that undoes the receiver, or nil when there is none in finite numbers.
  ///
  /// A map is singular when its determinant is zero or nothing but rounding noise, that is, not larger than one
  /// unit in the last place of the two products it is the difference of. The test is relative, so a map that scales by
  /// `1e-200` along both axes has an inverse. One with an infinity or NaN in it, or in its inverse, has none.
  public var inverse: CoordinateMap? {
    let inverse: CoordinateMap
    switch kind {
    case .translation:
      inverse = CoordinateMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: -tx, ty: -ty)
    case .scaleAndOffset:
      guard a != 0, d != 0, a.isFinite, d.isFinite else { return nil }
      let (ia, id) = (1 / a, 1 / d)
      guard ia.isFinite, id.isFinite else { return nil }
      inverse = CoordinateMap(
        kind: .scaleAndOffset, a: ia, b: 0, c: 0, d: id, tx: -tx / a, ty: -ty / d)
    case .affine:
      guard let found = inverseOfAffine else { return nil }
      inverse = found
    case .projective:
      return inverseOfProjective
    }
    return inverse.tx.isFinite && inverse.ty.isFinite ? inverse : nil
  }

  private var inverseOfAffine: CoordinateMap? {
    // Scaling by a power of two is exact and keeps the determinant from overflowing or vanishing.
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
    return CoordinateMap(
      kind: .affine, a: ia, b: ib, c: ic, d: id,
      tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
  }
}
