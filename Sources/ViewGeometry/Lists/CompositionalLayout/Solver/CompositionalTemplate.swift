/// A section solved but for the number of its items; sections that are alike share one.
package final class CompositionalTemplate: Sendable {
  package let rules: CompositionalRules
  /// The size that fractions of the section refer to, before its insets.
  package let container: LayoutSize
  package let pattern: CompositionalPattern
  /// The box of everything in the pattern and of the group itself.
  let box: Extent
  /// The direction in which groups follow each other: across the layout's in sections that scroll by themselves (R8.22).
  let axis: Axis
  /// The place of the first group, from the leading edge and from where the content starts.
  let firstX: Double
  let firstY: Double
  /// Whether where a group starts depends on its width, which may be measured.
  let isWidthMeasured: Bool
  /// The distance from a group to the next, at least 0.
  let pitch: Double
  /// How far items reach beyond their group along the groups.
  let overhang: Double
  /// The stretch along `axis` that items of a group cover, longer by a rounding: it finds candidates, not answers.
  let reach: RegularSpans
  let boundaries: CompositionalBoundaries
  /// The distance from the section's start to its first group, as long as no header is measured.
  let firstGroupY: Double
  /// Whether all items of a group are on one level, so that of overlapping ones the last is in front.
  let isFlat: Bool
  /// Whether measuring an item can change anything.
  let isEstimated: Bool
  /// Whether a group that holds fewer items is arranged otherwise.
  let isFlexible: Bool
  /// How what was measured decides how many items a group holds.
  let fitting: CompositionalFitting
  /// What program-made arrangements answered, to be used again when a group is measured.
  private let arrangements: [Int: [CompositionalPlacedItem]]

  /// - Parameter limit: The number of items that are needed at most.
  package init(
    _ rules: CompositionalRules, in container: LayoutSize, limit: Int,
    arrange: @escaping CompositionalSolver.Arrange
  ) {
    var arrangements: [Int: [CompositionalPlacedItem]] = [:]
    let room = rules.insets.inset(container)
    let solver = CompositionalSolver(arrange: { number, size in
      let answer = arrange(number, size)
      arrangements[number] = answer
      return answer
    })
    let pattern = solver.pattern(of: rules.group, in: room, limit: limit)
    self.rules = rules
    self.container = container
    self.pattern = pattern
    self.arrangements = arrangements
    box = pattern.box
    let edges = rules.group.edges
    let isOrthogonal = rules.scrolling != .none
    axis = isOrthogonal ? .horizontal : .vertical
    firstX = Self.firstX(of: pattern, rules, in: room)
    isWidthMeasured =
      rules.group.size.width.isEstimated && edges.flexibleCount(along: .horizontal) > 0
    firstY = edges.top.least
    pitch = Self.pitch(of: pattern, rules, axis)
    overhang = Self.overhang(of: pattern, box, rules, axis)
    let (start, end) = axis == .vertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
    let slack = CompositionalSolver.tolerance
    reach = RegularSpans(
      start: start - slack, stride: pitch, length: end - start + 2 * slack, count: 0)
    boundaries = Self.boundaries(of: rules, in: container, measured: [:])
    firstGroupY = boundaries.before + rules.insets.top + firstY
    isEstimated = rules.group.isEstimated
    isFlexible = rules.group.isFlexible
    fitting = isEstimated ? rules.group.fitting() : .byEstimates
    isFlat = pattern.slots.allSatisfy { $0.zIndex == 0 }
  }

  /// The template with room for more items in a group, which ends where no more are needed.
  func withLimit(_ limit: Int) -> CompositionalTemplate {
    CompositionalTemplate(rules, in: container, limit: limit) { [arrangements] number, _ in
      arrangements[number] ?? []
    }
  }

  /// Where a group starts, from the container's leading edge; flexible edges centre it where it doesn't scroll (R8.11).
  private static func firstX(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, in room: LayoutSize
  ) -> Double {
    guard rules.scrolling == .none else { return rules.insets.leading }
    return rules.insets.leading
      + rules.group.edges.start(along: .horizontal, of: pattern.size.width, in: room.width)
  }

  func firstX(of pattern: CompositionalPattern) -> Double {
    Self.firstX(of: pattern, rules, in: rules.insets.inset(container))
  }

  /// The distance from a group of the section to the next, at least 0.
  static func pitch(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    max(0, length(of: pattern, rules, axis) + rules.groupSpacing)
  }

  /// The length of a group of the section along the groups, with its edge spacing.
  static func length(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    // R8.11: where the groups scroll, their edge spacing doesn't count.
    pattern.size[axis] + (axis == .vertical ? rules.group.edges.least(along: .vertical) : 0)
  }

  static func boundaries(
    of rules: CompositionalRules, in container: LayoutSize, measured: [Int: LayoutSize]
  ) -> CompositionalBoundaries {
    guard !rules.boundaries.isEmpty else { return .none }
    let insets = rules.boundaryInsets ?? rules.insets
    var size = container
    size.width = max(0, size.width - insets.leading - insets.trailing)
    return CompositionalBoundaries(
      rules.boundaries, in: size, leading: insets.leading, measured: measured)
  }

  /// How far items with a box reach beyond their group along the groups, its edge spacing and the next group considered.
  static func overhang(
    of pattern: CompositionalPattern, _ box: Extent, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    let pitch = pitch(of: pattern, rules, axis)
    guard axis == .vertical else {
      return max(0, -box.minX, box.maxX - min(pitch, pattern.size.width))
    }
    let end = pattern.size.height + rules.group.edges.bottom.least
    return max(0, -box.minY, box.maxY - min(pitch, end))
  }

  /// The pattern of a group that holds fewer items, or items that were measured.
  func pattern(
    items: Int, measured: CompositionalSolver.Measured? = nil
  ) -> CompositionalPattern {
    let solver = CompositionalSolver(measured: measured) { [arrangements] number, _ in
      arrangements[number] ?? []
    }
    return solver.pattern(of: rules.group, in: rules.insets.inset(container), limit: items)
  }

  /// Whether another section with these rules is solved alike: no program has a say in it.
  var isRepeatable: Bool { arrangements.isEmpty }

  /// Whether the pattern is that of a section with so many items.
  func suffices(for itemCount: Int) -> Bool {
    pattern.isFull || pattern.capacity >= itemCount
  }
}
