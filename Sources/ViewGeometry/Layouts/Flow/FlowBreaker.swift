/// Breaks items into lines and gathers the lines in blocks (R6.3, R6.4, R6.5).
///
///     var breaker = FlowBreaker(rules)
///     breaker.append(sizes)
///     let blocks = breaker.finish()
struct FlowBreaker {
  /// A block is closed with the line that brings it to this many items.
  ///
  /// 128: half the items move the cost of an edit from breaking to copying nodes, twice as many double it.
  static let blockSize = 128

  let rules: FlowLineRules
  private var blocks: ContiguousArray<FlowBlock> = []

  // The block being filled.
  private var sizes: ContiguousArray<FlowSize> = []
  private var starts: ContiguousArray<FlowExplicitLines.Start> = []
  private var oversized = 0

  // Its last line, still open; its items may not be in `sizes` yet.
  private var lineY = 0.0
  private var lineEnd = 0.0
  private var lineHeight = 0.0

  init(_ rules: FlowLineRules) {
    self.rules = rules
  }

  /// The number of items that wait for their block to be closed.
  var pendingCount: Int { sizes.count }

  /// Whether an item of `size`, were it next, would start a line.
  func startsLine(_ size: FlowSize) -> Bool {
    starts.isEmpty || !rules.fits(lineEnd + (rules.spacing + size.width))
  }

  mutating func append(_ size: FlowSize) {
    withUnsafePointer(to: size) { append(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// Appends items of any sizes.
  mutating func append(_ items: UnsafeBufferPointer<FlowSize>) {
    guard let first = items.first else { return }
    var copied = 0
    var index = 0
    if starts.isEmpty {
      openLine(with: first, at: 0)
      index = 1
    }
    // In locals, so that the loop runs in registers.
    var (end, height) = (lineEnd, lineHeight)
    let spacing = rules.spacing
    let limit = rules.available + FlowLineRules.tolerance
    while index < items.count {
      let size = items[index]
      let itemEnd = end + (spacing + size.width)
      if itemEnd <= limit {
        end = itemEnd
        height = max(height, size.height)
      } else {
        lineHeight = height
        closeLine()
        let count = sizes.count + index - copied
        if count >= Self.blockSize {
          sizes.append(contentsOf: items[copied..<index])
          copied = index
          closeBlock()
          openLine(with: size, at: 0)
        } else {
          openLine(with: size, at: count)
        }
        end = size.width
        height = size.height
      }
      index += 1
    }
    (lineEnd, lineHeight) = (end, height)
    sizes.append(contentsOf: items[copied...])
  }

  /// Appends equal items: full lines of them in closed form.
  mutating func append(repeating size: FlowSize, count: Int) {
    var remaining = count
    while remaining > 0 && !startsLine(size) {
      append(size)
      remaining -= 1
    }
    let perLine = rules.capacity(ofWidth: size.width)
    // One item must remain: without a successor it isn't known that the last line is full.
    let lines = (remaining - 1) / perLine
    if lines * perLine >= Self.blockSize {
      finishBlock()
      let run = FlowRun(size: size, perLine: perLine, count: lines)
      blocks.append(FlowBlock(run, rules))
      remaining -= lines * perLine
    }
    let rest = ContiguousArray(repeating: size, count: remaining)
    rest.withUnsafeBufferPointer { append($0) }
  }

  /// Closes the last line; the blocks of everything appended.
  mutating func finish() -> ContiguousArray<FlowBlock> {
    finishBlock()
    return blocks
  }

  private mutating func openLine(with size: FlowSize, at item: Int) {
    starts.append(FlowExplicitLines.Start(y: lineY, item: item))
    if !rules.fits(size.width) { oversized += 1 }
    (lineEnd, lineHeight) = (size.width, size.height)
  }

  private mutating func closeLine() {
    lineY += rules.pitch(ofHeight: lineHeight)
  }

  private mutating func finishBlock() {
    guard !starts.isEmpty else { return }
    closeLine()
    closeBlock()
  }

  private mutating func closeBlock() {
    // Copies, to be exactly as long as need be; the buffers are filled again.
    let lines = FlowExplicitLines(
      sizes: ContiguousArray(sizes[...]), starts: ContiguousArray(starts[...]))
    blocks.append(FlowBlock(lines, length: lineY, oversized: oversized))
    sizes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    (oversized, lineY) = (0, 0)
  }
}
