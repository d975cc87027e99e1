/// The result of testing one element in a ``HitSearch``.
@usableFromInline
enum HitOutcome {
  /// The point can't be converted into the element, because the element's transform has no inverse
  /// (R4.7) or the point is behind the camera.
  case singular
  /// The flags exclude the element and its descendants from touches (R4.12).
  case barred(ElementFlags)
  /// The element doesn't contain the point, and excludes content outside it from touches (R4.13).
  case outside
  /// The descendants are tested. The element itself can be hit only if `isInside` is true.
  case entered(isInside: Bool)
  /// The element has its own hit test, which has returned an element.
  case answered
  /// The element has its own hit test, which has returned nil.
  case declined
}

/// A recorder of the steps of a ``HitSearch``, used to explain the result.
@usableFromInline
protocol HitRecord<Element> {
  associatedtype Element

  /// Records that `element` was tested, and returns the index of this step.
  ///
  /// Pass the index to ``leave(_:isInside:isHit:)`` after an outcome of `entered`. `depth` is the
  /// number of levels below the root of the search. `point` is in the element's bounds coordinates;
  /// it is nil if it can't be converted into them.
  mutating func look(
    at element: Element, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome
  ) -> Int

  /// Records that all descendants of an entered element have been tested, and whether the element
  /// itself is hit.
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
