extension ViewFlights {
  /// The animation of one property by one flight.
  struct Entry {
    let flight: Flight
    /// The sequence number of the entry among those of the view; later entries have greater
    /// numbers.
    var number = 0
    /// Whether the flight still animates the property.
    ///
    /// Entries that aren't live are deleted in batches.
    var isLive = true
    let property: AnimatedProperty
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// The start and end of a transform; nil for other properties.
    var turn: Turn?
    /// The values at the keyframes; nil for a flight without keyframes.
    var keyframes: FlightKeyframes?

    /// Returns the components of the shown value minus those of the end value.
    ///
    /// Returns nil if the progress is 1, or if `flights` isn't nil and doesn't contain the entry's
    /// flight. `exact` is the shown value itself, if it is known without rounding.
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

    /// The decomposed difference from the end transform to another one, and the factor by which it
    /// is multiplied.
    ///
    /// It is nil if a transform can't be decomposed.
    ///
    /// Without keyframes, the other transform is the start, and the factor is the remaining
    /// progress. With keyframes, the other transform is the shown one, and the factor is 1.
    var wayBack: (way: TransformParts.Difference, weight: Double)? {
      let progress = flight.progress
      if let keyframes { return keyframes.wayBack(at: progress).map { ($0, 1) } }
      return turn?.wayBack.map { ($0, 1 - progress) }
    }

    /// The elements of the shown matrix minus those of the end matrix, for transforms that can't be
    /// decomposed.
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
    /// The decomposed difference from the end to the start; nil if one of them can't be decomposed.
    let wayBack: TransformParts.Difference?
    /// The decomposed end; nil if the start or the end can't be decomposed.
    let end: TransformParts?

    init(from: Transform3D, to: Transform3D) {
      (self.from, self.to) = (from, to)
      let start = TransformParts(from)
      let end = start.flatMap { TransformParts(to, rotationIfFlat: $0.rotation) }
      // The start is decomposed again with the rotation of the end, which it gets if it has no
      // rotation of its own.
      let wholeStart = end.flatMap { TransformParts(from, rotationIfFlat: $0.rotation) }
      wayBack = wholeStart.flatMap { start in end.map { start.difference(from: $0) } }
      self.end = end
    }
  }

  /// The recorder that counts the view as animated, and the view's sequence number there.
  struct Place {
    let recorder: FlightRecorder
    /// The sequence number of the view, in the order in which the views began to be animated.
    let number: Int
  }
}
