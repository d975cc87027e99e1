/// Creates strings from bytes and reuses equal ones, since a dump repeats a few class names.
struct StringTable {
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var entries: [(range: Range<Int>, text: String)] = []

  /// Returns the string in a range of `bytes`.
  ///
  /// All calls must pass the same `bytes`.
  ///
  /// - Complexity: O(length) amortized.
  mutating func text(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    if entries.count * 2 > slots.count { grow(bytes) }
    var slot = Self.hash(bytes, range) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if Self.areEqual(bytes, entry.range, range) { return entry.text }
      slot = (slot + 1) & (slots.count - 1)
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    slots[slot] = Int32(entries.count)
    entries.append((range, text))
    return text
  }

  private mutating func grow(_ bytes: [UInt8]) {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Self.hash(bytes, entry.range) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func areEqual(_ bytes: [UInt8], _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count
    where bytes[left.lowerBound + index] != bytes[right.lowerBound + index] { return false }
    return true
  }

  /// Returns the FNV-1a hash of a range of bytes, with the high bits folded into the low ones.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
  }
}
