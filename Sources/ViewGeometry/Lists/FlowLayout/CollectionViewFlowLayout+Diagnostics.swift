public import Foundation

extension CollectionViewFlowLayout {
  /// A problem in a layout's input, which UIKit would log to the console.
  public enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// Items of a section are longer than its lines (R6.22); each gets its own line and is centered
    /// in it, except on the last line of a section with items of different sizes.
    ///
    /// - Parameters:
    ///   - first: The first of these items.
    ///   - count: The number of these items in the section.
    ///   - length: The width of the first item, or its height if the layout scrolls horizontally,
    ///     in points.
    ///   - available: The length of a line, in points.
    ///   - direction: The scroll direction of the layout.
    case itemExceedsContainer(
      first: IndexPath, count: Int, length: CGFloat, available: CGFloat,
      direction: CollectionView.ScrollDirection)

    /// UIKit's message, with the item and the lengths.
    public var description: String {
      switch self {
      case .itemExceedsContainer(let first, let count, let length, let available, let direction):
        let (side, edges) =
          direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        return """
          The item \(side) must be less than the \(side) of the collection view minus the section \
          insets \(edges) values, minus the content insets \(edges) values: item \
          \(first.item) of section \(first.section) is \(length) points long, but \(available) points are \
          available. It is the first of \(count) such items.
          """
      }
    }
  }

  /// A diagnostic for each section with items longer than its lines, in order; empty if there are
  /// none.
  ///
  /// Although UIKit's message demands that items be shorter than the line, an item that fills a
  /// line exactly isn't reported (R6.22). Reading the property solves the layout if necessary.
  ///
  /// - Complexity: O(log n) for each reported section.
  public var diagnostics: [Diagnostic] {
    collectionView?.prepareLayout()
    let direction = scrollDirection
    return solution(FlowSolution.self).oversizedItems().map { found in
      .itemExceedsContainer(
        first: IndexPath(item: found.first, section: found.section), count: found.count,
        length: CGFloat(found.width), available: CGFloat(found.available), direction: direction)
    }
  }
}
