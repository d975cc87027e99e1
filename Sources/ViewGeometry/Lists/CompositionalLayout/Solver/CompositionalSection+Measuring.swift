extension CompositionalSection {
  /// Lets a header or footer have the size it was measured with, where its own is estimated.
  ///
  /// - Returns: Whether anything moved.
  mutating func measureBoundary(_ index: Int, _ size: LayoutSize) -> Bool {
    let (before, old) = (variations?.boundarySizes ?? [:], boundaries.elements[index])
    guard old.boundary.isEstimated(), before[index] != size else { return false }
    setBoundarySizes(before.merging([index: size]) { $1 })
    return boundaries.elements[index].size != old.size
  }
}

extension CompositionalSolution {
  /// Lets an item have the size it was measured with; what follows moves (R8.1).
  ///
  /// Only lengths that are estimated change. In a line of a fixed length, a measured item may let the next one in, or push
  /// others out (R8.10); groups that grow hold what their estimates say.
  ///
  /// - Returns: Whether anything moved.
  /// - Complexity: O(items of the group + log groups + log sections), and all groups that hold other items than before.
  package mutating func measure(_ size: LayoutSize, ofItem item: Int, section: Int) -> Bool {
    precondition(size.isValid, "An item can't measure \(size).")
    return update(section) { $0.measure(size, ofItem: item) }
  }

  /// Lets a header or footer have the size it was measured with; what follows moves.
  ///
  /// - Returns: Whether anything moved.
  /// - Complexity: O(log sections).
  package mutating func measure(
    _ size: LayoutSize, ofBoundary kind: String, section: Int
  ) -> Bool {
    precondition(size.isValid, "A \(kind) can't measure \(size).")
    let boundaries = self.section(section).template.rules.boundaries
    guard let place = boundaries.firstIndex(where: { $0.kind == kind }) else { return false }
    return update(section) { $0.measureBoundary(place, size) }
  }

  /// Lets a header or footer of the layout have the size it was measured with; what follows moves.
  ///
  /// - Returns: Whether anything moved.
  package mutating func measure(_ size: LayoutSize, ofLayoutBoundary item: Int) -> Bool {
    precondition(size.isValid, "A header can't measure \(size).")
    guard isEstimated(layoutBoundary: item), boundarySizes[item] != size else { return false }
    let before = boundaries.elements[item].size
    boundarySizes[item] = size
    boundaries = CompositionalBoundaries(
      boundaries.elements.map(\.boundary), in: container, leading: 0, measured: boundarySizes)
    return boundaries.elements[item].size != before
  }

  /// Whether a size that any item of a section measured can change anything.
  package func isEstimated(section: Int) -> Bool { self.section(section).template.isEstimated }

  /// Whether a size that an item measured can change anything; false for one that isn't there.
  ///
  /// - Parameter axis: The axis that counts; nil for both.
  package func isEstimated(item: Int, section: Int, along axis: Axis? = nil) -> Bool {
    withSection(section) { section, _ in
      guard 0..<section.itemCount ~= item else { return false }
      let (group, slot) = section.group(ofItem: item)
      let fixed = section.pattern(ofGroup: group).slots[slot].fixed
      return axis.map { !fixed[$0] } ?? (fixed != .both)
    }
  }

  /// Whether a size that a header or footer measured can change anything.
  ///
  /// - Parameter axis: The axis that counts; nil for both.
  package func isEstimated(
    boundary kind: String, section: Int, along axis: Axis? = nil
  ) -> Bool {
    self.section(section).template.rules.boundaries.contains {
      $0.kind == kind && $0.isEstimated(along: axis)
    }
  }

  /// Whether a size that a header or footer of the layout measured can change anything.
  ///
  /// - Parameter axis: The axis that counts; nil for both.
  package func isEstimated(layoutBoundary item: Int, along axis: Axis? = nil) -> Bool {
    boundaries.elements.indices.contains(item)
      && boundaries.elements[item].boundary.isEstimated(along: axis)
  }
}

extension CompositionalBoundary {
  /// Whether a measurement replaces the length along an axis, or any where that is nil.
  func isEstimated(along axis: Axis? = nil) -> Bool {
    axis.map { size[$0].isEstimated } ?? (size.width.isEstimated || size.height.isEstimated)
  }
}
