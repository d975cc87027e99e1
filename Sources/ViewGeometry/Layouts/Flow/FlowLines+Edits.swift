extension FlowLines {
  /// Puts items of `sizes` in the place of the items `range`, breaking lines only where they change.
  ///
  /// Lines depend on what comes before them through nothing but the item they start with. So breaking starts with the block
  /// that holds the item before the edit, whose line may take more items now, and ends at the first old block whose first
  /// item starts a line again: from there on everything is as it was.
  ///
  /// - Complexity: O(log n + new items + items until an old block starts with a line again).
  mutating func replace(_ range: Range<Int>, with sizes: FlowSizes) {
    var breaker = FlowBreaker(rules, limits, isEditing: true)
    let count = count
    var start = 0
    if range.lowerBound > 0 {
      let (block, before) = block(ofItem: range.lowerBound - 1)
      start = before
      breaker.append(block, 0..<range.lowerBound - start)
    }
    breaker.append(sizes)
    var end = range.upperBound
    while end < count {
      let (block, before) = block(ofItem: end)
      if end == before && breaker.canStop(before: block) { break }
      breaker.append(block, end - before..<block.places)
      end = before + block.places
    }
    blocks.replace(start..<end, with: breaker.finish())
  }

  /// The block that holds an item, and the items before the block.
  private func block(ofItem item: Int) -> (block: FlowBlock, before: Int) {
    guard let root = blocks.root else { preconditionFailure("There is no item \(item).") }
    return withExtendedLifetime(root) {
      let place = MeasuredPlace<FlowBlock>(of: item, below: root.view)
      return (place.element.takeUnretainedValue(), place.before)
    }
  }
}

extension FlowBreaker {
  /// Appends the items `range` of a block.
  mutating func append(_ block: FlowBlock, _ range: Range<Int>) {
    block.read { view in
      switch view.kind {
      case .narrow: append(view.narrow, range)
      case .wide: append(view.wide, range)
      case .run: append(repeating: view.header.pointee.size, count: range.count)
      }
    }
  }

  private mutating func append(_ lines: some FlowBlockLines, _ range: Range<Int>) {
    withUnsafeTemporaryAllocation(of: FlowSize.self, capacity: range.count) { sizes in
      for (offset, item) in range.enumerated() {
        sizes.initializeElement(at: offset, to: lines.size(ofItem: item))
      }
      append(UnsafeBufferPointer(rebasing: sizes[..<range.count]))
    }
  }

  /// Whether `block` may follow as it is: its first item starts a line, and the block before it isn't a crumb.
  func canStop(before block: FlowBlock) -> Bool {
    let (kind, size) = block.read { ($0.kind, $0.header.pointee.size) }
    guard startsLine(size) else { return false }
    // Crumbs would add up under many small edits.
    return pendingCount == 0 || pendingCount >= limits.blockItems / 4 || kind == .run
  }
}
