extension CompositionalSection {
  /// Lets an item have the size it was measured with, where its own is estimated (R8.1).
  ///
  /// - Returns: Whether anything moved.
  /// - Complexity: O(items of the group + log groups); the first measurement of a section makes a run of its groups.
  mutating func measure(_ size: FlowSize, ofItem item: Int) -> Bool {
    guard template.isEstimated else { return false }
    let (group, slot) = item.quotientAndRemainder(dividingBy: template.pattern.capacity)
    var measured = exceptions?.measured[group] ?? [:]
    guard measured[slot] != size else { return false }
    measured[slot] = size
    let pattern = template.pattern(items: items(ofGroup: group).count, measured: measured)
    guard pattern != self.pattern(ofGroup: group) else {
      change { $0.measured[group] = measured }
      return false
    }
    let template = template
    let count = groupCount
    let pitch = max(0, CompositionalTemplate.pitch(of: pattern, template.rules, template.axis))
    let overhang = CompositionalTemplate.overhang(of: pattern, pitch: pitch, template.axis)
    change { exceptions in
      exceptions.measured[group] = measured
      exceptions.groups[group] = pattern
      exceptions.overhang = max(exceptions.overhang, overhang)
      if exceptions.pitches == nil {
        exceptions.pitches = OffsetTree(repeating: template.pitch, count: count)
      }
      exceptions.pitches?.setLength(pitch, at: group)
    }
    return true
  }

  /// Lets a header or footer have the height it was measured with, where its own is estimated.
  ///
  /// - Returns: Whether anything moved.
  mutating func measureBoundary(_ index: Int, height: Double) -> Bool {
    let boundary = template.rules.boundaries[index]
    guard boundary.size.height.isEstimated, boundaries.places[index].size.height != height else {
      return false
    }
    var heights = exceptions?.boundaryHeights ?? [:]
    heights[index] = height
    let boundaries = CompositionalTemplate.boundaries(
      of: template.rules, in: template.container, measured: heights)
    change {
      $0.boundaryHeights = heights
      $0.boundaries = boundaries
    }
    return true
  }
}

extension CompositionalSolution {
  /// Lets an item have the size it was measured with; what follows moves (R8.1).
  ///
  /// Only lengths that are estimated change. How many items a group holds stays as the estimates say.
  ///
  /// - Returns: Whether anything moved.
  /// - Complexity: O(items of the group + log groups + log sections).
  package mutating func measure(_ size: FlowSize, ofItem item: Int, section: Int) -> Bool {
    precondition(size.isValid, "An item can't measure \(size).")
    guard sections[section].measure(size, ofItem: item) else { return false }
    settle(section)
    return true
  }

  /// Lets a header or footer have the height it was measured with; what follows moves.
  ///
  /// - Returns: Whether anything moved.
  /// - Complexity: O(log sections).
  package mutating func measure(
    height: Double, ofBoundary kind: String, section: Int
  ) -> Bool {
    precondition(height >= 0 && height < .infinity, "A \(kind) can't measure \(height).")
    let place = sections[section].template.rules.boundaries.firstIndex { $0.kind == kind }
    guard let place, sections[section].measureBoundary(place, height: height) else { return false }
    settle(section)
    return true
  }

  /// Whether a size that an item measured can change anything.
  package func isEstimated(section: Int) -> Bool { sections[section].template.isEstimated }

  /// Whether a height that a header or footer measured can change anything.
  package func isEstimated(boundary kind: String, section: Int) -> Bool {
    sections[section].template.rules.boundaries.contains {
      $0.kind == kind && $0.size.height.isEstimated
    }
  }

  /// Gives a section that changed its new length.
  private mutating func settle(_ index: Int) {
    let section = sections[index]
    let spacing = index < sections.count - 1 ? sectionSpacing : 0
    lengths.setLength(max(0, section.length + spacing), at: index)
    overhang = max(overhang, section.overhang)
    sections[index].scrollOffset = section.clampedScrollOffset(section.scrollOffset)
  }
}

extension CompositionalItem {
  /// Whether a measurement can change the element or one inside it.
  var isEstimated: Bool {
    switch content {
    case .item: size.width.isEstimated || size.height.isEstimated
    case .custom: false
    case .group(let group): group.elements.contains(where: \.isEstimated)
    }
  }
}
