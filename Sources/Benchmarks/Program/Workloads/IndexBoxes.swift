import ViewGeometry

/// Random boxes and queries about them, precomputed so that no generator is timed.
struct IndexBoxes {
  /// The kinds of coordinates that the boxes and points have.
  enum Numbers {
    /// Arbitrary numbers, with 53 random bits.
    case any
    /// Integers, as in apps that lay out in whole points or pixels.
    case whole
  }

  let boxes: ContiguousArray<Extent>
  let side: Double
  /// Random points; their count is a power of two.
  let points: [SIMD2<Double>]

  /// Creates boxes whose widths and heights, before any rounding, are 0.2 to 1.2 thousandths of
  /// `side`.
  init(count: Int, _ numbers: Numbers = .any, random: inout SplitMix64) {
    // The square is 50 points wide times the square root of the count: one box per 50 by 50 points.
    let side = Double(count).squareRoot() * 50
    self.side = side
    boxes = ContiguousArray(
      (0..<count).map { _ in numbers.of(Self.box(side: side, &random)) })
    points = (0..<1 << 16).map { _ in
      numbers.of(SIMD2(random.nextUnit() * side, random.nextUnit() * side))
    }
  }

  static func box(side: Double, _ random: inout SplitMix64) -> Extent {
    Extent(
      x: random.nextUnit() * side, y: random.nextUnit() * side,
      width: (0.2 + random.nextUnit()) * side / 1000,
      height: (0.2 + random.nextUnit()) * side / 1000)
  }

  var index: SpatialIndex { index(.standard) }

  func index(_ work: ParallelWork) -> SpatialIndex {
    boxes.withUnsafeBufferPointer { SpatialIndex(extents: $0, work: work) }
  }

  /// Returns the index and the boxes after a hundredth of the boxes, chosen at random, have moved.
  func moved(_ random: inout SplitMix64) -> (index: SpatialIndex, boxes: ContiguousArray<Extent>) {
    var (index, moved) = (index, boxes)
    for _ in 0..<boxes.count / 100 {
      let item = random.nextIndex(below: boxes.count)
      moved[item] = Self.box(side: side, &random)
      index.set(moved[item], for: item)
    }
    return (index, moved)
  }
}

extension IndexBoxes.Numbers {
  fileprivate func of(_ box: Extent) -> Extent {
    let (low, high) = (of(SIMD2(box.minX, box.minY)), of(SIMD2(box.maxX, box.maxY)))
    return Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  fileprivate func of(_ place: SIMD2<Double>) -> SIMD2<Double> {
    self == .whole ? place.rounded(.down) : place
  }
}

/// The textbook implementation: a scan of all boxes.
enum NaiveIndex {
  static func topmost(in boxes: ContiguousArray<Extent>, _ point: SIMD2<Double>) -> Int? {
    boxes.lastIndex { $0.contains(x: point.x, y: point.y) }
  }

  static func items(in boxes: ContiguousArray<Extent>, _ area: Extent) -> [Int] {
    boxes.indices.filter { boxes[$0].overlaps(area) }
  }

  /// Returns the squared distances of the `count` boxes nearest to `point`, in ascending order.
  static func nearest(
    in boxes: ContiguousArray<Extent>, _ point: SIMD2<Double>, count: Int
  ) -> [Double] {
    boxes.reduce(into: [Double](repeating: .infinity, count: count)) { nearest, box in
      let square = squareOfDistance(to: box, from: point)
      guard square < nearest[count - 1] else { return }
      nearest.removeLast()
      nearest.insert(square, at: nearest.firstIndex { square < $0 } ?? count - 1)
    }
  }

  static func squareOfDistance(to box: Extent, from point: SIMD2<Double>) -> Double {
    let across = max(0, box.minX - point.x, point.x - box.maxX)
    let down = max(0, box.minY - point.y, point.y - box.maxY)
    return across * across + down * down
  }
}
