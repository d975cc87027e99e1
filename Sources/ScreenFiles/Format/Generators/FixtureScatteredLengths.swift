import ViewGeometry

/// Equal lengths but for one in so many, which is somewhere among them at random.
package struct FixtureScatteredLengths: Sendable, Hashable {
  /// The length of most, in points.
  package let length: Double
  /// The length of the others, in points.
  package let other: Double
  /// Of how many in a row one is different; at least 1.
  package let every: Int
  private let random: FixtureRandom

  /// Creates lengths of a seed.
  package init(length: Double, other: Double, every: Int, seed: UInt64) {
    self.length = length
    self.other = other
    self.every = every
    random = FixtureRandom(seed: seed)
  }

  /// Length `index`.
  package func length(of index: Int) -> Double {
    index == place(inStretch: index / every) ? other : length
  }

  /// The different one of the stretch of `every` that begins at `stretch * every`: random number `stretch`, modulo `every`.
  private func place(inStretch stretch: Int) -> Int {
    stretch * every + Int(random.word(UInt64(stretch)) % UInt64(every))
  }

  /// Calls `body` with those of `range` that are different, ascending.
  package func forEachOther(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    for stretch in range.lowerBound / every...(range.upperBound - 1) / every {
      let place = place(inStretch: stretch)
      if range.contains(place) { body(place) }
    }
  }
}
