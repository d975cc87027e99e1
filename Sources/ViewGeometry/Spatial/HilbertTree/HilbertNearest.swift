/// The nearest boxes found so far, in order of distance.
///
/// If boxes have the same distance, the topmost is first.
struct HilbertNearest {
  struct Box {
    /// The square of the distance in points.
    let square: Double
    let rank: Int

    @inline(__always)
    func precedes(_ other: Box) -> Bool {
      square != other.square ? square < other.square : rank > other.rank
    }
  }

  /// The maximum number of boxes.
  ///
  /// For more boxes, a heap is faster than insertion.
  static let most = threshold(64, low: 2)

  private let boxes: UnsafeMutableBufferPointer<Box>
  private let limit: Int
  private(set) var count = 0
  /// The box that a new box must precede to be inserted.
  ///
  /// It is the last of `limit` boxes, or a sentinel if there are fewer.
  private(set) var bound = Box(square: .infinity, rank: -1)

  /// Creates an empty list in memory for `limit` boxes.
  init(in memory: UnsafeMutableBufferPointer<Box>, limit: Int) {
    boxes = memory
    self.limit = limit
  }

  /// Inserts a box if fewer than `limit` boxes precede it.
  mutating func offer(_ box: Box) {
    guard box.precedes(bound) else { return }
    var place = min(count, limit - 1)
    count = min(count + 1, limit)
    while place > 0, box.precedes(boxes[place - 1]) {
      boxes.initializeElement(at: place, to: boxes[place - 1])
      place -= 1
    }
    boxes.initializeElement(at: place, to: box)
    if count == limit { bound = boxes[limit - 1] }
  }
}
