/// One solved section: a template, the number of its items, and what differs from the template.
///
/// Items take no memory. Positions are relative to nothing: every query names the y where the section starts.
package struct CompositionalSection: Sendable {
  package let template: CompositionalTemplate
  /// The number of items that have a place.
  package let itemCount: Int
  /// The groups that aren't the template's pattern; nil for none.
  var exceptions: CompositionalExceptions?
  /// How far the section's own scroll view is scrolled from its leading edge (R8.24).
  var scrollOffset = 0.0

  package init(_ template: CompositionalTemplate, itemCount: Int) {
    self.template = template
    let capacity = template.pattern.capacity
    // A program-made arrangement without items gives none of the section's a place.
    self.itemCount = capacity > 0 ? itemCount : 0
    guard capacity > 0, template.isFlexible, itemCount % capacity != 0 else { return }
    let last = template.pattern(items: itemCount % capacity, measured: [:])
    change { $0.groups[itemCount / capacity] = last }
  }

  package var isOrthogonal: Bool { template.axis == .horizontal }

  package var groupCount: Int {
    let capacity = template.pattern.capacity
    return capacity > 0 ? (itemCount + capacity - 1) / capacity : 0
  }

  /// The items of a group.
  func items(ofGroup group: Int) -> Range<Int> {
    let first = group * template.pattern.capacity
    return first..<min(itemCount, first + template.pattern.capacity)
  }

  @inline(__always)
  func pattern(ofGroup group: Int) -> CompositionalPattern {
    exceptions?.groups[group] ?? template.pattern
  }

  var boundaries: CompositionalBoundaries {
    exceptions?.boundaries ?? template.boundaries
  }

  /// The distance from the first group to a group along the axis of the groups.
  @inline(__always)
  func distance(ofGroup group: Int) -> Double {
    if let pitches = exceptions?.pitches { return pitches.offset(of: group) }
    return Double(group) * template.pitch
  }

  /// From the start of the first group to the end of the last one, edge spacing included where it counts.
  package var groupsLength: Double {
    let count = groupCount
    guard count > 0 else { return 0 }
    let all = exceptions?.pitches?.totalLength ?? Double(count) * template.pitch
    return max(0, all - template.rules.groupSpacing)
  }

  /// The distance from the section's start to its first group's edge spacing.
  var contentStart: Double { boundaries.before + template.rules.insets.top }

  /// What the content takes in the layout's direction, without insets and boundary elements.
  var contentLength: Double {
    guard isOrthogonal else { return groupsLength }
    guard groupCount > 0 else { return 0 }
    return tallestGroup + template.rules.group.edges.least(along: .vertical)
  }

  /// The height of the tallest group; each group that wasn't measured is as tall as the pattern.
  var tallestGroup: Double {
    let regular = template.pattern.size.height
    guard let groups = exceptions?.groups, !groups.isEmpty else { return regular }
    let tallest = groups.values.reduce(0) { max($0, $1.size.height) }
    return groups.count < groupCount ? max(regular, tallest) : tallest
  }

  /// The distance from the section's start to the end of its footers, at least 0 (R8.7, R8.17).
  package var length: Double {
    max(0, contentStart + contentLength + template.rules.insets.bottom + boundaries.after)
  }

  /// Where a group is.
  @inline(__always)
  func origin(ofGroup group: Int, sectionStart: Double) -> (x: Double, y: Double) {
    let y = sectionStart + contentStart + template.firstY
    let distance = distance(ofGroup: group)
    return template.axis == .vertical
      ? (template.firstX, y + distance) : (template.firstX + distance - scrollOffset, y)
  }
}
