/// The result of testing one element in a ``HitSearch``.
@usableFromInline
enum HitOutcome {
  /// The element's transform has no inverse, so no point of its parent corresponds to one in it
  /// (R4.7).
  case singular
  /// These flags exclude the element and its descendants from touches (R4.12).
  case barred(ElementFlags)
  /// The element doesn't contain the point, and clips content outside (R4.13).
  case outside
  /// A descendant may be hit; the element itself only if it contains the point.
  case entered(isInside: Bool)
  /// The element performs its own hit test, and something is hit.
  case answered
  /// The element performs its own hit test, and nothing is hit.
  case declined
}

/// A recorder of the steps of a ``HitSearch``, for an explanation.
@usableFromInline
protocol HitRecord<Element> {
  associatedtype Element

  /// Records the result for an element at a depth below the first one, with the point in its
  /// bounds.
  ///
  /// Returns the step, to be passed to ``leave(_:isInside:isHit:)``.
  mutating func look(
    at element: Element, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome
  ) -> Int

  /// Records that nothing in an entered element was hit, and whether the element itself is.
  mutating func leave(_ step: Int, isInside: Bool, isHit: Bool)
}

/// A recorder that records nothing.
@usableFromInline
struct NoHitRecord<Element>: HitRecord {
  @inlinable init() {}

  @inlinable @inline(__always)
  func look(at element: Element, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome) -> Int
  { 0 }

  @inlinable @inline(__always) func leave(_ step: Int, isInside: Bool, isHit: Bool) {}
}
