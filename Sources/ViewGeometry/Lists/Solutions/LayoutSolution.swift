/// A solved layout in solver coordinates, whose elements are identified by section and item
/// indices.
///
/// It is a value that doesn't refer to views or index paths. The positions of pinned elements
/// depend on a viewport, the visible part of the content inside the insets; without a viewport,
/// nothing is pinned.
package protocol LayoutSolution: Sendable {
  /// The size of the whole content.
  var contentSize: LayoutSize { get }
  var sectionCount: Int { get }
  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection section: Int) -> Int
  /// The kinds of elements that are pinned while scrolling.
  var pinning: LayoutPinning { get }

  /// Returns the frontmost item at a point, with nothing pinned; nil if there is none (R6.12,
  /// R6.13).
  func item(x: Double, y: Double) -> LayoutItem?
  /// Returns the index of the item at a point, like `item(x:y:)`.
  func index(x: Double, y: Double) -> ItemIndex?
  /// Returns the item at a point, taking pinned items into account.
  func item(x: Double, y: Double, viewport: Extent?) -> LayoutItem?
  /// Returns the frame of an item; nil if the item doesn't exist.
  func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame?
  /// Returns an item by its indices; nil if it doesn't exist.
  func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement?
  /// Returns a header, footer or other supplementary element by its kind; nil if it doesn't exist.
  ///
  /// If `item` is nil, the element belongs to the whole layout, and `section` is the element's
  /// index.
  func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement?
  /// Returns a decoration by its kind; nil if it doesn't exist.
  func decoration(named name: String, section: Int, item: Int) -> LayoutElement?
  /// Calls `body` with each element that overlaps `extent` (R6.10).
  ///
  /// The order is by section: backgrounds, headers, the items in ascending order, elements attached
  /// to items, and footers (R6.11).
  func forEachElement(in extent: Extent, viewport: Extent?, _ body: (LayoutElement) -> Void)
}

extension LayoutSolution {
  @inline(__always)
  package func index(x: Double, y: Double) -> ItemIndex? {
    item(x: x, y: y).map { ItemIndex(section: $0.section, item: $0.item) }
  }

  package func item(x: Double, y: Double, viewport: Extent?) -> LayoutItem? { item(x: x, y: y) }

  package func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement? {
    frame(section: section, item: item, viewport: viewport).map {
      LayoutElement(kind: .item, section: section, item: item, frame: $0)
    }
  }

  package func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement? { nil }

  package func decoration(named name: String, section: Int, item: Int) -> LayoutElement? { nil }

  /// Returns whether an item exists.
  package func contains(section: Int, item: Int) -> Bool {
    section >= 0 && section < sectionCount && item >= 0 && item < itemCount(inSection: section)
  }
}

/// The kinds of elements that a layout keeps visible while scrolling.
package enum LayoutPinning: Sendable, Hashable {
  case nothing
  /// Headers, footers and other supplementary elements.
  case supplementaries
  /// Items as well as supplementary elements.
  case items
}

/// An item that a solver found at a point.
package struct LayoutItem: Sendable, Hashable {
  package var section: Int
  package var item: Int
  package var frame: LayoutFrame

  package init(section: Int, item: Int, frame: LayoutFrame) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}
