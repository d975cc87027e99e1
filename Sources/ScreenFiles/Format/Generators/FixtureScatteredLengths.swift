import ViewGeometry

/// Lengths that are all equal, except for one at a random index in each block.
package struct FixtureScatteredLengths: Sendable, Hashable {
  /// The usual length, in points.
  package let length: Double
  /// The length that differs, in points.
  package let other: Double
  /// The number of lengths in a block, one of which differs; at least 1.
  package let every: Int
  private let random: FixtureRandom

  /// Creates lengths from a seed.
  package init(length: Double, other: Double, every: Int, seed: UInt64) {
    self.length = length
    self.other = other
    self.every = every
    random = FixtureRandom(seed: seed)
  }

  /// Returns the length at an index.
  package func length(of index: Int) -> Double {
    index == place(inStretch: index / every) ? other : length
  }

  /// Returns the index, in the whole sequence, of the length that differs in the block with the
  /// index `stretch`.
  ///
  /// The block begins at `stretch * every`. The offset in the block is the random word at index
  /// `stretch`, modulo `every`.
  private func place(inStretch stretch: Int) -> Int {
    stretch * every + Int(random.word(UInt64(stretch)) % UInt64(every))
  }

  /// Calls `body` with the indices in `range` at which the length differs, in ascending order.
  package func forEachOther(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    for stretch in range.lowerBound / every...(range.upperBound - 1) / every {
      let place = place(inStretch: stretch)
      if range.contains(place) { body(place) }
    }
  }
}
