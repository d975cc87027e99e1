import ViewGeometry

/// The brute-force twin of `OffsetTree`: an array, and offsets summed from the first row on.
struct OffsetTreeModel {
  var lengths: [Double]

  /// The start of each row, and the end of the last one: the `Double` nearest to each exact sum.
  var offsets: [Double] {
    var sum = ExactSum()
    return [0] + lengths.map { sum.add($0) }
  }

  /// The row at an offset: the one whose start is at or before it and whose end is after it.
  static func row(at offset: Double, _ offsets: [Double]) -> Int? {
    zip(offsets, offsets.dropFirst()).enumerated()
      .first { $0.element.0 <= offset && offset < $0.element.1 }?.offset
  }

  /// The first difference in the answers about the compared rows, if any.
  func mismatch(_ tree: OffsetTree, rows: some Sequence<Int>, probes: [Double]) -> String? {
    guard tree.count == lengths.count else { return "count \(tree.count), not \(lengths.count)" }
    guard tree.isEmpty == lengths.isEmpty else { return "isEmpty \(tree.isEmpty)" }
    let offsets = offsets
    let total = offsets[lengths.count]
    guard tree.totalLength == total else { return "total \(tree.totalLength), not \(total)" }
    guard tree.offset(of: lengths.count) == total else { return "offset of the end" }
    var walked: [OffsetTree.Position] = []
    tree.forEach(in: 0..<tree.count) { walked.append($0) }
    for row in rows {
      let (offset, length) = (offsets[row], lengths[row])
      let expected = OffsetTree.Position(index: row, offset: offset, length: length)
      guard walked[row] == expected else { return "walked \(walked[row]), not \(expected)" }
      guard tree.position(of: row) == expected else { return "position of row \(row)" }
      guard tree.offset(of: row) == offset else { return "offset of row \(row)" }
      guard tree.length(at: row) == length else { return "length of row \(row)" }
      let isFound = tree.index(at: offset) == row
      guard isFound == (offset < offsets[row + 1]) else { return "row at \(offset)" }
    }
    for offset in probes.map({ $0 * total }) {
      let row = OffsetTreeModel.row(at: offset, offsets)
      guard tree.index(at: offset) == row else { return "row at \(offset), not \(row ?? -1)" }
      let position = tree.position(at: offset)
      guard position?.index == row, position?.offset == row.map({ offsets[$0] }),
        position?.length == row.map({ lengths[$0] })
      else { return "position at \(offset)" }
    }
    return nil
  }
}

/// A sum of doubles without rounding until it is read (Shewchuk, "Adaptive Precision Floating-Point
/// Arithmetic and Fast Robust Geometric Predicates", doi:10.1007/PL00009321).
struct ExactSum {
  /// Non-overlapping values, the smallest first, with the same sum.
  private var partials: [Double] = []

  /// Adds a value and returns the double nearest to the sum.
  mutating func add(_ value: Double) -> Double {
    var high = value
    var kept: [Double] = []
    for partial in partials {
      let (large, small) = abs(high) < abs(partial) ? (partial, high) : (high, partial)
      let sum = large + small
      let error = small - (sum - large)
      if error != 0 { kept.append(error) }
      high = sum
    }
    partials = kept + [high]
    return rounded
  }

  private var rounded: Double {
    var rest = partials
    guard var sum = rest.popLast() else { return 0 }
    while let next = rest.popLast() {
      let before = sum
      sum = before + next
      let error = next - (sum - before)
      guard error != 0 else { continue }
      // A tie was rounded to even; the rest decides the correct direction.
      if let last = rest.last, (last < 0) == (error < 0) {
        let twice = error * 2
        if (sum + twice) - sum == twice { sum += twice }
      }
      break
    }
    return sum
  }
}
