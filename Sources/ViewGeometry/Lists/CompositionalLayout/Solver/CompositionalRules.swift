/// What a program says about a section, in a solver's coordinates.
package struct CompositionalRules: Sendable, Hashable {
  package var group: CompositionalItem
  package var insets: CompositionalInsets
  package var groupSpacing: Double
  package var scrolling: CompositionalScrolling
  package var boundaries: [CompositionalBoundary]
  /// What is kept free at the sides of boundary elements; nil for what the section keeps free (R8.17).
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

  /// The same section of a layout that scrolls the other way.
  package var transposed: CompositionalRules {
    CompositionalRules(
      group: group.transposed, insets: insets.transposed, groupSpacing: groupSpacing,
      scrolling: scrolling, boundaries: boundaries.map(\.transposed),
      boundaryInsets: boundaryInsets?.transposed, backgrounds: backgrounds.map(\.transposed))
  }
}
