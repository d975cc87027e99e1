/// The index of a section, or of an item in a section, in a batch of updates.
package protocol BatchUpdateIndex: Comparable, Sendable {
  /// An integer that orders indices as `<` does, for radix sorting.
  ///
  /// It is nil if the index is outside the range that such a key can represent.
  var sortingKey: UInt64? { get }
}

extension Int: BatchUpdateIndex {
  package var sortingKey: UInt64? { UInt64(exactly: self) }
}

extension ItemIndex: BatchUpdateIndex {
  /// The section and the item packed into one integer.
  ///
  /// Nil if the section isn't in `0..<1 << 24`, or the item isn't in `0..<1 << 40`.
  package var sortingKey: UInt64? {
    guard section >> 24 == 0, item >> 40 == 0 else { return nil }
    return UInt64(section) << 40 | UInt64(item)
  }
}

/// The maximum number of steps for which a sort by comparisons is preferred to a radix sort.
private let mostCompared = threshold(64, low: 1)

extension Array {
  /// Returns the steps sorted by index; steps with the same index keep their order.
  func sortedByPlace<Place>() -> [Element] where Element == BatchUpdateStep<Place> {
    guard count > mostCompared else { return sorted { $0.place < $1.place } }
    var keys = RadixKeys(capacity: count)
    for step in self {
      guard let key = step.place.sortingKey else { return sorted { $0.place < $1.place } }
      keys.append(key)
    }
    return keys.sortedOrder().map { self[Int($0)] }
  }
}

/// Sorts keys by eight bits at a time, starting with the lowest (Knuth, The Art of Computer
/// Programming 5.2.5).
struct RadixKeys {
  private var entries: [(key: UInt64, index: UInt32)] = []
  /// The bits in which any key differs from the first key.
  private var differing: UInt64 = 0

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
  }

  mutating func append(_ key: UInt64) {
    entries.append((key, UInt32(entries.count)))
    differing |= key ^ entries[0].key
  }

  /// Returns the indices of the keys, in ascending order of the keys; the sort is stable.
  consuming func sortedOrder() -> [UInt32] {
    var other = entries
    for shift in stride(from: 0, to: 64, by: 8) where differing >> shift & 0xFF != 0 {
      var starts = [Int](repeating: 0, count: 257)
      for entry in entries { starts[Int(entry.key >> shift & 0xFF) + 1] += 1 }
      for digit in 1...256 { starts[digit] += starts[digit - 1] }
      for entry in entries {
        let digit = Int(entry.key >> shift & 0xFF)
        other[starts[digit]] = entry
        starts[digit] += 1
      }
      swap(&entries, &other)
    }
    return entries.map(\.index)
  }
}
