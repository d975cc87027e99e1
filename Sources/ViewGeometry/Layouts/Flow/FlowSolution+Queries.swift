extension FlowSolution {
  /// The item whose frame contains a point; nil for gaps, insets, headers, footers and NaN (R6.12).
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  package func item(x: Double, y: Double) -> (section: Int, item: Int)? {
    guard let place = sections.place(at: y) else { return nil }
    let item = place.element.item(x: x, y: y, sectionStart: place.start)
    return item.map { (place.weight, $0) }
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
    sections.forEach(from: extent.minY, to: extent.maxY) { place in
      let section = place.element
      let header = section.headerFrame(
        sectionStart: place.start, width: containerWidth, pinning: pinning)
      if let header, header.overlaps(extent) {
        body(FlowElement(kind: .header, section: place.weight, item: 0, frame: header))
      }
      section.forEachItem(in: extent, sectionStart: place.start) { item, frame in
        body(FlowElement(kind: .item, section: place.weight, item: item, frame: frame))
      }
      let footer = section.footerFrame(
        sectionStart: place.start, width: containerWidth, pinning: pinning)
      if let footer, footer.overlaps(extent) {
        body(FlowElement(kind: .footer, section: place.weight, item: 0, frame: footer))
      }
    }
  }
}
