/// How a section scrolls across the layout's direction (R8.21).
package enum CompositionalScrolling: Int, Sendable, Hashable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Where a section that scrolls by itself can be scrolled to (R8.22, R8.23).
///
/// Offsets are in points from the leading edge of the section's content to that of the view, which is as wide as the
/// container; there is nothing vertical about them.
extension CompositionalSection {
  /// The length of what scrolls, the section's insets included.
  package var scrollLength: Double {
    groupsLength + template.rules.insets.leading + template.rules.insets.trailing
  }

  /// The least and the largest offset; where groups are centred, the first and the last one can be.
  package var scrollLimits: ClosedRange<Double> {
    let width = template.container.width
    let end = max(0, scrollLength - width)
    guard template.rules.scrolling == .groupPagingCentered, groupCount > 0 else { return 0...end }
    let first = centredOffset(ofGroup: 0)
    return first...max(first, centredOffset(ofGroup: groupCount - 1))
  }

  package func clampedScrollOffset(_ offset: Double) -> Double {
    guard !offset.isNaN else { return scrollLimits.lowerBound }
    return min(max(offset, scrollLimits.lowerBound), scrollLimits.upperBound)
  }

  private func centredOffset(ofGroup group: Int) -> Double {
    let width = pattern(ofGroup: group).size.width
    return template.firstX + distance(ofGroup: group) - (template.container.width - width) / 2
  }

  /// The number of places where scrolling comes to rest; 0 where it does anywhere.
  package var stopCount: Int {
    switch template.rules.scrolling {
    case .none, .continuous: return 0
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: return groupCount
    case .paging:
      let width = template.container.width
      guard width > CompositionalSolver.tolerance else { return 1 }
      // Groups that fill whole pages may end beyond them by a rounding.
      let end = scrollLimits.upperBound - CompositionalSolver.tolerance
      return Int(max(0, (end / width).rounded(.up))) + 1
    }
  }

  /// The place with a number where scrolling comes to rest, ascending; those beyond the end are at the end.
  package func stop(_ index: Int) -> Double {
    switch template.rules.scrolling {
    case .none, .continuous: 0
    case .continuousGroupLeadingBoundary, .groupPaging:
      clampedScrollOffset(distance(ofGroup: index))
    case .groupPagingCentered: centredOffset(ofGroup: index)
    case .paging: clampedScrollOffset(Double(index) * template.container.width)
    }
  }

  /// The stop that is nearest to an offset, the later one of two.
  ///
  /// - Complexity: O(log groups).
  private func nearestStop(to offset: Double) -> Int {
    // The first stop that isn't before the offset, or the last one.
    let next = (0..<max(0, stopCount - 1)).partitioningIndex { stop($0) >= offset }
    return next > 0 && offset - stop(next - 1) < stop(next) - offset ? next - 1 : next
  }

  /// Where scrolling that would end at an offset comes to rest (R8.23).
  ///
  /// - Parameters:
  ///   - proposed: Where it would end by itself.
  ///   - velocity: The speed when it was let go; only the sign counts.
  ///   - start: Where it began: pages turn by one at most.
  /// - Complexity: O(log groups).
  package func restingOffset(proposed: Double, velocity: Double, start: Double) -> Double {
    let proposed = clampedScrollOffset(proposed)
    guard stopCount > 0 else { return proposed }
    let nearest = nearestStop(to: proposed)
    if template.rules.scrolling == .continuousGroupLeadingBoundary { return stop(nearest) }
    let first = nearestStop(to: clampedScrollOffset(start))
    let step = velocity > 0 ? 1 : velocity < 0 ? -1 : min(1, max(-1, nearest - first))
    return stop(min(max(0, first + step), stopCount - 1))
  }
}

extension CompositionalSolution {
  /// Whether a section scrolls by itself.
  package func isOrthogonal(section: Int) -> Bool { self.section(section).isOrthogonal }

  /// Where a section is scrolled to.
  package func scrollOffset(ofSection section: Int) -> Double {
    self.section(section).scrollOffset
  }

  /// Scrolls a section by itself, as far as its limits allow; nothing else moves (R8.24).
  package mutating func setScrollOffset(_ offset: Double, ofSection section: Int) {
    update(section) {
      if $0.isOrthogonal { $0.scrollOffset = $0.clampedScrollOffset(offset) }
      return false
    }
  }
}
