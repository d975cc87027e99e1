extension FlowSolution {
  /// The item whose frame contains a point; nil for gaps, insets, headers, footers and NaN (R6.12).
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  package func item(x: Double, y: Double) -> (section: Int, item: Int)? {
    let found = sections.withPlace(at: y, base: 0) { section, index, start in
      (section: index, item: section.item(x: x, y: y, sectionStart: start))
    }
    guard let found, let item = found.item else { return nil }
    return (found.section, item)
  }

  /// Calls `body` with every element that overlaps `extent`, by section: header, items ascending, footer (R6.10, R6.11).
  ///
  /// A pinned header counts with its pinned frame, and lies within its section as its natural one does.
  ///
  /// - Complexity: O(log sections + log lines + elements).
  package func forEachElement(
    in extent: Extent, pinning: FlowPinning = .none, _ body: (FlowElement) -> Void
  ) {
    guard extent.minX < extent.maxX else { return }
    sections.forEach(from: extent.minY, to: extent.maxY) { section, index, start in
      let header = section.headerFrame(
        sectionStart: start, width: containerWidth, pinning: pinning)
      if let header, header.overlaps(extent) {
        body(FlowElement(kind: .header, section: index, item: 0, frame: header))
      }
      section.forEachItem(in: extent, sectionStart: start) { item, frame in
        body(FlowElement(kind: .item, section: index, item: item, frame: frame))
      }
      let footer = section.footerFrame(
        sectionStart: start, width: containerWidth, pinning: pinning)
      if let footer, footer.overlaps(extent) {
        body(FlowElement(kind: .footer, section: index, item: 0, frame: footer))
      }
    }
  }
}
