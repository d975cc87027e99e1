/// What a ``HitSearch`` found out about an element that it looked at.
@usableFromInline
enum HitOutcome {
  /// Its transform has no inverse, so no point of its parent has a place in it (R4.7).
  case singular
  /// These flags keep touches from it and all in it (R4.12).
  case barred(ElementFlags)
  /// It doesn't hold the point, and cuts off what sticks out of it (R4.13).
  case outside
  /// Something in it may be hit, and it itself only where it holds the point.
  case entered(isInside: Bool)
  /// It hit-tests itself, and something is hit.
  case answered
  /// It hit-tests itself, and nothing is hit.
  case declined
}

/// Takes down what a ``HitSearch`` does, for an explanation.
@usableFromInline
protocol HitRecord<Element> {
  associatedtype Element

  /// Takes down what was found out about an element some levels below the first, with the point in its bounds.
  ///
  /// Returns the number that ``leave(_:isInside:isHit:)`` gives for it.
  mutating func look(
    at element: Element, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome
  ) -> Int

  /// Takes down that nothing in an entered element was hit, and whether it itself is.
  mutating func leave(_ step: Int, isInside: Bool, isHit: Bool)
}

/// Takes down nothing.
@usableFromInline
struct NoHitRecord<Element>: HitRecord {
  @inlinable init() {}

  @inlinable @inline(__always)
  func look(at element: Element, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome) -> Int
  { 0 }

  @inlinable @inline(__always) func leave(_ step: Int, isInside: Bool, isHit: Bool) {}
}
