extension ViewFlights {
  /// The animation of one property by one flight.
  struct Entry {
    let flight: Flight
    /// The number of the entry; later entries of the view have greater numbers.
    var number = 0
    /// Whether the flight still animates the property; other entries are removed several at a time.
    var isLive = true
    let property: AnimatedProperty
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// The start and end of a transform; nil for other properties.
    var turn: Turn?
    /// The values at the keyframes; nil for a flight without keyframes.
    var keyframes: FlightKeyframes?

    /// Returns the shown components minus those of the end value; nil at the end.
    ///
    /// `exact` is the shown value itself, if it is known without rounding. If `flights` is given,
    /// the result is nil for a flight that isn't one of them.
    func rest(
      only flights: Set<ObjectIdentifier>?
    ) -> (rest: SIMD4<Double>, exact: SIMD4<Double>?)? {
      if let flights, !flights.contains(ObjectIdentifier(flight)) { return nil }
      let progress = flight.progress
      guard progress != 1 else { return nil }
      if let keyframes {
        return (keyframes.rest(at: progress), keyframes.numbers(at: progress))
      }
      return ((from - to) * (1 - progress), progress == 0 ? from : nil)
    }

    /// The decomposed difference from the end transform to the start, and the weight at which it
    /// still applies.
    ///
    /// Nil if the matrices are interpolated elementwise. For keyframes, the difference is that to
    /// the shown transform, and the weight is 1.
    var wayBack: (way: TransformParts.Difference, weight: Double)? {
      let progress = flight.progress
      if let keyframes { return keyframes.wayBack(at: progress).map { ($0, 1) } }
      return turn?.wayBack.map { ($0, 1 - progress) }
    }

    /// The elements of the shown matrix minus those of the end matrix.
    var matrixRest: SIMD16<Double> {
      let progress = flight.progress
      if let keyframes { return keyframes.matrixRest(at: progress) }
      guard let turn else { return .zero }
      return (turn.from.packed - turn.to.packed) * (1 - progress)
    }
  }

  /// The start and end of an animated transform, decomposed for interpolation.
  final class Turn {
    let from: Transform3D
    let to: Transform3D
    /// The decomposed difference from the end to the start; nil if the matrices are interpolated
    /// elementwise.
    let wayBack: TransformParts.Difference?
    /// The decomposed end; nil if the matrices are interpolated elementwise.
    let end: TransformParts?

    init(from: Transform3D, to: Transform3D) {
      (self.from, self.to) = (from, to)
      let start = TransformParts(from)
      let end = start.flatMap { TransformParts(to, rotationIfFlat: $0.rotation) }
      // The start is decomposed a second time, because it takes the end's rotation if it has none.
      let wholeStart = end.flatMap { TransformParts(from, rotationIfFlat: $0.rotation) }
      wayBack = wholeStart.flatMap { start in end.map { start.difference(from: $0) } }
      self.end = end
    }
  }

  /// The recorder that counts the view as animated, and the view's number there.
  struct Place {
    let recorder: FlightRecorder
    /// The number of the view, in the order in which the animations of views began.
    let number: Int
  }
}
