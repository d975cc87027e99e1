/// Collects items into blocks of whole lines (R6.3, R6.4, R6.5).
///
///     var builder = FlowBlockBuilder(rules, limits)
///     builder.append(sizes)
///     let blocks = builder.finish()
///
/// A ``FlowLineBreaker`` turns the complete lines of the pending items into a block. The items of
/// the last line, which may still grow, become the first items of the next block.
struct FlowBlockBuilder {
  let rules: FlowLineRules
  let limits: FlowLimits
  private let breaker: FlowLineBreaker
  private var blocks: [FlowBlock] = []
  /// The items that aren't in a block yet; the first one starts a line.
  private var pending: ContiguousArray<LayoutSize> = []
  /// The number of items to collect before they are broken into lines.
  ///
  /// It exceeds the usual size of a block if a single line has more items. It is also larger in
  /// edits, so that the remaining items can be divided evenly.
  private var most: Int
  private let isEditing: Bool

  init(_ rules: FlowLineRules, _ limits: FlowLimits, isEditing: Bool = false) {
    self.rules = rules
    self.limits = limits
    self.isEditing = isEditing
    breaker = FlowLineBreaker(rules, limits)
    most = Self.most(limits, isEditing)
  }

  private static func most(_ limits: FlowLimits, _ isEditing: Bool) -> Int {
    limits.blockItems * (isEditing ? 3 : 1)
  }

  /// The number of items that aren't in a block yet.
  var pendingCount: Int { pending.count }

  /// Returns whether an item with the size `size` would start a line if it were appended next.
  ///
  /// - Complexity: O(pending items).
  func startsLine(_ size: LayoutSize) -> Bool {
    lineEnd.map { !rules.fits($0 + (rules.spacing + size.width)) } ?? true
  }

  /// The end of the last pending item, relative to the start of its line; nil if no items are
  /// pending.
  var lineEnd: Double? {
    guard var end = pending.first?.width else { return nil }
    for item in pending.dropFirst() {
      let itemEnd = end + (rules.spacing + item.width)
      end = rules.fits(itemEnd) ? itemEnd : item.width
    }
    return end
  }

  /// Appends items with the given sizes.
  mutating func append(_ items: UnsafeBufferPointer<LayoutSize>) {
    var next = 0
    while next < items.count {
      if pending.isEmpty && items.count - next > limits.blockItems && !isEditing {
        let range = next..<next + limits.blockItems
        let taken = take(UnsafeBufferPointer(rebasing: items[range]), isFinal: false)
        next += taken
        if taken > 0 { continue }
      }
      let count = min(items.count - next, max(1, most - pending.count))
      pending.append(contentsOf: items[next..<next + count])
      next += count
      guard pending.count >= most else { continue }
      let usual = Self.most(limits, isEditing)
      let taken = takePending(most == usual ? limits.blockItems : most, isFinal: false)
      let left = pending.count - taken
      if taken == 0 {
        most *= 2
        continue
      }
      most = usual
      if left <= next && !isEditing {
        // All remaining items come from the argument, so they needn't be copied.
        next -= left
        pending.removeAll(keepingCapacity: true)
      } else {
        pending.removeFirst(taken)
      }
    }
  }

  /// Appends `count` items with the size `size`; many full lines of them become a run, without
  /// memory per item.
  mutating func append(repeating size: LayoutSize, count: Int) {
    guard count > 0 else { return }
    let perLine = rules.capacity(ofWidth: size.width)
    var remaining = count
    if count > perLine && count >= limits.blockItems {
      var end = lineEnd
      while remaining > 0, let itemEnd = end.map({ $0 + (rules.spacing + size.width) }),
        rules.fits(itemEnd)
      {
        pending.append(size)
        remaining -= 1
        end = itemEnd
      }
      // One item must remain, because only a following item shows that the last line is full.
      let lines = (remaining - 1) / perLine
      if remaining > 0 && lines * perLine >= limits.blockItems {
        takeAllPending()
        add(.run(size, perLine: perLine, lines: lines, rules))
        remaining -= lines * perLine
      }
    }
    let rest = ContiguousArray(repeating: size, count: remaining)
    rest.withUnsafeBufferPointer { append($0) }
  }

  /// Ends the last line and returns the blocks of all appended items.
  mutating func finish() -> [FlowBlock] {
    takeAllPending()
    return blocks
  }

  /// Appends the items of another builder, and reuses its blocks if possible.
  ///
  /// `items` are the items that were appended to `other`. If the first of them doesn't start a line
  /// here, they are broken into lines again.
  mutating func append(_ other: FlowBlockBuilder, of items: UnsafeBufferPointer<LayoutSize>) {
    guard let first = items.first else { return }
    guard startsLine(first) else { return append(items) }
    takeAllPending()
    for block in other.blocks { add(block) }
    pending = other.pending
    most = other.most
  }

  /// Creates evenly filled blocks of all pending items.
  private mutating func takeAllPending() {
    let most = limits.blockItems * 2
    while !pending.isEmpty {
      let pieces = (pending.count + most - 1) / most
      var count = pending.count / pieces
      var taken = takePending(count, isFinal: pieces == 1)
      while taken == 0 && count < pending.count {
        count = min(count * 2, pending.count)
        taken = takePending(count, isFinal: count == pending.count)
      }
      pending.removeFirst(taken)
    }
  }

  private mutating func takePending(_ count: Int, isFinal: Bool) -> Int {
    let pending = pending
    return pending.withUnsafeBufferPointer {
      take(UnsafeBufferPointer(rebasing: $0[..<min(count, $0.count)]), isFinal: isFinal)
    }
  }

  /// Appends a block of the first complete lines of `items`.
  ///
  /// Returns the number of items in the block, or 0 if the first line isn't complete.
  ///
  /// - Parameters:
  ///   - items: The sizes of the items, the first of which starts a line.
  ///   - isFinal: Whether the last line ends with the last item, because no items follow.
  private mutating func take(_ items: UnsafeBufferPointer<LayoutSize>, isFinal: Bool) -> Int {
    guard let block = breaker.block(of: items, isFinal: isFinal) else { return 0 }
    add(block)
    return block.places
  }

  private mutating func add(_ block: FlowBlock) {
    guard let last = blocks.last, last.read(\.kind) == .run, block.read(\.kind) == .run else {
      blocks.append(block)
      return
    }
    let (run, other) = (last.read(\.run), block.read(\.run))
    if run.size == other.size && run.perLine == other.perLine {
      let lines = run.lineCount + other.lineCount
      blocks[blocks.count - 1] = .run(run.size, perLine: run.perLine, lines: lines, rules)
    } else {
      blocks.append(block)
    }
  }
}
