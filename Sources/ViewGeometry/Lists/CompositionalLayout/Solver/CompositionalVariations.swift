/// The variations of a section from its template: measured sizes, and a last group that isn't full.
///
/// This is a class, so that sections without variations store only a nil reference.
final class CompositionalVariations {
  /// The groups, if an item was measured; otherwise nil.
  // They are never mutated while they are read (see below).
  @exclusivity(unchecked) private(set) var groups: CompositionalGroups?
  /// The pattern of the last group, if it differs from the template's because the group isn't full.
  ///
  /// Nil if an item was measured.
  let last: CompositionalPattern?
  /// The measured sizes of headers and footers, by index.
  let boundarySizes: [Int: LayoutSize]
  /// The headers and footers, if one of them was measured; otherwise nil.
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

  /// Mutates the groups in place.
  ///
  /// Returns false if there are no groups, or if `body` returns false.
  fileprivate func editGroups(_ body: (inout CompositionalGroups) -> Bool) -> Bool {
    guard var edited = groups else { return false }
    // The local variable is the only reference now, so that nodes are mutated in place.
    groups = nil
    defer { groups = edited }
    return body(&edited)
  }
}

// The groups are only mutated in mutating methods of a section, after `isKnownUniquelyReferenced`
// has shown that no other section refers to this object.
extension CompositionalVariations: @unchecked Sendable {}

extension CompositionalSection {
  /// Sets the section's groups.
  ///
  /// If `groups` is nil, all groups are regular, except that the last one may be partly filled.
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

  /// Mutates the groups in place, after copying them if they are shared.
  ///
  /// Returns false if there are no groups, or if `body` returns false.
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
