/// Breaks items into lines, and creates a block of the first complete lines.
///
/// This is a class because of its buffers, which are reused for each block.
final class FlowLineBreaker {
  private let rules: FlowLineRules
  private let limits: FlowLimits
  private let units: FlowUnits?
  private var capacity = 0
  private var sizes = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 0)
  private var firsts = UnsafeMutableBufferPointer<Int16>.allocate(capacity: 0)

  init(_ rules: FlowLineRules, _ limits: FlowLimits) {
    self.rules = rules
    self.limits = limits
    units = FlowUnits(rules)
  }

  deinit {
    sizes.deallocate()
    firsts.deallocate()
  }

  /// Returns a block of the first complete lines; nil if the first line isn't complete.
  ///
  /// - Parameters:
  ///   - items: The sizes of at least one item.
  ///   - isFinal: Whether the last line ends with the last item, because no items follow.
  func block(of items: UnsafeBufferPointer<LayoutSize>, isFinal: Bool) -> FlowBlock? {
    if let units, items.count < FlowNarrowLines.mostItems {
      reserve(items.count)
      if pack(items, at: 0) {
        return narrowBlock(count: items.count, isFinal: isFinal, units)
      }
    }
    return wideBlock(of: items, isFinal: isFinal)
  }

  /// Returns a copy of a narrow block with the items in `range` replaced by `items`.
  ///
  /// Returns nil if `block` isn't narrow, if the items don't form a single block of complete lines,
  /// or if a new size can't be packed. `next` is the size of the item that follows the block, or
  /// nil if the block is the last one. Also returns nil if that item would no longer start a line.
  func block(
    replacing range: Range<Int>, of block: FlowBlockView,
    with items: UnsafeBufferPointer<LayoutSize>,
    next: LayoutSize?
  ) -> FlowBlock? {
    let count = block.items - range.count + items.count
    let fewest = next == nil ? 1 : max(1, limits.blockItems / 4)
    guard let units, block.kind == .narrow, fewest...2 * limits.blockItems ~= count,
      count < FlowNarrowLines.mostItems
    else { return nil }
    reserve(count)
    guard let sizes = sizes.baseAddress, pack(items, at: range.lowerBound) else { return nil }
    let old = block.narrow.sizes
    sizes.update(from: old, count: range.lowerBound)
    (sizes + range.lowerBound + items.count).update(
      from: old + range.upperBound, count: block.items - range.upperBound)
    guard let new = narrowBlock(count: count, isFinal: true, units), new.places == count else {
      return nil
    }
    guard let next else { return new }
    return new.read { view in
      guard view.kind == .narrow else { return nil }
      let last = view.narrow.firstItem(ofLine: view.narrow.lineCount - 1)..<count
      let end = view.narrow.width(ofItems: last) + Double(last.count - 1) * rules.spacing
      return rules.fits(end + (rules.spacing + next.width)) ? nil : new
    }
  }

  private func reserve(_ count: Int) {
    guard capacity < count else { return }
    sizes.deallocate()
    firsts.deallocate()
    capacity = max(count, limits.blockItems)
    // A vector may extend beyond the last size.
    sizes = .allocate(capacity: capacity + 3)
    firsts = .allocate(capacity: capacity + 1)
  }

  /// Packs sizes, starting at index `start`.
  ///
  /// Returns false if a size is too large to be packed, or isn't a multiple of 1/64 point.
  private func pack(_ items: UnsafeBufferPointer<LayoutSize>, at start: Int) -> Bool {
    guard let sizes = sizes.baseAddress else { return items.isEmpty }
    // In memory, a size is two doubles, and a packed size is two integers of two bytes, the width
    // first.
    return UnsafeRawBufferPointer(items).withMemoryRebound(to: Double.self) {
      OffsetTreeNarrowFormat.pack(
        $0, into: UnsafeMutableRawPointer(sizes + start).assumingMemoryBound(to: UInt16.self))
    }
  }

  private func narrowBlock(count: Int, isFinal: Bool, _ units: FlowUnits) -> FlowBlock? {
    guard let sizes = sizes.baseAddress, let firsts = firsts.baseAddress else { return nil }
    let broken = units.breakLines(sizes, count: count, firsts: firsts)
    let lines = lines(isFinal ? broken : broken - 1)
    guard lines > 0 else { return nil }
    let items = Int(firsts[lines])
    let size = FlowNarrowLines.size(sizes[0])
    let isUniform = sizes[items - 1] == sizes[0] && (1..<items).allSatisfy { sizes[$0] == sizes[0] }
    if isUniform && items == lines * Int(firsts[1]) {
      return .run(size, perLine: Int(firsts[1]), lines: lines, rules)
    }
    var oversized: Int32 = 0
    for item in 0..<items {
      oversized &-= (units.room &- Int32(truncatingIfNeeded: sizes[item] & 0xffff)) &>> 31
    }
    let block = FlowBlock.allocate(
      FlowBlockHeader(
        kind: .narrow, isUniform: isUniform, isWhole: true, perLine: 0, items: items,
        lines: lines, sum: .zero, oversized: Int(oversized), size: size),
      bytes: FlowNarrowLines.bytes(items: items, lines: lines))
    block.read { view in
      let new = view.narrow
      new.sizes.update(from: sizes, count: items)
      new.firsts.update(from: firsts, count: lines + 1)
      units.setStarts(new.starts, ofLines: lines, items: sizes, firsts: firsts)
      new.setSamples()
      view.header.pointee.sum = OffsetTreeSum(units: Int64(new.starts[lines]), fraction: 0)
    }
    return block
  }

  /// Returns whether adding a width repeatedly gives exactly the multiples of the width that a run
  /// uses for positions.
  ///
  /// If it doesn't, a run would place the items slightly differently from a block of mixed items.
  private static func addsUpExactly(_ width: Double, _ count: Int) -> Bool {
    var sum = 0.0
    return (1...count).allSatisfy {
      sum += width
      return sum == Double($0) * width
    }
  }

  private func wideBlock(of items: UnsafeBufferPointer<LayoutSize>, isFinal: Bool) -> FlowBlock? {
    var firsts: ContiguousArray<Int32> = [0]
    var end = items[0].width
    for index in 1..<items.count {
      let itemEnd = end + (rules.spacing + items[index].width)
      end = rules.fits(itemEnd) ? itemEnd : items[index].width
      if !rules.fits(itemEnd) { firsts.append(Int32(index)) }
    }
    if isFinal { firsts.append(Int32(items.count)) }
    let lines = lines(firsts.count - 1)
    guard lines > 0 else { return nil }
    let items = UnsafeBufferPointer(rebasing: items[..<Int(firsts[lines])])
    let size = items[0]
    let isUniform = items.allSatisfy { $0 == size }
    let perLine = Int(firsts[1])
    if isUniform && (0..<lines).allSatisfy({ Int(firsts[$0]) == $0 * perLine })
      && items.count == lines * perLine && Self.addsUpExactly(size.width, perLine)
    {
      return .run(size, perLine: perLine, lines: lines, rules)
    }
    let block = FlowBlock.allocate(
      FlowBlockHeader(
        kind: .wide, isUniform: isUniform, isWhole: true, perLine: 0, items: items.count,
        lines: lines, sum: .zero,
        oversized: items.reduce(0) { $0 + (rules.fits($1.width) ? 0 : 1) }, size: size),
      bytes: FlowWideLines.bytes(items: items.count, lines: lines))
    block.read { view in
      let new = view.wide
      for line in 0...lines { new.firsts[line] = firsts[line] }
      for (index, item) in items.enumerated() { new.sizes[index] = item }
      (view.header.pointee.sum, view.header.pointee.isWhole) = new.setStarts(rules)
    }
    return block
  }

  /// Returns how many of `count` complete lines to put into a block.
  private func lines(_ count: Int) -> Int {
    count <= limits.blockLines ? count : min(count / 2, limits.blockLines)
  }
}
