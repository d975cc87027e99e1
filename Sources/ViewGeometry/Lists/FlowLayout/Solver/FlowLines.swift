/// The items of a section, which differ in size, broken into lines (R6.3 to R6.8).
///
/// The lines are stored in a tree of blocks; copying it takes O(1). Queries use a
/// ``FlowLinesView``.
package struct FlowLines: Sendable {
  let rules: FlowLineRules
  let limits: FlowLimits
  var blocks: CountedTree<FlowBlock>

  init(_ rules: FlowLineRules, blocks: [FlowBlock], limits: FlowLimits) {
    self.rules = rules
    self.limits = limits
    self.blocks = CountedTree(blocks, limits)
  }

  package var count: Int { blocks.places }

  /// The total length of the lines and of the spacing between them, in the scroll direction.
  var height: Double {
    if rules.lineSpacing >= 0 { return max(0, blocks.sum.points - rules.lineSpacing) }
    guard let root = blocks.root else { return 0 }
    // If the last line is shorter than the overlap of lines, it ends before the sum minus the
    // spacing.
    return withExtendedLifetime(root.object) {
      FlowLinesView(root: root.view, rules: rules).endOfLastLine
    }
  }

  /// The size of all items if they have the same size; otherwise nil.
  ///
  /// - Complexity: O(n) for n leading blocks whose items all have the size of the first item. Equal
  ///   items in full lines form one block.
  var uniformSize: LayoutSize? {
    var size: LayoutSize?
    var isUniform = true
    blocks.forEach { block, _ in
      isUniform = block.read { view in
        defer { size = size ?? view.header.pointee.size }
        return view.header.pointee.isUniform
          && size ?? view.header.pointee.size
            == view.header.pointee.size
      }
      return isUniform
    }
    return isUniform ? size : nil
  }
}

/// Unmanaged access to the lines of a section, which avoids reference counting in queries.
///
/// It is valid while the lines are retained. Positions in x are relative to the container. Every
/// query takes the start of the first line as an argument.
struct FlowLinesView {
  let root: CountedTreeView<FlowBlock>
  let rules: FlowLineRules

  /// Returns the frame of `item`.
  ///
  /// - Precondition: The item exists.
  @inline(__always)
  func frame(of item: Int, firstLine: OffsetTreeSum) -> LayoutFrame {
    let place = LocatedLeaf(of: item, in: root)
    let block = place.leaf._withUnsafeGuaranteedRef { $0.view }
    let context = context(of: block, at: place, firstLine: firstLine)
    let item = item &- place.before
    return switch block.kind {
    case .narrow: block.narrow.frame(of: item, context)
    case .wide: block.wide.frame(of: item, context)
    case .run: block.run.frame(of: item, context)
    }
  }

  /// The end of the last line, relative to the start of the first.
  var endOfLastLine: Double {
    let place = LocatedLeaf(of: root.places - 1, in: root)
    let block = place.leaf._withUnsafeGuaranteedRef { $0.view }
    let context = context(of: block, at: place, firstLine: .zero)
    let last = block.header.pointee.lines - 1
    let line =
      switch block.kind {
      case .narrow: block.narrow.line(last, context)
      case .wide: block.wide.line(last, context)
      case .run: block.run.line(last, context)
      }
    return line.y + line.height
  }

  /// Returns the item at a point; if several items contain the point, returns the last of them
  /// (R6.13).
  ///
  /// `position` is `y` as a sum that can be compared without rounding errors.
  @inline(__always)
  func item<Frame: FoundFrame>(
    x: Double, y: Double, position: OffsetTreeSum, firstLine: OffsetTreeSum
  ) -> FlowHit<Frame> {
    guard rules.lineSpacing >= 0 else { return lastItem(x: x, y: y, firstLine: firstLine) }
    let position = position - firstLine
    guard position.units >= 0 else { return .nothing }
    guard position < root.sum else {
      return .nothing(at: y, inLineFrom: (firstLine + root.sum).signedPoints)
    }
    let place = LocatedLeaf(at: position, in: root)
    let block = place.leaf._withUnsafeGuaranteedRef { $0.view }
    let context = context(of: block, at: place, firstLine: firstLine)
    let rest = position - place.start
    var found: FlowHit<Frame> =
      switch block.kind {
      case .narrow: block.narrow.item(x: x, y: y, at: rest, context)
      case .wide: block.wide.item(x: x, y: y, at: rest, context)
      case .run: block.run.item(x: x, y: y, at: rest, context)
      }
    if found.isItem { found.item &+= place.before }
    return found
  }

  /// Returns the last item at a point, for lines that may overlap.
  ///
  /// Because of the negative line spacing, several lines may extend to the point.
  @inline(never)
  private func lastItem<Frame: FoundFrame>(
    x: Double, y: Double, firstLine: OffsetTreeSum
  ) -> FlowHit<Frame> {
    var found = FlowHit<Frame>.nothing
    let extent = Extent(minX: x, minY: y, maxX: x.nextUp, maxY: y.nextUp)
    forEachItem(in: extent, firstLine: firstLine) { item, frame in
      if frame.contains(x: x, y: y) { found = FlowHit(item, frame) }
    }
    return found
  }

  /// Calls `body` with each item that overlaps `extent`, in ascending order.
  @inline(__always)
  func forEachItem(
    in extent: Extent, firstLine: OffsetTreeSum, _ body: (Int, LayoutFrame) -> Void
  ) {
    // If the line spacing is negative, a line extends beyond the start of the next one by its
    // absolute value.
    let minY = extent.minY + min(0, rules.lineSpacing) - extent.minY.edgeSlack
    var (position, next) = (OffsetTreeSum.zero, 0)
    if minY > firstLine.signedPoints {
      let end = firstLine + root.sum
      guard minY < end.signedPoints else { return }
      position = max(.zero, OffsetTreeSum(signed: minY) - firstLine)
      guard position < root.sum else { return }
      next = LocatedLeaf(at: position, in: root).before
    }
    while next < root.places {
      let place = LocatedLeaf(of: next, in: root)
      let block = place.leaf._withUnsafeGuaranteedRef { $0.view }
      let context = context(of: block, at: place, firstLine: firstLine)
      guard context.start.signedPoints < extent.maxY else { return }
      let visited: (Int, LayoutFrame) -> Void = { body(place.before + $0, $1) }
      let rest = position > place.start ? position - place.start : .zero
      switch block.kind {
      case .narrow: Self.forEachItem(in: extent, of: block.narrow, from: rest, context, visited)
      case .wide: Self.forEachItem(in: extent, of: block.wide, from: rest, context, visited)
      case .run: Self.forEachItem(in: extent, of: block.run, from: rest, context, visited)
      }
      next = place.before + block.items
    }
  }

  @inline(__always)
  private static func forEachItem(
    in extent: Extent, of lines: some FlowBlockLines, from position: OffsetTreeSum,
    _ context: FlowBlockContext, _ body: (Int, LayoutFrame) -> Void
  ) {
    let first = position == .zero ? 0 : lines.line(at: position, context.rules)
    for number in first..<lines.lineCount {
      let line = lines.line(number, context)
      guard line.y < extent.maxY else { return }
      lines.forEachItem(in: extent, of: line, body)
    }
  }

  @inline(__always)
  private func context(
    of block: FlowBlockView, at place: LocatedLeaf<FlowBlock>, firstLine: OffsetTreeSum
  ) -> FlowBlockContext {
    FlowBlockContext(
      start: firstLine + place.start, isLast: place.before &+ block.items == root.places,
      rules: rules)
  }
}
