/// A coordinate map that is composed together with the bound on its error.
///
/// The numbers of the map are those that composing without a bound gives, bit for bit; the bound rests on them and on the
/// bounds of the parts (ErrorBounds.md). For callers that ask for a map to keep; conversions don't pay for it.
package struct BoundedMap {
  package private(set) var map: CoordinateMap
  package private(set) var error: MapError

  package init(_ map: CoordinateMap, error: MapError = .zero) {
    self.map = map
    self.error = error
  }

  package static let identity = BoundedMap(.identity)

  /// Applies `next` after the receiver.
  package mutating func append(_ next: BoundedMap) {
    // (M + E)(N + F) - MN, and what computing MN rounds off.
    error =
      error * next.map.norms + map.norms * next.error + error * next.error
      + CoordinateMap.compositionRounding(map, next.map)
    map.append(next.map)
  }

  /// The map that undoes the receiver, or nil when there is none.
  ///
  /// With the residual `R = 1 - XD` of the computed inverse `X`, the true one is `(1 - R)⁻¹ X`.
  package var inverse: BoundedMap? {
    guard let inverse = map.plainInverse else { return nil }
    if map.kind == .translation { return BoundedMap(inverse, error: error) }
    var product = inverse
    product.append(map)
    let difference = CoordinateMap(
      kind: .projective, a: product.a - 1, b: product.b, c: product.c, d: product.d - 1,
      tx: product.tx, ty: product.ty, px: product.px, py: product.py, pw: product.pw - 1)
    let residual =
      difference.norms + CoordinateMap.compositionRounding(inverse, map) + inverse.norms * error
    guard let sum = residual.neumannSum else { return BoundedMap(inverse, error: .infinite) }
    return BoundedMap(inverse, error: sum * inverse.norms)
  }

  /// The composition of a way up and a way down, with a bound that covers mapping by both in turn as well.
  package static func route(up: BoundedMap, down: BoundedMap) -> CoordinateMap {
    var whole = up
    whole.append(down)
    if whole.map.kind != .projective {
      // A point on the way between the two is rounded once more, and its rounding carried down.
      let (first, second) = (up.map.absoluteNorms, down.map.absoluteNorms)
      whole.error.linear += 6 * MapError.unit * first.linear * second.linear
      whole.error.offset += 6 * MapError.unit * (first.offset * second.linear + second.offset)
    }
    return whole.map.carrying(whole.error)
  }
}

extension CoordinateMap {
  /// The same map, known with this error.
  package func carrying(_ error: MapError) -> CoordinateMap {
    var map = self
    map.error = error
    return map
  }
}
