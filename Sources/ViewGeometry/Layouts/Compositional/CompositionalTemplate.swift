/// What a program says about a section, in a solver's coordinates.
package struct CompositionalRules: Sendable, Hashable {
  package var group: CompositionalItem
  package var insets: CompositionalInsets
  package var groupSpacing: Double
  package var scrolling: CompositionalScrolling
  package var boundaries: [CompositionalBoundary]
  /// Whether the section's leading and trailing insets narrow its boundary elements (R8.17).
  package var boundariesFollowInsets: Bool
  package var backgrounds: [CompositionalBackground]

  package init(
    group: CompositionalItem, insets: CompositionalInsets = .zero, groupSpacing: Double = 0,
    scrolling: CompositionalScrolling = .none, boundaries: [CompositionalBoundary] = [],
    boundariesFollowInsets: Bool = true, backgrounds: [CompositionalBackground] = []
  ) {
    self.group = group
    self.insets = insets
    self.groupSpacing = groupSpacing
    self.scrolling = scrolling
    self.boundaries = boundaries
    self.boundariesFollowInsets = boundariesFollowInsets
    self.backgrounds = backgrounds
  }

  /// The same section of a layout that scrolls the other way.
  package var transposed: CompositionalRules {
    CompositionalRules(
      group: group.transposed, insets: insets.transposed, groupSpacing: groupSpacing,
      scrolling: scrolling, boundaries: boundaries.map(\.transposed),
      boundariesFollowInsets: boundariesFollowInsets, backgrounds: backgrounds.map(\.transposed))
  }
}

/// A section solved but for the number of its items; sections that are alike share one.
package final class CompositionalTemplate: Sendable {
  package let rules: CompositionalRules
  /// The size that fractions of the section refer to, before its insets.
  package let container: FlowSize
  package let pattern: CompositionalPattern
  /// The direction in which groups follow each other: across the layout's in sections that scroll by themselves (R8.22).
  let axis: Axis
  /// The place of the first group, from the leading edge and from where the content starts.
  let firstX: Double
  let firstY: Double
  /// The distance from a group to the next, at least 0.
  let pitch: Double
  /// The stretch along `axis` that items of a group cover, a hair longer than it is: candidates, not answers.
  let reach: RegularSpans
  let boundaries: CompositionalBoundaries
  /// Whether all items of a group are on one level, so that of overlapping ones the last is in front.
  let isFlat: Bool
  /// Whether measuring an item can change anything.
  let isEstimated: Bool
  /// What program-made arrangements answered, to be used again when a group is measured.
  private let arrangements: [Int: [CompositionalPlacedItem]]

  /// - Parameter limit: The number of items that are needed at most.
  package init(
    _ rules: CompositionalRules, in container: FlowSize, limit: Int,
    arrange: @escaping CompositionalSolver.Arrange
  ) {
    var arrangements: [Int: [CompositionalPlacedItem]] = [:]
    let room = rules.insets.inset(container)
    let solver = CompositionalSolver { number, size in
      let answer = arrange(number, size)
      arrangements[number] = answer
      return answer
    }
    let pattern = solver.pattern(of: rules.group, in: room, limit: limit)
    self.rules = rules
    self.container = container
    self.pattern = pattern
    self.arrangements = arrangements
    let edges = rules.group.edges
    let isOrthogonal = rules.scrolling != .none
    axis = isOrthogonal ? .horizontal : .vertical
    firstX =
      rules.insets.leading
      + (isOrthogonal
        ? 0 : edges.start(along: .horizontal, of: pattern.size.width, in: room.width))
    firstY = edges.top.least
    pitch = max(0, Self.pitch(of: pattern, rules, axis))
    let box = pattern.box
    let (start, end) = axis == .vertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
    let slack = CompositionalSolver.tolerance
    reach = RegularSpans(
      start: start - slack, stride: pitch, length: end - start + 2 * slack, count: 0)
    boundaries = Self.boundaries(of: rules, in: container, measured: [:])
    isEstimated = rules.group.isEstimated
    isFlat = pattern.slots.allSatisfy { $0.zIndex == 0 }
  }

  /// The distance from a group of the section to the next.
  static func pitch(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    // R8.11: where the groups scroll, their edge spacing doesn't count.
    let edges = axis == .vertical ? rules.group.edges.least(along: .vertical) : 0
    return pattern.size[axis] + edges + rules.groupSpacing
  }

  static func boundaries(
    of rules: CompositionalRules, in container: FlowSize, measured: [Int: Double]
  ) -> CompositionalBoundaries {
    guard !rules.boundaries.isEmpty else { return .none }
    var size = container
    if rules.boundariesFollowInsets {
      size.width = max(0, size.width - rules.insets.leading - rules.insets.trailing)
    }
    return CompositionalBoundaries(
      rules.boundaries, in: size,
      leading: rules.boundariesFollowInsets ? rules.insets.leading : 0, measured: measured)
  }

  /// How far items reach beyond the place of their group along the groups.
  static func overhang(
    of pattern: CompositionalPattern, pitch: Double, _ axis: Axis
  ) -> Double {
    let box = pattern.box
    return axis == .vertical
      ? max(0, -box.minY, box.maxY - pitch) : max(0, -box.minX, box.maxX - pitch)
  }

  /// The pattern of a group that holds fewer items, or items that were measured.
  func pattern(items: Int, measured: [Int: FlowSize]) -> CompositionalPattern {
    let solver = CompositionalSolver(measured: measured) { [arrangements] number, _ in
      arrangements[number] ?? []
    }
    return solver.pattern(
      of: rules.group, in: rules.insets.inset(container), limit: items)
  }

  /// Whether another section with these rules is solved alike: no program has a say in it.
  var isRepeatable: Bool { arrangements.isEmpty }

  /// Whether a group that isn't full is arranged otherwise than the first items of a full one.
  var isFlexible: Bool {
    if case .group(let group) = rules.group.content { group.isFlexible } else { false }
  }
}
