/// Finds the lowest common ancestor of two spaces in constant time.
///
/// Baruch Schieber and Uzi Vishkin, "On Finding Lowest Common Ancestors: Simplification and Parallelization",
/// doi:10.1137/0217079: the tree is cut into paths, each of which has the number in the range of its top's descendants that
/// two divides most often; from two such numbers and the sets of those on the ways to the root, a few operations on bits find the
/// path where the ways meet.
///
/// Spaces are numbered so that each comes before those within it, and those before its next sibling.
enum LowestCommonSpace {
  /// What is kept of each space, 16 bytes.
  struct Lane {
    /// The number of the path the space is on.
    var path: UInt32 = 0
    /// The lowest bits of the numbers of all paths from here to the root.
    var ascent: UInt32 = 0
    /// Kept at the place of a path's number: the first space on it.
    var head: Int32 = 0
    /// The number of spaces around this one.
    var depth: Int32 = 0
  }

  /// Fills in the lanes; `end` of each space is known.
  static func prepare(_ spaces: inout ContiguousArray<SnapshotSpace>) {
    for index in spaces.indices {
      // Numbers from 1 on, as the paper has them.
      let (first, last) = (UInt32(index) + 1, UInt32(spaces[index].end))
      let height = bitLength((first - 1) ^ last) - 1
      let path = (last >> UInt32(height)) << UInt32(height)
      spaces[index].lane.path = path
      let parent = Int(spaces[index].parent)
      guard parent >= 0 else {
        spaces[index].lane.ascent = lowestBit(path)
        spaces[Int(path) - 1].lane.head = Int32(index)
        continue
      }
      spaces[index].lane.depth = spaces[parent].lane.depth + 1
      spaces[index].lane.ascent = spaces[parent].lane.ascent | lowestBit(path)
      if spaces[parent].lane.path != path { spaces[Int(path) - 1].lane.head = Int32(index) }
    }
  }

  static func find(
    _ left: Int, _ right: Int, in spaces: UnsafeMutableBufferPointer<SnapshotSpace>
  ) -> Int {
    let (a, b) = (spaces[left].lane, spaces[right].lane)
    if a.path == b.path { return a.depth <= b.depth ? left : right }
    let differing = bitLength(a.path ^ b.path) - 1
    let lowest = max(differing, max(a.path.trailingZeroBitCount, b.path.trailingZeroBitCount))
    let common = (a.ascent & b.ascent) & (~UInt32(0) << UInt32(lowest))
    let bit = UInt32(common.trailingZeroBitCount)
    let path = bit == 31 ? 1 << 31 : ((a.path >> (bit + 1)) << (bit + 1)) | (1 << bit)
    let leftEntry = entry(to: path, bit: bit, from: left, in: spaces)
    let rightEntry = entry(to: path, bit: bit, from: right, in: spaces)
    return spaces[leftEntry].lane.depth <= spaces[rightEntry].lane.depth ? leftEntry : rightEntry
  }

  /// Where the way from a space to the root comes upon a path.
  private static func entry(
    to path: UInt32, bit: UInt32, from space: Int,
    in spaces: UnsafeMutableBufferPointer<SnapshotSpace>
  ) -> Int {
    let lane = spaces[space].lane
    guard lane.path != path else { return space }
    let below = lane.ascent & ((1 << bit) - 1)
    let high = UInt32(bitLength(below) - 1)
    let last = ((lane.path >> (high + 1)) << (high + 1)) | (1 << high)
    return Int(spaces[Int(spaces[Int(last) - 1].lane.head)].parent)
  }

  private static func bitLength(_ value: UInt32) -> Int { 32 - value.leadingZeroBitCount }

  private static func lowestBit(_ value: UInt32) -> UInt32 { value & (~value &+ 1) }
}
