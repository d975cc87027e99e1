/// What of a section differs from its template: a last group that isn't full, and everything that was measured.
///
/// An object, so that the many sections that are regular hold no more than an empty reference.
final class CompositionalVariations: Sendable {
  /// The groups, once an item was measured.
  let groups: CompositionalGroups?
  /// The last group, where it isn't full and nothing was measured.
  let last: CompositionalPattern?
  /// What headers and footers measured, by place in the list.
  let boundarySizes: [Int: LayoutSize]
  /// The headers and footers, once one was measured.
  let boundaries: CompositionalBoundaries?

  init(
    groups: CompositionalGroups?, last: CompositionalPattern?, boundarySizes: [Int: LayoutSize],
    boundaries: CompositionalBoundaries?
  ) {
    self.groups = groups
    self.last = last
    self.boundarySizes = boundarySizes
    self.boundaries = boundaries
  }

  var isEmpty: Bool { groups == nil && last == nil && boundaries == nil }
}

extension CompositionalSection {
  /// Gives the section other groups: those of the template, but for the last one, when there are none of their own.
  mutating func setGroups(_ groups: CompositionalGroups?) {
    var last: CompositionalPattern?
    let capacity = template.pattern.capacity
    if groups == nil, capacity > 0, template.isFlexible, itemCount % capacity != 0 {
      last = template.pattern(items: itemCount % capacity)
    }
    let new = CompositionalVariations(
      groups: groups, last: last, boundarySizes: variations?.boundarySizes ?? [:],
      boundaries: variations?.boundaries)
    variations = new.isEmpty ? nil : new
  }

  mutating func setBoundarySizes(_ sizes: [Int: LayoutSize]) {
    let new = CompositionalVariations(
      groups: variations?.groups, last: variations?.last, boundarySizes: sizes,
      boundaries: sizes.isEmpty
        ? nil
        : CompositionalTemplate.boundaries(
          of: template.rules, in: template.container, measured: sizes))
    variations = new.isEmpty ? nil : new
  }
}
