/// The metadata of a ``FlowBlock``.
struct FlowBlockHeader {
  enum Kind: UInt8 {
    /// Lines that are stored with two bytes per length, and a start for each line.
    case narrow
    /// Lines that are stored with eight bytes per length, and a start for every eighth line.
    case wide
    /// Full lines of items of equal size, whose frames are computed from their indices.
    case run
  }

  var kind: Kind
  /// Whether all items have the size of the first one.
  var isUniform: Bool
  /// Whether all lines start and end at multiples of 1/64 point.
  var isWhole: Bool
  /// The number of items per line in a run; 0 in other blocks.
  var perLine: Int
  var items: Int
  var lines: Int
  /// The sum of the line heights and of the spacings after the lines.
  var sum: OffsetTreeSum
  /// The number of items that are wider than a line.
  var oversized: Int
  /// The size of the first item.
  var size: LayoutSize

  func counter(_ index: Int) -> Int64 { index == 0 ? (isWhole ? 0 : 1) : Int64(oversized) }
}

/// A leaf of the tree of lines: consecutive whole lines of a section whose items differ in size.
///
/// A block is one allocation, immutable once it is filled: an edit creates new blocks. It is read
/// through a ``FlowBlockView``.
final class FlowBlock: ManagedBuffer<FlowBlockHeader, Int64>, CountedLeaf {
  /// A view of the contents, which is valid while the block is retained.
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

  // Counter 0 is 0 if all lines start and end at multiples of 1/64 point, and otherwise 1. Counter
  // 1 is the number of items wider than a line.
  static func counterCount(_ limits: FlowLimits) -> Int { 2 }
  func counter(_ index: Int) -> Int64 {
    read { $0.header.pointee.counter(index) }
  }

  /// Allocates a block with `bytes` bytes after its header, which the caller must fill.
  static func allocate(_ header: FlowBlockHeader, bytes: Int) -> FlowBlock {
    let buffer = create(minimumCapacity: (bytes + 7) / 8) { _ in header }
    return unsafeDowncast(buffer, to: FlowBlock.self)
  }

  /// Creates a run of `lines` full lines, each with `perLine` items whose size is `size`.
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

/// Unmanaged access to the contents of a block, which avoids reference counting in queries.
///
/// This is safe because the creator of a view keeps the block alive while the view is used, and
/// blocks are immutable.
package struct FlowBlockView {
  let header: UnsafeMutablePointer<FlowBlockHeader>

  /// The maximum number of lines in a block that isn't a run.
  ///
  /// A narrow block has 32 samples (two SIMD vectors), one for every 16 starts. This allows 512
  /// starts; the last one is the end of the last line.
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
