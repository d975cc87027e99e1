public import Foundation

extension CollectionViewFlowLayout {
  /// What is wrong with a layout's input: UIKit's message on the console as a value.
  public enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// Items of a section are longer than its lines (R6.22); they get a line each and are placed around its middle.
    ///
    /// - Parameters:
    ///   - first: The first of them.
    ///   - count: How many there are in the section.
    ///   - length: The width of the first, or its height where the layout scrolls horizontally, in points.
    ///   - available: The length of a line, in points.
    ///   - direction: The direction in which the layout scrolls.
    case itemExceedsContainer(
      first: IndexPath, count: Int, length: CGFloat, available: CGFloat,
      direction: CollectionView.ScrollDirection)

    /// UIKit's sentence, with the item and the numbers.
    public var description: String {
      switch self {
      case .itemExceedsContainer(let first, let count, let length, let available, let direction):
        let (side, edges) =
          direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        return """
          The item \(side) must be less than the \(side) of the collection view minus the section \
          insets \(edges) values, minus the content insets \(edges) values: item \
          \(first.item) of section \(first.section) is \(length) of \(available) points long, the \
          first of \(count).
          """
      }
    }
  }

  /// The sections that have items longer than their lines, in order; none for a layout in order.
  ///
  /// An item that fills a line exactly is in order, whatever UIKit's sentence says (R6.22). Solves the layout if need be.
  ///
  /// - Complexity: O(log n) for each section named.
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
