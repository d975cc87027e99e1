extension FlowBlockBuilder {
  /// Appends items of any sizes, processing parts of them on several threads.
  ///
  /// The start of a line depends on all lines before it. However, if items of mixed widths are
  /// broken into lines from two different items, the lines soon start at the same items. Therefore
  /// the items are divided into parts where a line is likely to start. To find such an item, lines
  /// are broken from one block earlier. Then all parts are broken into lines at the same time. If
  /// the lines before a part then end elsewhere, which may happen with equal widths, the part is
  /// broken again.
  mutating func append(_ items: UnsafeBufferPointer<LayoutSize>, _ work: ParallelWork) {
    let whole = UnsafeBufferPointer(rebasing: items[itemsInOpenLine(of: items)...])
    let starts = partStarts(of: whole, work)
    guard starts.count > 1 else { return append(items) }
    append(UnsafeBufferPointer(rebasing: items[..<(items.count - whole.count)]))
    let ends = starts.dropFirst() + [whole.count]
    let parts = zip(starts, ends).map { UnsafeBufferPointer(rebasing: whole[$0..<$1]) }
    let builders = Array(unsafeUninitializedCapacity: parts.count) { builders, count in
      work.perform(parts.count) { [rules, limits] part in
        var builder = FlowBlockBuilder(rules, limits)
        builder.append(parts[part])
        builders.initializeElement(at: part, to: builder)
      }
      count = parts.count
    }
    for (builder, items) in zip(builders, parts) { append(builder, of: items) }
  }

  /// Returns the number of items that continue the current, incomplete line.
  private func itemsInOpenLine(of items: UnsafeBufferPointer<LayoutSize>) -> Int {
    guard var end = lineEnd else { return 0 }
    for (index, item) in items.enumerated() {
      end += rules.spacing + item.width
      if !rules.fits(end) { return index }
    }
    return items.count
  }

  /// Returns the index of the first item of each part, in ascending order; the first index is 0.
  ///
  /// A line is likely to start at each of these items.
  private func partStarts(
    of items: UnsafeBufferPointer<LayoutSize>, _ work: ParallelWork
  ) -> [Int] {
    var starts = [0]
    for part in 1..<work.parts(of: items.count) {
      let start = likelyLineStart(from: work.range(ofPart: part, of: items.count).lowerBound, items)
      if let start, let last = starts.last, start > last { starts.append(start) }
    }
    return starts
  }

  /// Returns the first item at or after `first` that would start a line if a line started one block
  /// before `first`.
  ///
  /// Returns nil if no item within one block after `first` would start a line.
  private func likelyLineStart(
    from first: Int, _ items: UnsafeBufferPointer<LayoutSize>
  ) -> Int? {
    let before = max(0, first - limits.blockItems)
    var end = items[before].width
    for index in before + 1..<min(items.count, first + limits.blockItems) {
      let itemEnd = end + (rules.spacing + items[index].width)
      if !rules.fits(itemEnd) && index >= first { return index }
      end = rules.fits(itemEnd) ? itemEnd : items[index].width
    }
    return nil
  }
}
