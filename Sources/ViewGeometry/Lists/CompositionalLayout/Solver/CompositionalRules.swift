/// The description of a section, in solver coordinates.
package struct CompositionalRules: Sendable, Hashable {
  package var group: CompositionalItem
  package var insets: CompositionalInsets
  package var groupSpacing: Double
  package var scrolling: CompositionalScrolling
  package var boundaries: [CompositionalBoundary]
  /// The horizontal insets of boundary elements; nil means that they follow the section's insets
  /// (R8.17).
  package var boundaryInsets: CompositionalInsets?
  package var backgrounds: [CompositionalBackground]

  package init(
    group: CompositionalItem, insets: CompositionalInsets = .zero, groupSpacing: Double = 0,
    scrolling: CompositionalScrolling = .none, boundaries: [CompositionalBoundary] = [],
    boundaryInsets: CompositionalInsets? = nil, backgrounds: [CompositionalBackground] = []
  ) {
    self.group = group
    self.insets = insets
    self.groupSpacing = groupSpacing
    self.scrolling = scrolling
    self.boundaries = boundaries
    self.boundaryInsets = boundaryInsets
    self.backgrounds = backgrounds
  }

  /// The description of the section for a layout that scrolls along the other axis.
  package var transposed: CompositionalRules {
    CompositionalRules(
      group: group.transposed, insets: insets.transposed, groupSpacing: groupSpacing,
      scrolling: scrolling, boundaries: boundaries.map(\.transposed),
      boundaryInsets: boundaryInsets?.transposed, backgrounds: backgrounds.map(\.transposed))
  }
}
