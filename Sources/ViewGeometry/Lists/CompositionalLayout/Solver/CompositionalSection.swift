/// A solved section: a template, the number of items, and the variations from the template.
///
/// Items that follow the template take no memory. Positions are stored relative to the section, so
/// queries take the y-coordinate of the section's start as an argument.
package struct CompositionalSection: Sendable {
  package internal(set) var template: CompositionalTemplate
  /// The number of items that the section places.
  package internal(set) var itemCount: Int
  /// The variations from the template; nil if the section has none.
  var variations: CompositionalVariations?
  /// The orthogonal scroll offset of the section, from its leading edge (R8.24).
  var scrollOffset = 0.0

  package init(_ template: CompositionalTemplate, itemCount: Int) {
    self.template = template
    // A custom group without items can't place any of the section's items.
    self.itemCount = template.pattern.capacity > 0 ? itemCount : 0
    if template.isFlexible { setGroups(nil) }
  }

  package var isOrthogonal: Bool { template.axis == .horizontal }

  package var groupCount: Int {
    if let groups = variations?.groups { return groups.count }
    let capacity = template.pattern.capacity
    return capacity > 0 ? (itemCount + capacity - 1) / capacity : 0
  }

  /// Returns the group that contains an item, and the item's slot in it.
  func group(ofItem item: Int) -> (group: Int, slot: Int) {
    let capacity = template.pattern.capacity
    guard let groups = variations?.groups else {
      let (group, slot) = item.quotientAndRemainder(dividingBy: capacity)
      return (group, slot)
    }
    let (group, first) = groups.group(ofItem: item)
    return (group, item - first)
  }

  /// Returns the items of a group.
  func items(ofGroup group: Int) -> Range<Int> {
    let capacity = template.pattern.capacity
    guard let groups = variations?.groups else {
      return group * capacity..<min(itemCount, (group + 1) * capacity)
    }
    let first = groups.firstItem(ofGroup: group)
    return first..<min(itemCount, first + (groups.own(group)?.pattern.capacity ?? capacity))
  }

  /// Returns the pattern of a group.
  func pattern(ofGroup group: Int) -> CompositionalPattern {
    guard let variations else { return template.pattern }
    if let groups = variations.groups { return groups.own(group)?.pattern ?? template.pattern }
    if let last = variations.last, group == groupCount - 1 { return last }
    return template.pattern
  }

  var boundaries: CompositionalBoundaries { variations?.boundaries ?? template.boundaries }

  /// Returns the distance from the start of the first group to the start of a group, along the axis
  /// of the groups.
  func distance(ofGroup group: Int) -> Double {
    if let groups = variations?.groups { return groups.runs.start(ofPlace: group) }
    return Double(group) * template.pitch
  }

  /// The length from the start of the first group to the end of the last, along the axis of the
  /// groups.
  ///
  /// It includes edge spacing if the section doesn't scroll orthogonally.
  package var groupsLength: Double {
    let count = groupCount
    guard count > 0 else { return 0 }
    var all = Double(count) * template.pitch
    if let groups = variations?.groups {
      all = groups.runs.sum.points
    } else if let last = variations?.last {
      all =
        Double(count - 1) * template.pitch
        + CompositionalTemplate.pitch(of: last, template.rules, template.axis)
    }
    let spacing = template.rules.groupSpacing
    guard spacing < 0 else { return max(0, all - spacing) }
    // Negative spacing can't make groups overlap by more than their length.
    let length = CompositionalTemplate.length(
      of: pattern(ofGroup: count - 1), template.rules, template.axis)
    return max(0, all - max(spacing, -length))
  }

  /// The distance from the section's start to the edge spacing of its first group.
  var contentStart: Double { boundaries.before + template.rules.insets.top }

  /// The content's length in the layout's direction, without insets or boundary elements.
  var contentLength: Double {
    guard isOrthogonal else { return groupsLength }
    guard groupCount > 0 else { return 0 }
    return tallestGroup + template.rules.group.edges.least(along: .vertical)
  }

  /// The height of the tallest group.
  private var tallestGroup: Double {
    guard let variations else { return template.pattern.size.height }
    if let groups = variations.groups { return groups.runs.summary?.tallest ?? 0 }
    guard let last = variations.last?.size.height else { return template.pattern.size.height }
    return groupCount > 1 ? max(template.pattern.size.height, last) : last
  }

  /// The maximum distance by which a group's contents extend beyond the group along the axis of the
  /// groups.
  var groupOverhang: Double {
    guard let variations else { return template.overhang }
    if let groups = variations.groups { return groups.runs.summary?.overhang ?? 0 }
    guard let last = variations.last else { return template.overhang }
    return max(template.overhang, CompositionalRun(last, template).summary.overhang)
  }

  /// The bounding box of the contents of all groups, as if the groups had the same origin.
  var groupBox: Extent {
    guard let variations else { return template.box }
    if let groups = variations.groups { return groups.runs.summary?.box ?? template.box }
    return variations.last.map { $0.box.union(template.box) } ?? template.box
  }

  /// The distance from the section's start to the end of its footers, at least 0 (R8.7, R8.17).
  package var length: Double {
    let boundaries = boundaries
    return max(
      0,
      boundaries.before + template.rules.insets.top + contentLength
        + template.rules.insets.bottom + boundaries.after)
  }

  /// The distance from the section's start to its first group.
  var firstGroupY: Double {
    variations?.boundaries == nil ? template.firstGroupY : contentStart + template.firstY
  }

  /// Returns the origin of a group.
  func origin(ofGroup group: Int, sectionStart: Double) -> (x: Double, y: Double) {
    let (x, y) = (template.firstX, sectionStart + firstGroupY)
    let distance = distance(ofGroup: group)
    guard template.axis == .vertical else { return (x + distance - scrollOffset, y) }
    guard template.isWidthMeasured, variations != nil else { return (x, y + distance) }
    return (template.firstX(of: pattern(ofGroup: group)), y + distance)
  }
}
