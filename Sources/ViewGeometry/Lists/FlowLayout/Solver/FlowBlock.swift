/// What a ``FlowBlock`` knows about its lines.
struct FlowBlockHeader {
  enum Kind: UInt8 {
    /// Sizes in two bytes a length, a start for each line.
    case narrow
    /// Sizes in eight bytes a length, a start for every eighth line.
    case wide
    /// Full lines of equal items in closed form.
    case run
  }

  var kind: Kind
  /// Whether all items have the size of the first.
  var isUniform: Bool
  /// Whether no line starts or ends at a fraction of 1/64 point.
  var isWhole: Bool
  /// The items of a line of a run.
  var perLine: Int
  var items: Int
  var lines: Int
  /// The sum of the line heights and of the spacings after them.
  var sum: OffsetTreeSum
  /// The number of items that are wider than a line.
  var oversized: Int
  /// The size of the first item.
  var size: LayoutSize

  func counter(_ index: Int) -> Int64 { index == 0 ? (isWhole ? 0 : 1) : Int64(oversized) }
}

/// Consecutive whole lines of a section of mixed sizes: what the tree of lines is made of.
///
/// One allocation, immutable once it is filled: an edit makes new blocks. Read through a ``FlowBlockView``.
final class FlowBlock: ManagedBuffer<FlowBlockHeader, Int64>, CountedLeaf {
  /// The address of the contents, valid while someone holds the block.
  var view: FlowBlockView {
    withUnsafeMutablePointerToHeader { FlowBlockView(header: $0) }
  }

  @inline(__always)
  func read<Result>(_ body: (FlowBlockView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  var places: Int { read { $0.header.pointee.items } }
  static var hasLengths: Bool { true }
  var sum: OffsetTreeSum { read { $0.header.pointee.sum } }

  // Whether positions have fractions, and the number of items wider than a line.
  static func counterCount(_ limits: FlowLimits) -> Int { 2 }
  func counter(_ index: Int) -> Int64 {
    read { $0.header.pointee.counter(index) }
  }

  /// A block with room for `bytes` behind its header, which the caller fills.
  static func allocate(_ header: FlowBlockHeader, bytes: Int) -> FlowBlock {
    let buffer = create(minimumCapacity: (bytes + 7) / 8) { _ in header }
    return unsafeDowncast(buffer, to: FlowBlock.self)
  }

  /// `lines` full lines of `perLine` equal items.
  static func run(
    _ size: LayoutSize, perLine: Int, lines: Int, _ rules: FlowLineRules
  ) -> FlowBlock {
    let pitch = rules.pitch(ofHeight: size.height)
    let items = perLine * lines
    return allocate(
      FlowBlockHeader(
        kind: .run, isUniform: true, isWhole: OffsetTreeSum(pitch).fraction == 0,
        perLine: perLine, items: items, lines: lines, sum: OffsetTreeSum(pitch, times: lines),
        oversized: rules.fits(size.width) ? 0 : items, size: size),
      bytes: 0)
  }
}

/// A block's contents by address, so that a query counts no references.
///
/// Safe because whoever makes a view keeps the block alive while it is used, and because blocks don't change.
package struct FlowBlockView {
  let header: UnsafeMutablePointer<FlowBlockHeader>

  /// Lines of a narrow block at most: two vectors of samples, one for each 16 lines, and one place for their end.
  package static let mostLines = 511

  var kind: FlowBlockHeader.Kind { header.pointee.kind }
  var items: Int { header.pointee.items }
  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  var narrow: FlowNarrowLines {
    FlowNarrowLines(
      lineCount: header.pointee.lines, itemCount: header.pointee.items, tail: tail)
  }
  var wide: FlowWideLines {
    FlowWideLines(lineCount: header.pointee.lines, itemCount: header.pointee.items, tail: tail)
  }
  var run: FlowRunLines {
    FlowRunLines(
      lineCount: header.pointee.lines, perLine: header.pointee.perLine, size: header.pointee.size)
  }
}
