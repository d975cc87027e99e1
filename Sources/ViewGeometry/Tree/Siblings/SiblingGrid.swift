import Foundation

/// The boxes of subviews that have changed, in a hierarchy of hash grids.
///
/// There is one grid for each power of two of the box size, with a linked list for each cell.
///
/// A box is in the list of the cell that contains its top-left corner, in the finest grid whose
/// cells are no smaller than the box. Therefore, in each grid, only the boxes of four cells can
/// contain a given point. A box that moves is removed from one list and inserted into another,
/// which takes O(1). Cells with the same hash share a list, and a search compares the boxes.
/// (Matthias Teschner et al., "Optimized Spatial Hashing for Collision Detection of Deformable
/// Objects", VMV 2003, describes a single grid.)
struct SiblingGrid {
  /// The first item of each list; -1 if the list is empty.
  ///
  /// The number of lists is a power of two.
  private(set) var heads: ContiguousArray<Int32>
  private(set) var count = 0
  /// The number of boxes in each grid.
  private var counts = [Int32](repeating: 0, count: 64)
  /// A bit for each grid; it is set if the grid isn't empty.
  private var levels: UInt64 = 0

  /// The binary logarithm of the cell size of the finest grid, in points.
  private static let finest = -12
  /// The minimum number of lists, a power of two.
  private static let fewestLists = threshold(16, low: 1)

  init(capacity: Int) {
    var size = Self.fewestLists
    while size < 2 * capacity { size *= 2 }
    heads = ContiguousArray(unsafeUninitializedCapacity: size) { heads, count in
      LargePages.advise(heads)
      heads.initialize(repeating: -1)
      count = size
    }
  }

  /// Whether the lists are too long on average: there are more boxes than lists.
  var isCrowded: Bool { count > heads.count }

  /// Returns the index of the grid for boxes whose longer side is `size`.
  ///
  /// The boxes of at least 2^50 points are in grid 63, which has a single list.
  private static func level(of size: Double) -> Int {
    guard size > 0 else { return 0 }
    guard size < 0x1p50 else { return 63 }
    let exponent = size.exponent + (size.significand == 1 ? 0 : 1)
    return max(0, exponent - finest)
  }

  @inline(__always)
  private static func cellsPerPoint(_ level: Int) -> Double {
    Double(bitPattern: UInt64(1023 - (level + finest)) << 52)
  }

  @inline(__always)
  private func list(_ column: Double, _ row: Double, _ level: Int) -> Int {
    // The coordinates are integers, so their significant bits are the high ones. Far from the
    // origin, adjacent cells may have equal coordinates, and then share a list.
    var hash = column.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash &>> 32) ^ row.bitPattern) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash &>> 32) ^ UInt64(level)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash &>> 32) & (heads.count &- 1)
  }

  /// Inserts the box of an item that isn't in a list.
  ///
  /// Does nothing if the box is empty.
  mutating func insert(
    _ item: Int32, _ box: SubviewBox, in nodes: UnsafeMutablePointer<SiblingNode>
  ) {
    let (low, high) = box.extentInSuperview
    guard all(low .< high) else { return }
    let node = nodes + Int(item)
    let size = high - low
    let level = Self.level(of: max(size.x, size.y))
    let list: Int
    if level == 63 {
      list = self.list(0, 0, 63)
    } else {
      let corner = (low * Self.cellsPerPoint(level)).rounded(.down)
      list = self.list(corner.x + 0, corner.y + 0, level)
    }
    node.pointee.level = Int32(level)
    node.pointee.list = Int32(list)
    node.pointee.previous = -1
    node.pointee.next = heads[list]
    if heads[list] >= 0 { nodes[Int(heads[list])].previous = item }
    heads[list] = item
    count += 1
    counts[level] += 1
    levels |= 1 << UInt64(level)
  }

  /// Removes an item from its list; does nothing if the item isn't in a list.
  mutating func remove(_ item: Int32, in nodes: UnsafeMutablePointer<SiblingNode>) {
    let node = nodes[Int(item)]
    guard node.list >= 0 else { return }
    if node.previous >= 0 {
      nodes[Int(node.previous)].next = node.next
    } else {
      heads[Int(node.list)] = node.next
    }
    if node.next >= 0 { nodes[Int(node.next)].previous = node.previous }
    nodes[Int(item)].list = -1
    count -= 1
    counts[Int(node.level)] -= 1
    if counts[Int(node.level)] == 0 { levels &= ~(1 << UInt64(node.level)) }
  }

  /// Calls `body` with every item whose box may contain the point.
  ///
  /// `body` may also be called with items whose boxes don't contain the point, and several times
  /// with the same item.
  @inline(__always)
  func visit(
    _ point: SIMD2<Double>, in nodes: UnsafeMutablePointer<SiblingNode>, _ body: (Int32) -> Void
  ) {
    var levels = levels
    heads.withUnsafeBufferPointer { heads in
      while levels != 0 {
        let level = levels.trailingZeroBitCount
        levels &= levels &- 1
        if level == 63 {
          Self.walk(heads[list(0, 0, 63)], in: nodes, body)
          continue
        }
        let cell = (point * Self.cellsPerPoint(level)).rounded(.down)
        // Adding zero converts -0, whose bits differ, to 0.
        let (left, top) = (cell.x - 1 + 0, cell.y - 1 + 0)
        let (right, bottom) = (cell.x + 0, cell.y + 0)
        Self.walk(heads[list(right, bottom, level)], in: nodes, body)
        Self.walk(heads[list(left, bottom, level)], in: nodes, body)
        Self.walk(heads[list(right, top, level)], in: nodes, body)
        Self.walk(heads[list(left, top, level)], in: nodes, body)
      }
    }
  }

  @inline(__always)
  private static func walk(
    _ first: Int32, in nodes: UnsafeMutablePointer<SiblingNode>, _ body: (Int32) -> Void
  ) {
    var item = first
    while item >= 0 {
      body(item)
      item = nodes[Int(item)].next
    }
  }
}

/// The links of a subview in the lists of a `SiblingGrid`, and its position among its siblings.
///
/// A node takes 24 bytes.
struct SiblingNode {
  /// The key that orders the subview among its siblings.
  ///
  /// Larger keys are in front.
  var key: Int
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The list that contains the item; -1 if none does.
  var list: Int32 = -1
  var level: Int32 = 0
}
