/// The items of a section of mixed sizes, broken into lines (R6.3 to R6.8).
///
/// Positions are relative to the container in x and to `firstLine`, the y of the first line, which every query names, in y.
/// A value; a copy costs O(1).
package struct FlowLines: Sendable {
  let rules: FlowLineRules
  var blocks: MeasuredTree<FlowBlock>

  init(_ rules: FlowLineRules, blocks: ContiguousArray<FlowBlock>) {
    self.rules = rules
    self.blocks = MeasuredTree(blocks)
  }

  package var count: Int { blocks.weight }

  /// The length of all lines in the scrolling direction.
  var height: Double { max(0, blocks.length - rules.lineSpacing) }

  /// The size of all items, when it is the same.
  var uniformSize: FlowSize? {
    blocks.summary.flatMap { $0.isUniform ? $0.size : nil }
  }

  /// The frame of `item`.
  func frame(of item: Int, firstLine: Double) -> FlowFrame {
    blocks.withPlace(atWeight: item, base: firstLine) { block, before, start in
      let isLast = before + block.weight == count
      return switch block.lines {
      case .explicit(let lines):
        lines.frame(of: item - before, start: start, isLast: isLast, rules)
      case .run(let run):
        run.frame(of: item - before, start: start, isLast: isLast, rules)
      }
    }
  }

  /// The item under a point, in the last line that starts at or before it.
  func item(x: Double, y: Double, firstLine: Double) -> Int? {
    let found = blocks.withPlace(at: y, base: firstLine) { block, before, start -> Int? in
      let isLast = before + block.weight == count
      let item =
        switch block.lines {
        case .explicit(let lines):
          lines.item(x: x, y: y, start: start, isLast: isLast, rules)
        case .run(let run):
          run.item(x: x, y: y, start: start, isLast: isLast, rules)
        }
      return item.map { before + $0 }
    }
    return found ?? nil
  }

  /// Calls `body` with each item that overlaps `extent`, ascending.
  func forEachItem(in extent: Extent, firstLine: Double, _ body: (Int, FlowFrame) -> Void) {
    blocks.forEach(from: extent.minY, to: extent.maxY, base: firstLine) { block, before, start in
      let isLast = before + block.weight == count
      switch block.lines {
      case .explicit(let lines):
        lines.forEachItem(in: extent, start: start, isLast: isLast, rules) {
          body(before + $0, $1)
        }
      case .run(let run):
        run.forEachItem(in: extent, start: start, isLast: isLast, rules) {
          body(before + $0, $1)
        }
      }
    }
  }
}
