/// The ways in which a section scrolls orthogonally to the layout's direction (R8.21).
package enum CompositionalScrolling: Int, Sendable, Hashable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// The scrolling limits of an orthogonally scrolling section, and its stops, the offsets at which
/// scrolling may come to rest (R8.22, R8.23).
///
/// Offsets are distances from the leading edge of the section's content to that of the view, in
/// points; the view is as wide as the container. Sections scroll along x only.
extension CompositionalSection {
  /// The length of the scrollable content, including the section's insets.
  package var scrollLength: Double {
    groupsLength + template.rules.insets.leading + template.rules.insets.trailing
  }

  /// The range of valid scroll offsets.
  ///
  /// If groups are centered, the limits are the offsets at which the first and the last group are
  /// centered.
  package var scrollLimits: ClosedRange<Double> {
    let width = template.container.width
    let end = max(0, scrollLength - width)
    guard template.rules.scrolling == .groupPagingCentered, groupCount > 0 else { return 0...end }
    let first = centeredOffset(ofGroup: 0)
    return first...max(first, centeredOffset(ofGroup: groupCount - 1))
  }

  package func clampedScrollOffset(_ offset: Double) -> Double {
    guard !offset.isNaN else { return scrollLimits.lowerBound }
    return min(max(offset, scrollLimits.lowerBound), scrollLimits.upperBound)
  }

  private func centeredOffset(ofGroup group: Int) -> Double {
    let width = pattern(ofGroup: group).size.width
    return template.firstX + distance(ofGroup: group) - (template.container.width - width) / 2
  }

  /// The number of offsets at which scrolling may stop.
  ///
  /// It is 0 if scrolling can stop at any offset, or if the section doesn't scroll orthogonally.
  package var stopCount: Int {
    switch template.rules.scrolling {
    case .none, .continuous: return 0
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: return groupCount
    case .paging:
      let width = template.container.width
      guard width > CompositionalSolver.tolerance else { return 1 }
      // Because of rounding, groups that fill whole pages may end slightly beyond them.
      let end = scrollLimits.upperBound - CompositionalSolver.tolerance
      return Int(max(0, (end / width).rounded(.up))) + 1
    }
  }

  /// Returns the offset of the stop with the given index.
  ///
  /// Offsets ascend with the index, and are clamped to `scrollLimits`.
  package func stop(_ index: Int) -> Double {
    switch template.rules.scrolling {
    case .none, .continuous: 0
    case .continuousGroupLeadingBoundary, .groupPaging:
      clampedScrollOffset(distance(ofGroup: index))
    case .groupPagingCentered: centeredOffset(ofGroup: index)
    case .paging: clampedScrollOffset(Double(index) * template.container.width)
    }
  }

  /// Returns the index of the stop nearest to an offset; of two equally near stops, the later one.
  ///
  /// - Complexity: O(log groups), or O(log² groups) if items of the section were measured.
  private func nearestStop(to offset: Double) -> Int {
    // Finds the first stop that isn't before the offset, or the last stop.
    let next = (0..<max(0, stopCount - 1)).partitioningIndex { stop($0) >= offset }
    return next > 0 && offset - stop(next - 1) < stop(next) - offset ? next - 1 : next
  }

  /// Returns the offset to which scrolling snaps, given the offset at which it would end without
  /// snapping (R8.23).
  ///
  /// If scrolling can stop at any offset, this is `proposed`, clamped to `scrollLimits`.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which scrolling would end without snapping.
  ///   - velocity: The velocity of the offset when the drag ends, positive if the offset grows;
  ///     only its sign matters.
  ///   - start: The offset at which the drag began. Scrolling by pages or groups advances by at
  ///     most one page or group from there.
  /// - Complexity: O(log groups), or O(log² groups) if items of the section were measured.
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
  /// Returns whether a section scrolls orthogonally.
  package func isOrthogonal(section: Int) -> Bool { self.section(section).isOrthogonal }

  /// Returns the orthogonal scroll offset of a section.
  package func scrollOffset(ofSection section: Int) -> Double {
    self.section(section).scrollOffset
  }

  /// Sets the orthogonal scroll offset of a section, clamped to its limits (R8.24).
  ///
  /// Does nothing if the section doesn't scroll orthogonally.
  package mutating func setScrollOffset(_ offset: Double, ofSection section: Int) {
    update(section) {
      if $0.isOrthogonal { $0.scrollOffset = $0.clampedScrollOffset(offset) }
      return false
    }
  }
}
