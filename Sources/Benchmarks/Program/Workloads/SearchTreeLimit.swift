/// The minimal work of finding a row among millions: a static search tree over the prefix sums.
///
/// Each node has 16 sums in two cache lines, which are compared all at once (Khuong and Morin,
/// "Array Layouts for Comparison-Based Searching", doi:10.1145/3053370, section B-tree).
final class SearchTreeLimit {
  private static let width = 16

  /// The levels of the tree, root first.
  ///
  /// The last level contains all row ends. Each of the other levels contains the keys that separate
  /// the nodes of the level below.
  private let levels: [UnsafeMutablePointer<Double>]

  /// Creates the tree.
  ///
  /// - Parameter ends: The ends of the rows, in ascending order.
  init(ends: [Double]) {
    let width = Self.width
    var levels: [UnsafeMutablePointer<Double>] = []
    var nodes = (ends.count + width - 1) / width
    /// The number of leaf nodes below one node of the level.
    var span = 0
    while true {
      let keys = Self.allocate(nodes * width)
      for index in 0..<nodes * width {
        let node = index / width * (width + 1) + index % width + 1
        let place = span == 0 ? index : node * span * width
        keys[index] = place < ends.count ? ends[place] : .infinity
      }
      levels.append(keys)
      guard nodes > 1 else { break }
      nodes = (nodes + width) / (width + 1)
      span = span == 0 ? 1 : span * (width + 1)
    }
    self.levels = levels.reversed()
  }

  deinit {
    levels.forEach { $0.deallocate() }
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer
      .allocate(byteCount: count * MemoryLayout<Double>.stride, alignment: 64)
      .bindMemory(to: Double.self, capacity: count)
  }

  /// Finds the rows at the offsets.
  ///
  /// `zero` must be 0; it makes each query depend on the result of the previous one.
  func batch(_ offsets: [Double], zero: Int) -> Batch {
    Batch { range in
      self.levels.withUnsafeBufferPointer { levels in
        var row = 0
        var sum = 0
        for index in range {
          row = Self.row(at: offsets[wrapping: index] + Double(row & zero), in: levels)
          sum &+= row
        }
        return Double(sum)
      }
    }
  }

  func row(at offset: Double) -> Int {
    levels.withUnsafeBufferPointer { Self.row(at: offset, in: $0) }
  }

  /// Returns the number of ends that are at most `offset`.
  @inline(never)
  private static func row(
    at offset: Double, in levels: UnsafeBufferPointer<UnsafeMutablePointer<Double>>
  ) -> Int {
    let wanted = SIMD8(repeating: offset)
    var node = 0
    for level in 0..<levels.count - 1 {
      node = node &* (width + 1) &+ rank(of: wanted, in: levels[level] + node &* width)
    }
    return node &* width &+ rank(of: wanted, in: levels[levels.count - 1] + node &* width)
  }

  @inline(__always)
  private static func rank(of wanted: SIMD8<Double>, in keys: UnsafePointer<Double>) -> Int {
    let keys = UnsafeRawPointer(keys)
    let first = keys.load(as: SIMD8<Double>.self) .<= wanted
    let second = keys.load(fromByteOffset: 64, as: SIMD8<Double>.self) .<= wanted
    // SIMD lanes in which the comparison is true are -1.
    let lanes =
      unsafeBitCast(first, to: SIMD8<Int64>.self) &+ unsafeBitCast(second, to: SIMD8<Int64>.self)
    return -Int(lanes.wrappedSum())
  }
}
