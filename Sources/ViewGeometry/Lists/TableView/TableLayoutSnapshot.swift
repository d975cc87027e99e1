public import Foundation

/// Where everything in a table was when the snapshot was taken.
///
/// A value: it answers from any thread, later, while the table goes on scrolling and changing. All rectangles and
/// points are in the table's content coordinates, points, y down.
public struct TableLayoutSnapshot: Sendable {
  let solution: ListSolution
  /// The bounds of the table: their origin is the content offset.
  public let bounds: CGRect
  let rowX: Double
  let rowWidth: Double
  let pinning: ListPinning?

  /// The number of sections.
  public var numberOfSections: Int { solution.sectionCount }

  /// The number of rows of a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log sections), as for all questions about one section or row.
  public func numberOfRows(inSection section: Int) -> Int {
    hasSection(section) ? solution.itemCount(inSection: section) : 0
  }

  /// The size of everything in the table.
  public var contentSize: CGSize {
    CGSize(width: bounds.width, height: CGFloat(solution.totalLength))
  }

  /// The rectangle of a row; `.zero` for one that doesn't exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let place = ItemIndex(indexPath)
    guard solution.contains(place) else { return .zero }
    return rowRect(solution.span(ofRow: place))
  }

  /// The rectangle of a section's header, rows and footer; `.zero` for a section that doesn't exist.
  public func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofSection: section)) : .zero
  }

  /// The rectangle where a section's header rests; `.zero` for a section that doesn't exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofHeader: section)) : .zero
  }

  /// The rectangle where a section's footer rests; `.zero` for a section that doesn't exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofFooter: section)) : .zero
  }

  /// The rectangle of a section's header where it sticks to the visible part (R7.7); at rest in grouped tables.
  public func floatingRectForHeader(inSection section: Int) -> CGRect {
    guard hasSection(section), let pinning else { return rectForHeader(inSection: section) }
    return fullRect(solution.pinnedSpan(ofHeader: section, pinning))
  }

  /// The rectangle of a section's footer where it sticks to the visible part (R7.7); at rest in grouped tables.
  public func floatingRectForFooter(inSection section: Int) -> CGRect {
    guard hasSection(section), let pinning else { return rectForFooter(inSection: section) }
    return fullRect(solution.pinnedSpan(ofFooter: section, pinning))
  }

  /// The row that contains the y of `point`; nil in headers, footers and beyond the ends (R7.5).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    solution.row(at: Double(point.y))?.indexPath
  }

  /// The row nearest to the y of `point`; nil in a table whose rows have no height.
  public func nearestRow(to point: CGPoint) -> IndexPath? {
    solution.nearestRow(to: Double(point.y))?.indexPath
  }

  /// The rows that overlap `rect`, ascending; for a rectangle without height the row at its y (R7.6).
  ///
  /// - Complexity: O(log n + rows).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath] {
    guard !rect.isNull else { return [] }
    return solution.rows(from: Double(rect.minY), to: Double(rect.maxY)).map(\.indexPath)
  }

  /// Calls `body` with every header, row and footer that overlaps `rect`: by section header, rows ascending, footer.
  ///
  /// Headers and footers of a plain table count where they stick. Touching edges don't overlap; an empty, null or NaN
  /// rectangle overlaps nothing.
  ///
  /// - Complexity: O(log n + elements), without allocations.
  public func forEachElement(in rect: CGRect, _ body: (TableLayoutElement) -> Void) {
    let extent = Extent(rect)
    guard !extent.isEmpty else { return }
    let (minX, maxX) = (extent.minX, extent.maxX)
    solution.forEachElement(from: extent.minY, to: extent.maxY, pinning: pinning) { element in
      let frame = frame(of: element)
      guard Double(frame.minX) < maxX, minX < Double(frame.maxX) else { return }
      body(TableLayoutElement(element, frame: frame))
    }
  }

  func frame(of element: ListElement) -> CGRect {
    element.kind == .row ? rowRect(element.span) : fullRect(element.span)
  }

  private func hasSection(_ section: Int) -> Bool { (0..<solution.sectionCount).contains(section) }

  func rowRect(_ span: ListSpan) -> CGRect {
    CGRect(x: rowX, y: span.start, width: rowWidth, height: span.length)
  }

  private func fullRect(_ span: ListSpan) -> CGRect {
    CGRect(x: 0, y: span.start, width: Double(bounds.width), height: span.length)
  }
}

/// A header, row or footer of a table and where it is.
public struct TableLayoutElement: Sendable, Hashable {
  /// What a table places.
  public enum Kind: Sendable, Hashable {
    /// The header of a section.
    case header
    /// A row.
    case row
    /// The footer of a section.
    case footer
  }

  /// What it is.
  public let kind: Kind
  /// The number of its section.
  public let section: Int
  /// The number of the row in its section; 0 for headers and footers.
  public let row: Int
  /// Where it is, in the table's content coordinates.
  public let frame: CGRect

  init(_ element: ListElement, frame: CGRect) {
    kind =
      switch element.kind {
      case .header: .header
      case .row: .row
      case .footer: .footer
      }
    (section, row) = (element.section, element.row)
    self.frame = frame
  }

  /// The index path of a row; of a header or footer, that of its section's first row.
  public var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
