extension FlowSolution {
  /// The item whose frame contains a point; nil for gaps, insets, headers, footers and NaN (R6.12).
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  package func item(x: Double, y: Double) -> (section: Int, item: Int)? {
    if sections.count == 1 {
      return sections[0].item(x: x, y: y, sectionStart: 0).map { (0, $0) }
    }
    guard let section = lengths.position(at: y) else { return nil }
    let item = sections[section.index].item(x: x, y: y, sectionStart: section.offset)
    return item.map { (section.index, $0) }
  }

  /// Calls `body` with every element that overlaps `extent`, by section: header, items ascending, footer (R6.10, R6.11).
  ///
  /// A pinned header counts with its pinned frame, and lies within its section as its natural one does.
  ///
  /// - Complexity: O(log sections + log lines + elements).
  package func forEachElement(
    in extent: Extent, pinning: FlowPinning = .none, _ body: (FlowElement) -> Void
  ) {
    guard extent.minX < extent.maxX, let sections = sections(from: extent.minY, to: extent.maxY)
    else { return }
    lengths.forEach(in: sections) { section in
      forEachElement(
        ofSection: section.index, start: section.offset, in: extent, pinning: pinning, body)
    }
  }

  func forEachElement(
    ofSection index: Int, start: Double, in extent: Extent, pinning: FlowPinning,
    _ body: (FlowElement) -> Void
  ) {
    let header = sections[index].headerFrame(
      sectionStart: start, width: containerWidth, pinning: pinning)
    if let header, header.overlaps(extent) {
      body(FlowElement(kind: .header, section: index, item: 0, frame: header))
    }
    sections[index].forEachItem(in: extent, sectionStart: start) { item, frame in
      body(FlowElement(kind: .item, section: index, item: item, frame: frame))
    }
    let footer = sections[index].footerFrame(
      sectionStart: start, width: containerWidth, pinning: pinning)
    if let footer, footer.overlaps(extent) {
      body(FlowElement(kind: .footer, section: index, item: 0, frame: footer))
    }
  }

  /// The sections that share a y with `lower ..< upper`; nil when there is none.

  func sections(from lower: Double, to upper: Double) -> Range<Int>? {
    guard lower < upper && lower < height && upper > 0 else { return nil }
    let first = lower > 0 ? lengths.position(at: lower)?.index ?? 0 : 0
    guard upper < height, let last = lengths.position(at: upper) else {
      return first..<sectionCount
    }
    return first..<(last.offset < upper ? last.index + 1 : last.index)
  }
}
