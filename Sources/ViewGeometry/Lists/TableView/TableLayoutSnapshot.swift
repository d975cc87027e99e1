public import Foundation

/// The layout of a table at the time the snapshot was taken.
///
/// It is a value: it can be queried on any thread at any later time, while the table scrolls and
/// changes. Rectangles and points are in the table's content coordinates, in points, with y
/// increasing downward.
public struct TableLayoutSnapshot: Sendable {
  let solution: ListSolution
  /// The bounds of the table; their origin is the content offset.
  public let bounds: CGRect
  let rowX: Double
  let rowWidth: Double
  let pinning: ListPinning?

  /// The number of sections.
  public var numberOfSections: Int { solution.sectionCount }

  /// Returns the number of rows in a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log sections). Other queries about one section or row take O(log n).
  public func numberOfRows(inSection section: Int) -> Int {
    hasSection(section) ? solution.itemCount(inSection: section) : 0
  }

  /// The size of the table's whole content.
  public var contentSize: CGSize {
    CGSize(width: bounds.width, height: CGFloat(solution.totalLength))
  }

  /// Returns the rectangle of a row; `.zero` if the row doesn't exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let place = ItemIndex(indexPath)
    guard solution.contains(place) else { return .zero }
    return rowRect(solution.span(ofRow: place))
  }

  /// Returns the rectangle of a section: the header with the padding above it, rows and footer.
  ///
  /// Returns `.zero` if the section doesn't exist.
  public func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofSection: section)) : .zero
  }

  /// Returns the rectangle of a section's header without pinning; `.zero` if the section doesn't
  /// exist.
  ///
  /// The height is zero if there is no header. The padding above the header isn't included.
  public func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofHeader: section)) : .zero
  }

  /// Returns the rectangle of a section's footer without pinning; `.zero` if the section doesn't
  /// exist.
  ///
  /// The height is zero if there is no footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? fullRect(solution.span(ofFooter: section)) : .zero
  }

  /// Returns the pinned rectangle of a section's header (R7.7).
  ///
  /// In a grouped table, returns the rectangle without pinning. Returns `.zero` if the section
  /// doesn't exist.
  public func floatingRectForHeader(inSection section: Int) -> CGRect {
    guard hasSection(section), let pinning else { return rectForHeader(inSection: section) }
    return fullRect(solution.pinnedSpan(ofHeader: section, pinning))
  }

  /// Returns the pinned rectangle of a section's footer (R7.7).
  ///
  /// In a grouped table, returns the rectangle without pinning. Returns `.zero` if the section
  /// doesn't exist.
  public func floatingRectForFooter(inSection section: Int) -> CGRect {
    guard hasSection(section), let pinning else { return rectForFooter(inSection: section) }
    return fullRect(solution.pinnedSpan(ofFooter: section, pinning))
  }

  /// Returns the row that contains the y-coordinate of `point`.
  ///
  /// Rows contain their top edges, but not their bottom edges. Returns nil in headers, in footers,
  /// outside the content, and for NaN (R7.5).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    solution.row(at: Double(point.y))?.indexPath
  }

  /// Returns the row nearest to the y-coordinate of `point`; nil for NaN, and if no row has a
  /// positive height.
  ///
  /// Of two equally near rows, returns the earlier one.
  ///
  /// - Complexity: O(log n), plus O(log n) for each header and footer between the point and the
  ///   row.
  public func nearestRow(to point: CGPoint) -> IndexPath? {
    solution.nearestRow(to: Double(point.y))?.indexPath
  }

  /// Returns the rows that overlap `rect`, in ascending order (R7.6).
  ///
  /// Only y-coordinates matter. If the rectangle has a height of 0, returns the row at its
  /// y-coordinate. Returns an empty array if the rectangle is null.
  ///
  /// - Complexity: O(log n + rows).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath] {
    guard !rect.isNull else { return [] }
    return solution.rows(from: Double(rect.minY), to: Double(rect.maxY)).map(\.indexPath)
  }

  /// Calls `body` with every header, row and footer that overlaps `rect`.
  ///
  /// Elements are visited by section: the header, the rows in ascending order, and the footer.
  ///
  /// Headers and footers of a plain table are tested with their pinned rectangles. Rectangles that
  /// only touch don't overlap; an empty, null or NaN rectangle overlaps nothing.
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

/// A header, row or footer of a table, and its frame.
public struct TableLayoutElement: Sendable, Hashable {
  /// The kinds of elements of a table.
  public enum Kind: Sendable, Hashable {
    /// The header of a section.
    case header
    /// A row of a section.
    case row
    /// The footer of a section.
    case footer
  }

  /// The kind of the element.
  public let kind: Kind
  /// The index of the element's section.
  public let section: Int
  /// The index of the row in its section; 0 for headers and footers.
  public let row: Int
  /// The frame of the element, in the table's content coordinates.
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

  /// The index path of a row; for a header or footer, the index path of its section's first row.
  public var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
