extension CompositionalSolution {
  /// The item whose frame contains a point; nil for gaps, insets, supplementaries and NaN (R6.12).
  ///
  /// Of overlapping items the one with the largest zIndex, then the last one (R6.13).
  ///
  /// - Complexity: O(log sections + items of the group).
  package func item(x: Double, y: Double) -> (section: Int, item: Int)? {
    if overhang == 0, let place = lengths.position(at: y - boundaries.before) {
      let start = boundaries.before + place.offset
      let found = sections.withElement(at: place.index) { section, _ in
        section.item(x: x, y: y, sectionStart: start)
      }
      if let found { return (place.index, found.item) }
      // The section before may reach to the point by a rounding.
      if y - start > y.edgeSlack { return nil }
    }
    var best: (section: Int, item: Int, zIndex: Int)?
    lengths.forEach(in: sections(from: y, to: y)) { place in
      let start = boundaries.before + place.offset
      let found = sections.withElement(at: place.index) { section, _ in
        section.item(x: x, y: y, sectionStart: start)
      }
      if let found, best.map({ found.zIndex >= $0.zIndex }) ?? true {
        best = (place.index, found.item, found.zIndex)
      }
    }
    return best.map { ($0.section, $0.item) }
  }

  /// The frame of an item, where its section is scrolled to.
  ///
  /// - Complexity: O(log sections).
  /// - Precondition: Section and item exist.
  package func frame(ofItem item: Int, section: Int) -> FlowFrame {
    let start = start(ofSection: section)
    return sections.withElement(at: section) { section, _ in
      section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// The order of an item among overlapping ones.
  ///
  /// - Precondition: Section and item exist.
  package func zIndex(ofItem item: Int, section: Int) -> Int {
    self.section(section).zIndex(ofItem: item)
  }

  /// The sections that may have something between two places; all that have something.
  func sections(from lower: Double, to upper: Double) -> Range<Int> {
    let slack = overhang + CompositionalSolver.tolerance
    return lengths.rows(
      from: lower - boundaries.before - slack, to: upper - boundaries.before + slack, reach: 0)
  }

  /// Calls `body` with every element that overlaps `extent` (R6.10).
  ///
  /// By section: backgrounds, headers, items ascending, what hangs on them, footers (R6.11); the layout's own headers
  /// before and its footers after all sections. Pinned elements count with their pinned frames.
  ///
  /// - Complexity: O(log sections + groups + elements).
  package func forEachElement(
    in extent: Extent, viewport: CompositionalViewport? = nil,
    _ body: (CompositionalElement) -> Void
  ) {
    guard !extent.isEmpty else { return }
    visitLayoutBoundaries(in: extent, viewport, areFooters: false, body)
    lengths.forEach(in: sections(from: extent.minY, to: extent.maxY)) { place in
      let start = boundaries.before + place.offset
      let section = section(place.index)
      section.visitBackgrounds(
        in: extent, section: place.index, start: start, width: container.width, body)
      section.visitBoundaries(
        in: extent, section: place.index, start: start, viewport, areFooters: false, body)
      section.forEachItem(in: extent, section: place.index, sectionStart: start, body)
      section.visitBoundaries(
        in: extent, section: place.index, start: start, viewport, areFooters: true, body)
    }
    visitLayoutBoundaries(in: extent, viewport, areFooters: true, body)
  }
}

extension OffsetTree {
  /// The rows that share a place with the closed stretch from `lower` to `upper`, each being longer by `reach` at both ends.
  func rows(from lower: Double, to upper: Double, reach: Double) -> Range<Int> {
    guard lower <= upper, lower - reach < totalLength, upper + reach >= 0 else { return 0..<0 }
    let first = lower - reach > 0 ? index(at: lower - reach) ?? 0 : 0
    let last = upper + reach < totalLength ? index(at: max(0, upper + reach)) : nil
    return first..<max(first, (last ?? count - 1) + 1)
  }
}
