/// What every solved layout answers: pure geometry over section and item numbers, in a solver's coordinates.
///
/// A value that knows no view and no index path. Elements that stay in view while scrolling depend on a viewport: the part of
/// the content in view, insets taken off; without one everything rests.
package protocol LayoutSolution: Sendable {
  /// The size of everything.
  var contentSize: LayoutSize { get }
  var sectionCount: Int { get }
  /// The number of items of a section, which there is.
  func itemCount(inSection section: Int) -> Int
  /// What stays in view while scrolling.
  var pinning: LayoutPinning { get }

  /// The item under a point, where everything rests; of overlapping items the frontmost (R6.12, R6.13).
  func item(x: Double, y: Double) -> LayoutItem?
  /// The number of the item under a point; as `item(x:y:)`.
  func index(x: Double, y: Double) -> ItemIndex?
  /// The item under a point; as `item(x:y:)` unless items stay in view.
  func item(x: Double, y: Double, viewport: Extent?) -> LayoutItem?
  /// The frame of an item by its numbers; nil when there is none.
  func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame?
  /// An item by its numbers; nil when there is none.
  func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement?
  /// A header, footer or another supplementary element by its name; nil when there is none.
  ///
  /// - Parameter item: Nil for an element of the whole layout; then `section` is its number.
  func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement?
  /// A decoration by its name; nil when there is none.
  func decoration(named name: String, section: Int, item: Int) -> LayoutElement?
  /// Calls `body` with each element that overlaps `extent` in the order of R6.11 (R6.10).
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

  /// Whether there is such an item.
  package func contains(section: Int, item: Int) -> Bool {
    section >= 0 && section < sectionCount && item >= 0 && item < itemCount(inSection: section)
  }
}

/// The elements of a layout that stay in view while scrolling.
package enum LayoutPinning: Sendable, Hashable {
  case nothing
  /// Headers, footers and the like.
  case supplementaries
  /// Items, too.
  case items
}

/// An item as a solver finds it under a point.
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
