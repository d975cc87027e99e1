import ViewGeometry

/// A flow layout that follows the rules literally: it breaks each line item by item, and stores all
/// frames.
struct NaiveFlow {
  struct Section {
    var metrics: FlowMetrics
    var sizes: [LayoutSize]
  }

  let width: Double
  private(set) var elements: [LayoutElement] = []
  private(set) var height = 0.0

  init(width: Double, sections: [Section]) {
    self.width = width
    for (index, section) in sections.enumerated() { append(section, index) }
  }

  private mutating func append(_ section: Section, _ index: Int) {
    let metrics = section.metrics
    let available = width - metrics.leading - metrics.trailing
    let isUniform = section.sizes.allSatisfy { $0 == section.sizes[0] }
    let lines = lines(of: section.sizes, spacing: metrics.itemSpacing, available: available)
    let columns = fullLine(of: section.sizes, spacing: metrics.itemSpacing, available: available)
    if metrics.header > 0 { append(.header, index, 0, 0, height, width, metrics.header) }
    height += metrics.header + metrics.before
    for (number, line) in lines.enumerated() {
      let used = line.reduce(0) { $0 + section.sizes[$1].width }
      let lineHeight = line.map { section.sizes[$0].height }.max() ?? 0
      let count = isUniform ? columns : line.count
      var gap = metrics.itemSpacing
      if isUniform || number < lines.count - 1 {
        let full = isUniform ? Double(columns) * section.sizes[0].width : used
        gap = count > 1 ? (available - full) / Double(count - 1) : 0
        if count == .max { gap = -section.sizes[0].width }
      }
      let isCentered = count == 1 && (isUniform || number < lines.count - 1)
      let start = metrics.leading + (isCentered ? (available - used) / 2 : 0)
      var before = 0.0
      for (place, item) in line.enumerated() {
        let size = section.sizes[item]
        let advance = isUniform ? Double(place) * (size.width + gap) : before + Double(place) * gap
        let y = height + (lineHeight - size.height) / 2
        append(.item, index, item, start + advance, y, size.width, size.height)
        before += size.width
      }
      let isLast = number == lines.count - 1
      height += isLast ? lineHeight : max(0, lineHeight + metrics.lineSpacing)
    }
    height += metrics.after
    if metrics.footer > 0 { append(.footer, index, 0, 0, height, width, metrics.footer) }
    height += metrics.footer
  }

  private mutating func append(
    _ kind: LayoutElementKind, _ section: Int, _ item: Int, _ x: Double, _ y: Double,
    _ width: Double, _ height: Double
  ) {
    let frame = LayoutFrame(x: x, y: y, width: width, height: height)
    elements.append(LayoutElement(kind: kind, section: section, item: item, frame: frame))
  }

  /// Returns the indices of the items in each line (R6.3, R6.4).
  private func lines(of sizes: [LayoutSize], spacing: Double, available: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for item in sizes.indices {
      let end = used + (spacing + sizes[item].width)
      if lines.isEmpty || end > available + 1e-9 {
        lines.append([item])
        used = sizes[item].width
      } else {
        lines[lines.count - 1].append(item)
        used = end
      }
    }
    return lines
  }

  /// Returns the number of items with the first size that would fit in a line.
  private func fullLine(of sizes: [LayoutSize], spacing: Double, available: Double) -> Int {
    guard let first = sizes.first else { return 1 }
    // If two items fit and further ones don't lengthen the line, any number of them fits.
    guard first.width + spacing > 0 else {
      return 2 * first.width + spacing <= available + 1e-9 ? .max : 1
    }
    var count = 1
    while Double(count + 1) * first.width + Double(count) * spacing <= available + 1e-9 {
      count += 1
    }
    return count
  }

  func item(x: Double, y: Double) -> LayoutElement? {
    elements.last { $0.kind == .item && $0.frame.contains(x: x, y: y) }
  }

  func elements(in extent: Extent) -> [LayoutElement] {
    elements.filter { element in
      let frame = element.frame
      let box = Extent(minX: frame.x, minY: frame.y, maxX: frame.maxX, maxY: frame.maxY)
      return box.overlaps(extent)
    }
  }
}
