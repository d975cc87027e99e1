import ViewGeometry

extension FixtureSections {
  /// Creates the months of a photo library: one with `largest` photos, the others with skewed
  /// counts.
  ///
  /// The largest month is in the middle. Each other month has one photo and a share of the
  /// remaining photos, in proportion to the integer part of 65,536/(1 + u) for a random u from 0 to
  /// 63. Shares are rounded down; the photos that are left over are distributed one by one to the
  /// first of these months. All arithmetic is in integers, so the counts are the same on every
  /// machine.
  ///
  /// `sizes` returns the sizes of the photos in a month, given its index.
  ///
  /// - Precondition: At least two months, and `largest + months - 1 <= photos <= 2^40`.
  package init(
    months: Int, photos: Int, largest: Int, seed: UInt64, sizes: ((Int) -> FixtureSizes)? = nil
  ) {
    let random = FixtureRandom(seed: seed)
    let weights = (0..<months - 1).map { (1 << 16) / (1 + Int(random.word(UInt64($0)) & 63)) }
    let weight = weights.reduce(0, +)
    let shared = photos - largest - weights.count
    var counts = weights.map { 1 + shared / weight * $0 + shared % weight * $0 / weight }
    let left = photos - largest - counts.reduce(0, +)
    for month in 0..<left { counts[month] += 1 }
    counts.insert(largest, at: months / 2)
    self.init(
      runs: counts.enumerated().map { month, items in
        Run(sections: 1, items: items, sizes: sizes?(month))
      })
  }
}
