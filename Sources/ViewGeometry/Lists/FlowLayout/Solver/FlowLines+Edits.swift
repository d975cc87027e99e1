extension FlowLines {
  /// Replaces a range of items with new items of the given sizes, and breaks only the lines that
  /// change.
  ///
  /// Breaking starts with the block that contains the item before the edit, because the line of
  /// that item may now take more items. It stops at the first old block whose first item still
  /// starts a line: earlier lines affect a line only through its first item, so this block and the
  /// following ones don't change.
  ///
  /// - Complexity: O(log n + new items + items up to the first old block whose first item still
  ///   starts a line).
  mutating func replace(_ range: Range<Int>, with sizes: FlowSizes) {
    if replaceInBlock(range, with: sizes) { return }
    var builder = FlowBlockBuilder(rules, limits, isEditing: true)
    let count = count
    var start = 0
    if range.lowerBound > 0 {
      let (block, before) = block(ofItem: range.lowerBound - 1)
      start = before
      builder.append(block, 0..<range.lowerBound - start)
    }
    builder.append(sizes)
    var end = range.upperBound
    while end < count {
      let (block, before) = block(ofItem: end)
      if end == before && builder.canStop(before: block) { break }
      builder.append(block, end - before..<block.places)
      end = before + block.places
    }
    blocks.replace(start..<end, with: builder.finish())
  }

  /// Applies an edit within a single block if possible.
  ///
  /// If it isn't possible, returns false without changing anything.
  private mutating func replaceInBlock(_ range: Range<Int>, with sizes: FlowSizes) -> Bool {
    guard case .each(let sizes) = sizes, range.count + sizes.count <= limits.blockItems else {
      return false
    }
    let (block, before) = block(ofItem: max(0, range.lowerBound - 1))
    let end = before + block.places
    guard range.upperBound <= end else { return false }
    let next = end < count ? self.block(ofItem: end).block.read(\.header.pointee.size) : nil
    let new = sizes.withUnsafeBufferPointer { sizes in
      block.read {
        FlowLineBreaker(rules, limits).block(
          replacing: range.lowerBound - before..<range.upperBound - before, of: $0, with: sizes,
          next: next)
      }
    }
    guard let new else { return false }
    blocks.replace(before..<end, with: [new])
    return true
  }

  /// Returns the block that contains an item, and the number of items before the block.
  private func block(ofItem item: Int) -> (block: FlowBlock, before: Int) {
    blocks.withLeaf(ofPlace: item) { block, place in (block, place.before) }
  }
}

extension FlowBlockBuilder {
  /// Appends the items of a block at the indices in `range`.
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
    withUnsafeTemporaryAllocation(of: LayoutSize.self, capacity: range.count) { sizes in
      for (offset, item) in range.enumerated() {
        sizes.initializeElement(at: offset, to: lines.size(ofItem: item))
      }
      append(UnsafeBufferPointer(rebasing: sizes[..<range.count]))
    }
  }

  /// Returns whether breaking can stop before `block`, so that it and the blocks after it are kept.
  ///
  /// Returns false if the first item of `block` wouldn't start a line, or if the pending items
  /// would form a block that is too small.
  func canStop(before block: FlowBlock) -> Bool {
    let (kind, size) = block.read { ($0.kind, $0.header.pointee.size) }
    guard startsLine(size) else { return false }
    // Small blocks would accumulate over many small edits.
    return pendingCount == 0 || pendingCount >= limits.blockItems / 4 || kind == .run
  }
}
