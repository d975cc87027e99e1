/// What of a section differs from its template: a last group that isn't full, and everything that was measured.
///
/// An object, so that the many sections that are regular hold no more than an empty reference.
final class CompositionalVariations {
  /// The groups, once an item was measured.
  // Nobody changes them while others read (see below).
  @exclusivity(unchecked) private(set) var groups: CompositionalGroups?
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

  /// Changes the groups in place; false if there are none, or `body` answers that.
  fileprivate func editGroups(_ body: (inout CompositionalGroups) -> Bool) -> Bool {
    guard var edited = groups else { return false }
    // The only reference, so that nodes change in place.
    groups = nil
    defer { groups = edited }
    return body(&edited)
  }
}

// The groups change only in a section's mutating methods, after `isKnownUniquelyReferenced` has shown that no other section
// refers to the object.
extension CompositionalVariations: @unchecked Sendable {}

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

  /// Changes the groups of their own in place, as far as nobody shares them; false if there are none, or `body` answers that.
  mutating func editGroups(_ body: (inout CompositionalGroups) -> Bool) -> Bool {
    if !isKnownUniquelyReferenced(&variations) { setGroups(variations?.groups) }
    return variations?.editGroups(body) ?? false
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
