/// An element that a section repeats: an item, or a group of items and groups (R8.1 to R8.20).
///
/// In solver coordinates, `x` is measured from the leading edge, and `y` in the scrolling
/// direction. Groups of a layout that scrolls horizontally are transposed.
package struct CompositionalItem: Sendable, Hashable {
  /// The kinds of elements.
  package enum Content: Sendable, Hashable {
    /// The cell of one item.
    case item
    /// A row or a column of elements.
    indirect case group(CompositionalGroup)
    /// Items whose number and frames are determined by caller-provided code.
    ///
    /// The value is the index of the closure that returns them.
    case custom(Int)
  }

  package var size: CompositionalSize
  /// The insets of the element.
  ///
  /// The insets of an item are applied after it is positioned (R8.5). Those of a group surround its
  /// elements (R8.6).
  package var insets: CompositionalInsets
  package var edges: CompositionalEdges
  package var supplementaries: [CompositionalSupplementary]
  package var content: Content

  package init(
    size: CompositionalSize, insets: CompositionalInsets = .zero,
    edges: CompositionalEdges = .zero, supplementaries: [CompositionalSupplementary] = [],
    content: Content = .item
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.content = content
  }

  package var transposed: CompositionalItem {
    var content = content
    if case .group(let group) = content { content = .group(group.transposed) }
    return CompositionalItem(
      size: size.transposed, insets: insets.transposed, edges: edges.transposed,
      supplementaries: supplementaries.map(\.transposed), content: content)
  }
}

/// A row or column of elements.
package struct CompositionalGroup: Sendable, Hashable {
  /// The rules that determine the number of elements in a group.
  package enum Repetition: Sendable, Hashable {
    /// The elements are repeated in turn until the next one doesn't fit (R8.10).
    case untilFull
    /// The first element is repeated this many times, with its own length (R8.9).
    case count(Int)
    /// The first element is repeated this many times, with equal lengths that fill the group
    /// (R8.9).
    case equalParts(Int)
  }

  package var axis: Axis
  package var elements: [CompositionalItem]
  package var spacing: CompositionalSpacing
  package var repetition: Repetition

  package init(
    axis: Axis, elements: [CompositionalItem], spacing: CompositionalSpacing = .fixed(0),
    repetition: Repetition = .untilFull
  ) {
    self.axis = axis
    self.elements = elements
    self.spacing = spacing
    self.repetition = repetition
  }

  var transposed: CompositionalGroup {
    CompositionalGroup(
      axis: axis.perpendicular, elements: elements.map(\.transposed), spacing: spacing,
      repetition: repetition)
  }
}

/// An item whose frame is determined by caller-provided code.
package struct CompositionalPlacedItem: Sendable, Hashable {
  /// The frame, relative to the group's content.
  package var frame: LayoutFrame
  package var zIndex: Int

  package init(frame: LayoutFrame, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  package var transposed: CompositionalPlacedItem {
    CompositionalPlacedItem(frame: frame.transposed, zIndex: zIndex)
  }
}
