extension FlowLines {
  /// Puts items of `sizes` in the place of the items `range`, breaking lines only where they change.
  ///
  /// Lines depend on what comes before them through nothing but the item they start with. So breaking starts with the block
  /// that holds the item before the edit, whose line may take more items now, and ends at the first old block whose first
  /// item starts a line again: from there on everything is as it was.
  ///
  /// - Complexity: O(log n + new items + items until an old block starts with a line again).
  mutating func replace(_ range: Range<Int>, with sizes: FlowSizes) {
    var breaker = FlowBreaker(rules)
    let count = count
    var start = 0
    if range.lowerBound > 0 {
      let place = blocks.place(atWeight: range.lowerBound - 1)
      start = place.weight
      breaker.append(place.element, 0..<range.lowerBound - start)
    }
    breaker.append(sizes)
    var end = range.upperBound
    while end < count {
      let place = blocks.place(atWeight: end)
      let block = place.element
      if end == place.weight && breaker.canStop(before: block) { break }
      breaker.append(block, end - place.weight..<block.weight)
      end = place.weight + block.weight
    }
    blocks.replace(start..<end, with: breaker.finish())
  }
}

extension FlowBreaker {
  /// Appends the items `range` of a block.
  mutating func append(_ block: FlowBlock, _ range: Range<Int>) {
    switch block.lines {
    case .explicit(let lines):
      lines.sizes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
    case .run(let run):
      append(repeating: run.size, count: range.count)
    }
  }

  /// Whether `block` may follow as it is: its first item starts a line, and the block before it isn't a crumb.
  func canStop(before block: FlowBlock) -> Bool {
    guard startsLine(block.summary.size) else { return false }
    // Crumbs would add up under many small edits.
    return pendingCount == 0 || pendingCount >= Self.blockSize / 4 || block.isRun
  }
}

extension FlowBlock {
  var isRun: Bool {
    if case .run = lines { true } else { false }
  }
}
