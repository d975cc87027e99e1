/// The items of a section that are wider than a line (R6.22).
package struct FlowOversizedItems: Sendable, Hashable {
  package let section: Int
  /// The index of the first item that is wider than a line.
  package let first: Int
  package let count: Int
  /// The width of the item `first`.
  package let width: Double
  /// The width of a line.
  package let available: Double
}

extension FlowSolution {
  /// Returns a value for each section that has items wider than its lines, in ascending order.
  ///
  /// - Complexity: O(log n) for each section found.
  package func oversizedItems() -> [FlowOversizedItems] {
    var found: [FlowOversizedItems] = []
    sections.forEach(addingTo: 1) { section, index in
      if let first = section.firstOversized {
        found.append(
          FlowOversizedItems(
            section: index, first: first.item, count: Int(section.counter(1)), width: first.width,
            available: section.rules.available))
      }
      return true
    }
    return found
  }

  /// Calls `body` with the sizes of a section's items in order.
  ///
  /// - Complexity: O(items); O(1) if all items have the same size.
  package func forEachSize(inSection section: Int, _ body: (FlowSizes) -> Void) {
    switch self.section(at: section).items {
    case .grid(let grid):
      if grid.count > 0 { body(.repeating(grid.size, count: grid.count)) }
    case .lines(let lines):
      lines.blocks.forEach { block, _ in
        body(block.read(\.sizes))
        return true
      }
    }
  }
}

extension FlowSection {
  fileprivate var firstOversized: (item: Int, width: Double)? {
    switch items {
    case .grid(let grid): return grid.isOversized ? (0, grid.size.width) : nil
    case .lines(let lines):
      var found: (item: Int, width: Double)?
      lines.blocks.forEach(addingTo: 1) { block, before in
        found = block.read { view in
          view.firstItem { !rules.fits($0) }.map { (before + $0.item, $0.width) }
        }
        return false
      }
      return found
    }
  }
}

extension FlowBlockView {
  fileprivate var sizes: FlowSizes {
    switch kind {
    case .narrow: .each(ContiguousArray((0..<items).map(narrow.size(ofItem:))))
    case .wide: .each(ContiguousArray((0..<items).map(wide.size(ofItem:))))
    case .run: .repeating(header.pointee.size, count: items)
    }
  }

  /// Returns the first item whose width satisfies a condition, and its width.
  fileprivate func firstItem(where isFound: (Double) -> Bool) -> (item: Int, width: Double)? {
    func first(_ lines: some FlowBlockLines) -> (item: Int, width: Double)? {
      (0..<items).lazy.map { (item: $0, width: lines.width(ofItem: $0)) }
        .first { isFound($0.width) }
    }
    return switch kind {
    case .narrow: first(narrow)
    case .wide: first(wide)
    case .run: first(run)
    }
  }
}
