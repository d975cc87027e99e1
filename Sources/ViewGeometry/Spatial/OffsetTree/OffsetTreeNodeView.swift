/// A node's contents by address, so that a walk down the tree counts no references.
///
/// Safe because whoever makes a view keeps the tree's root alive until the walk is over, and the
/// root keeps every node below it: no step of a walk can free one. Writing through a view is safe
/// where the node is known to be referenced once (see `OffsetTreeNode`).
///
/// Layout behind the header, which fills 64 bytes together with the object's own:
///
///     inner   unitEnds 32 x Int64, countEnds 32 x Int64, fractionEnds 32 x UInt64, children
///     narrow  block ends 32 x Int32, rows UInt16
///     wide    block ends 8 x OffsetTreeSum, rows Double
///     run     nothing
///
/// An end is the sum of everything in the node up to and including its child or block. Ends behind
/// the last one in use are larger than any sum, so that a search may compare all of them.
struct OffsetTreeNodeView {
  let header: UnsafeMutablePointer<OffsetTreeNodeHeader>

  /// Children an inner node has room for.
  static let lanes = AscendingEnds.lanes
  /// Bytes of the block ends of a narrow or wide leaf.
  static let blockBytes = 128
  /// Rows a narrow or wide leaf has room for at most.
  static let mostRows = 512
  static let childrenOffset = lanes * 24

  /// Bytes behind the header; rows in whole blocks of 16, since searches look at those.
  static func bytes(_ kind: OffsetTreeNodeHeader.Kind, capacity: Int) -> Int {
    let rows = (capacity + 15) / 16 * 16
    return switch kind {
    case .inner: childrenOffset + lanes * 8
    case .narrow: blockBytes + rows * MemoryLayout<UInt16>.stride
    case .wide: blockBytes + rows * MemoryLayout<Double>.stride
    case .run: 0
    }
  }

  var kind: OffsetTreeNodeHeader.Kind { header.pointee.kind }
  var height: Int { Int(header.pointee.height) }
  var used: Int { Int(header.pointee.used) }
  var count: Int { header.pointee.count }
  var sum: OffsetTreeSum { header.pointee.sum }
  var isWhole: Bool { header.pointee.isWhole }

  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  // Of an inner node.

  var unitEnds: UnsafeMutablePointer<Int64> {
    tail.assumingMemoryBound(to: Int64.self)
  }
  var countEnds: UnsafeMutablePointer<Int64> {
    (tail + Self.lanes * 8).assumingMemoryBound(to: Int64.self)
  }
  var fractionEnds: UnsafeMutablePointer<UInt64> {
    (tail + Self.lanes * 16).assumingMemoryBound(to: UInt64.self)
  }
  var children: UnsafeMutablePointer<OffsetTreeNode> {
    (tail + Self.childrenOffset).assumingMemoryBound(to: OffsetTreeNode.self)
  }

  /// A child by address, without touching its reference count.
  func child(_ index: Int) -> OffsetTreeNodeView {
    let address = tail + Self.childrenOffset + index * 8
    let reference = address.load(as: Unmanaged<OffsetTreeNode>.self)
    return reference._withUnsafeGuaranteedRef { $0.view }
  }

  /// Rows before a child.
  func countBefore(_ child: Int) -> Int {
    child == 0 ? 0 : Int(countEnds[child - 1])
  }

  /// The sum of the lengths before a child.
  func sumBefore(_ child: Int) -> OffsetTreeSum {
    child == 0
      ? .zero : OffsetTreeSum(units: unitEnds[child - 1], fraction: fractionEnds[child - 1])
  }

  /// The child that holds the row, or the number of children if there is none.
  func child(ofRow row: Int) -> Int {
    AscendingEnds.rank(of: Int64(row), in: countEnds)
  }

  /// The child that holds the row at a sum, where sums have no fractions.
  func child(atUnits units: Int64) -> Int {
    AscendingEnds.rank(of: units, in: unitEnds)
  }

  /// The child that holds the row at a sum.
  func child(at sum: OffsetTreeSum) -> Int {
    var child = AscendingEnds.rank(of: sum.units, in: unitEnds)
    while child > 0, unitEnds[child - 1] == sum.units, fractionEnds[child - 1] > sum.fraction {
      child -= 1
    }
    return child
  }
}
