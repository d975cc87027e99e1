/// A table of the items that have changed since the main tree was built.
///
/// For each of these items, the table stores the generation of the tree that contains its current
/// box, or else `recent` or `removed`.
///
/// It is a hash table with open addressing and linear probing (Knuth, The Art of Computer
/// Programming 6.4), and is at most half full. A word contains an item and a generation.
struct SpatialIndexChanges: Sendable {
  /// The generation of the main tree, which contains the items that aren't in the table.
  static let main: UInt32 = 0
  /// The generation of the items in the list of the most recent boxes.
  static let recent: UInt32 = 1
  /// The generation of removed items, which aren't in any tree.
  static let removed: UInt32 = 2
  /// The generation of the first smaller tree.
  static let firstRun: UInt32 = 3

  private static let free = UInt64.max

  private var words: ContiguousArray<UInt64> = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  func generation(of item: Int) -> UInt32 {
    guard count > 0 else { return Self.main }
    let word = words[place(of: UInt32(truncatingIfNeeded: item))]
    return word == Self.free ? Self.main : UInt32(truncatingIfNeeded: word)
  }

  mutating func set(_ generation: UInt32, for item: Int) {
    if 2 * (count + 1) > words.count { grow() }
    let item = UInt32(truncatingIfNeeded: item)
    let place = place(of: item)
    if words[place] == Self.free { count += 1 }
    words[place] = UInt64(item) << 32 | UInt64(generation)
  }

  mutating func removeAll() {
    self = SpatialIndexChanges()
  }

  /// Returns the index of an item's word, or of the free word into which the item would be
  /// inserted.
  @inline(__always)
  private func place(of item: UInt32) -> Int {
    let mask = words.count &- 1
    // Fibonacci hashing: the middle bits of the product depend on all bits of the item.
    var place = Int(truncatingIfNeeded: (UInt64(item) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
    while words[place] != Self.free, UInt32(truncatingIfNeeded: words[place] &>> 32) != item {
      place = (place &+ 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = words
    words = ContiguousArray(repeating: Self.free, count: max(64, 2 * old.count))
    for word in old where word != Self.free {
      words[place(of: UInt32(truncatingIfNeeded: word >> 32))] = word
    }
  }
}
