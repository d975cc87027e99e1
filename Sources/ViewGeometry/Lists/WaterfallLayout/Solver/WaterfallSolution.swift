/// A section of a waterfall: a header, items in columns between two insets, and a footer.
package struct WaterfallSection: Sendable {
  /// The length of the header; zero means no header.
  package let header: Double
  /// The length of the footer; zero means no footer.
  package let footer: Double
  /// The spacing between the header and the items.
  package let before: Double
  /// The spacing between the items and the footer.
  package let after: Double
  package let columns: WaterfallColumns
  package var items: WaterfallItems

  package init(
    header: Double, footer: Double, before: Double, after: Double, columns: WaterfallColumns,
    items: WaterfallItems
  ) {
    precondition(
      header >= 0 && footer >= 0 && before >= 0 && after >= 0
        && header + footer + before + after < .infinity,
      "A waterfall's header of \(header), footer of \(footer) and insets of \(before) and \(after)"
        + " must be finite and not negative.")
    self.header = header
    self.footer = footer
    self.before = before
    self.after = after
    self.columns = columns
    self.items = items
  }

  package var length: Double { header + before + items.height + after + footer }

  /// The start of the items, relative to the start of the section.
  var itemsStart: Double { header + before }
}

/// A solved waterfall: consecutive sections, with queries for their geometry.
///
/// Items are identified by section and item indices; x runs across the columns and y along them.
/// The solution is a value; changing a copy takes O(sections).
package struct WaterfallSolution: Sendable {
  /// The width of headers and footers.
  package let width: Double
  private var sections: ContiguousArray<WaterfallSection>
  private var lengths: OffsetTree

  package init(width: Double, sections: ContiguousArray<WaterfallSection>) {
    self.width = width
    self.sections = sections
    lengths = OffsetTree(sections.lazy.map(\.length))
  }

  /// The height of the content: the end of the last section.
  package var height: Double { lengths.totalLength }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int { sections[section].items.count }

  /// Modifies the items of a section, and updates the section's length.
  package mutating func edit(section: Int, _ body: (inout WaterfallItems) -> Void) {
    body(&sections[section].items)
    lengths.setLength(sections[section].length, at: section)
  }

  /// Modifies the items of a section without assigning items to columns again.
  ///
  /// After all changes, call `endEdits(ofSection:)`, which solves the stale blocks once.
  package mutating func editDeferring(section: Int, _ body: (inout WaterfallItems) -> Void) {
    sections[section].items.beginEdits()
    body(&sections[section].items)
  }

  /// Solves those blocks of a section that were marked as stale by deferred changes.
  package mutating func endEdits(ofSection section: Int) {
    edit(section: section) { $0.endEdits() }
  }

  package func section(at index: Int) -> WaterfallSection { sections[index] }

  /// Replaces the sections in `range` with `newSections`.
  ///
  /// - Complexity: O(sections).
  package mutating func replaceSections(
    _ range: Range<Int>, with newSections: [WaterfallSection]
  ) {
    sections.replaceSubrange(range, with: newSections)
    lengths.replaceSubrange(range, with: newSections.map(\.length))
  }

  /// Returns the frame of an item.
  ///
  /// - Complexity: O(log n).
  package func frame(ofItem item: Int, section: Int) -> LayoutFrame {
    let start = lengths.offset(of: section) + sections[section].itemsStart
    return sections[section].columns.frame(
      of: sections[section].items.place(of: item, base: start))
  }

  /// Returns the frame of a section's header; nil if it has none.
  package func headerFrame(section: Int) -> LayoutFrame? {
    let length = sections[section].header
    guard length > 0 else { return nil }
    return LayoutFrame(x: 0, y: lengths.offset(of: section), width: width, height: length)
  }

  /// Returns the frame of a section's footer; nil if it has none.
  package func footerFrame(section: Int) -> LayoutFrame? {
    let length = sections[section].footer
    guard length > 0 else { return nil }
    let end = lengths.offset(of: section) + sections[section].length
    return LayoutFrame(x: 0, y: end - length, width: width, height: length)
  }

  /// Returns the item whose frame contains a point (R6.12).
  ///
  /// Returns nil in gaps and insets, over headers and footers, and for NaN.
  ///
  /// - Complexity: O(log n).
  package func item(x: Double, y: Double) -> LayoutItem? {
    let place = lengths.position(at: y)
    if let place, let item = item(x: x, y: y, in: place) { return item }
    // Because of rounding, the preceding section may extend to the point.
    guard y - (place?.offset ?? height) <= y.edgeSlack,
      let before = lengths.position(at: y - 2 * y.edgeSlack)
    else { return nil }
    return item(x: x, y: y, in: before)
  }

  private func item(x: Double, y: Double, in place: OffsetTree.Position) -> LayoutItem? {
    let section = sections[place.index]
    guard let column = section.columns.column(at: x) else { return nil }
    let base = place.offset + section.itemsStart
    var found = section.items.item(inColumn: column, at: y, base: base)
    if section.columns.reachesNext(column - 1, x),
      let other = section.items.item(inColumn: column - 1, at: y, base: base),
      found.map({ $0.item < other.item }) ?? true
    {
      found = other
    }
    return found.map {
      LayoutItem(section: place.index, item: $0.item, frame: section.columns.frame(of: $0))
    }
  }

  /// Calls `body` with every element that overlaps `extent` (R6.10, R6.11).
  ///
  /// Elements are visited by section: the header, the items in ascending order, and the footer.
  /// `viewport` has no effect, because nothing is pinned.
  ///
  /// - Complexity: O(log n) for each column of each section in `extent`, and O(k log n) for k
  ///   elements.
  package func forEachElement(
    in extent: Extent, viewport: Extent? = nil, _ body: (LayoutElement) -> Void
  ) {
    let start = extent.minY - extent.minY.edgeSlack
    guard !extent.isEmpty, extent.maxY > 0, start < height else { return }
    let first = start > 0 ? lengths.position(at: start)?.index ?? 0 : 0
    _ = lengths.firstPosition(in: first..<sections.count) { found in
      guard found.offset < extent.maxY else { return true }
      forEachElement(ofSection: found.index, start: found.offset, in: extent, body)
      return false
    }
  }

  private func forEachElement(
    ofSection index: Int, start: Double, in extent: Extent,
    _ body: (LayoutElement) -> Void
  ) {
    let section = sections[index]
    if let header = headerFrame(section: index), header.overlaps(extent) {
      body(LayoutElement(kind: .header, section: index, item: 0, frame: header))
    }
    let itemsStart = start + section.itemsStart
    var places: [WaterfallItem] = []
    for column in section.columns.columns(from: extent.minX, to: extent.maxX) {
      section.items.forEachItem(
        inColumn: column, from: extent.minY, to: extent.maxY, base: itemsStart
      ) { places.append($0) }
    }
    places.sort { $0.item < $1.item }
    for place in places {
      body(
        LayoutElement(
          kind: .item, section: index, item: place.item, frame: section.columns.frame(of: place)))
    }
    if let footer = footerFrame(section: index), footer.overlaps(extent) {
      body(LayoutElement(kind: .footer, section: index, item: 0, frame: footer))
    }
  }
}

extension WaterfallSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: width, height: height) }

  package var pinning: LayoutPinning { .nothing }

  package func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame? {
    contains(section: section, item: item) ? frame(ofItem: item, section: section) : nil
  }

  package func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement? {
    guard section >= 0 && section < sectionCount && item == 0 else { return nil }
    let (kind, frame): (LayoutElementKind, LayoutFrame?) =
      switch name {
      case LayoutElementKind.headerName: (.header, headerFrame(section: section))
      case LayoutElementKind.footerName: (.footer, footerFrame(section: section))
      default: (.item, nil)
      }
    return frame.map { LayoutElement(kind: kind, section: section, item: 0, frame: $0) }
  }
}

extension WaterfallColumns {
  fileprivate func frame(of place: WaterfallItem) -> LayoutFrame {
    LayoutFrame(x: x(of: place.column), y: place.y, width: width, height: place.height)
  }
}
