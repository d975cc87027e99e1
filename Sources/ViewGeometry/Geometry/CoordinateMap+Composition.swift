extension CoordinateMap {
  /// The map that applies the receiver first and `next` second.
  ///
  /// It has the dearer kind of the two, so translations compose by two additions.
  public func then(_ next: CoordinateMap) -> CoordinateMap {
    var result = BoundedMap(self, error: error)
    result.append(BoundedMap(next, error: next.error))
    return result.map.carrying(result.error)
  }

  /// Applies `next` after the receiver.
  @inline(__always)
  package mutating func append(_ next: CoordinateMap) {
    if kind == .projective || next.kind == .projective {
      appendProjectively(next)
    } else {
      plane.append(next.plane)
    }
  }

  /// The map that undoes the receiver, or nil when there is none in finite numbers.
  ///
  /// A map is singular when its determinant is zero or nothing but rounding noise, that is, not larger than one
  /// unit in the last place of the two products it is the difference of. The test is relative, so a map that scales by
  /// `1e-200` along both axes has an inverse. One with an infinity or NaN in it, or in its inverse, has none.
  public var inverse: CoordinateMap? {
    guard let inverse = BoundedMap(self, error: error).inverse else { return nil }
    return inverse.map.carrying(inverse.error)
  }

  /// The same without a bound on its error.
  package var plainInverse: CoordinateMap? {
    kind == .projective ? inverseOfProjective : plane.inverse.map(CoordinateMap.init)
  }
}
