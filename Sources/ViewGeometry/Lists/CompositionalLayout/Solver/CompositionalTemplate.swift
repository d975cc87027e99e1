/// The solved group and the other geometry that sections with equal rules share, regardless of
/// their number of items.
package final class CompositionalTemplate: Sendable {
  package let rules: CompositionalRules
  /// The size of the section's container, including the section's insets.
  package let container: LayoutSize
  package let pattern: CompositionalPattern
  /// The bounding box of the group and everything in it.
  let box: Extent
  /// The axis along which groups follow each other.
  ///
  /// In sections that scroll orthogonally, it is perpendicular to the layout's direction (R8.22).
  let axis: Axis
  /// The distance from the container's leading edge to the first group.
  let firstX: Double
  /// The distance from the start of the section's content to the first group.
  let firstY: Double
  /// Whether the start of a group depends on its width, which may be measured.
  let isWidthMeasured: Bool
  /// The distance from the start of a group to the start of the next, at least 0.
  let pitch: Double
  /// The maximum distance by which the group's contents extend beyond the group along the axis of
  /// the groups.
  let overhang: Double
  /// The intervals along `axis` that contain the contents of each group, extended by the tolerance
  /// for rounding errors.
  ///
  /// They are used to find the groups whose contents must be tested. Their `count` is 0; each query
  /// sets it in a copy.
  let reach: RegularSpans
  let boundaries: CompositionalBoundaries
  /// The distance from the section's start to its first group, if no header is measured.
  let firstGroupY: Double
  /// Whether all items of a group have the z-index 0, so that the last item at a point is in front.
  let isFlat: Bool
  /// Whether measuring an item can have an effect.
  let isEstimated: Bool
  /// Whether the arrangement of a group depends on the number of its items.
  let isFlexible: Bool
  /// The measured sizes that affect the number of items in a group.
  let fitting: CompositionalFitting
  /// The results of the closures of custom groups, for solving a group again without calling them.
  private let arrangements: [Int: [CompositionalPlacedItem]]

  /// Solves the template of sections with the given rules.
  ///
  /// - Parameters:
  ///   - rules: The rules of the sections.
  ///   - container: The size of the sections' container.
  ///   - limit: The maximum number of items that the group needs to contain.
  ///   - arrange: A closure that returns the items of custom groups.
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

  /// Returns a template whose group may contain up to `limit` items.
  func withLimit(_ limit: Int) -> CompositionalTemplate {
    CompositionalTemplate(rules, in: container, limit: limit) { [arrangements] number, _ in
      arrangements[number] ?? []
    }
  }

  /// Returns the distance from the container's leading edge to a group with the given pattern.
  ///
  /// If the section doesn't scroll orthogonally, flexible edge spacing at both edges centers the
  /// group (R8.11).
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

  /// Returns the distance from the start of a group to the start of the next, at least 0.
  static func pitch(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    max(0, length(of: pattern, rules, axis) + rules.groupSpacing)
  }

  /// Returns the length of a group along the axis of the groups, including its edge spacing.
  static func length(
    of pattern: CompositionalPattern, _ rules: CompositionalRules, _ axis: Axis
  ) -> Double {
    // In sections that scroll orthogonally, edge spacing has no effect (R8.11).
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

  /// Returns the maximum distance by which the contents of a group extend beyond the group along
  /// the axis of the groups.
  ///
  /// `box` is the bounding box of the contents. Edge spacing counts as part of the group up to the
  /// start of the next group.
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

  /// Returns the pattern of a group that contains at most `items` items, which may be measured.
  func pattern(
    items: Int, measured: CompositionalSolver.Measured? = nil
  ) -> CompositionalPattern {
    let solver = CompositionalSolver(measured: measured) { [arrangements] number, _ in
      arrangements[number] ?? []
    }
    return solver.pattern(of: rules.group, in: rules.insets.inset(container), limit: items)
  }

  /// Whether no caller-provided code is involved, so that all sections with these rules have the
  /// same solution.
  var isRepeatable: Bool { arrangements.isEmpty }

  /// Returns whether the pattern is valid for a section with the given number of items.
  func suffices(for itemCount: Int) -> Bool {
    pattern.isFull || pattern.capacity >= itemCount
  }
}
