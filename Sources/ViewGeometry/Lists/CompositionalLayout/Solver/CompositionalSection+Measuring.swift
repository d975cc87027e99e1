extension CompositionalSection {
  /// Sets the measured size of a header or footer, which replaces its estimated lengths.
  ///
  /// - Returns: Whether the size changed.
  mutating func measureBoundary(_ index: Int, _ size: LayoutSize) -> Bool {
    let (before, old) = (variations?.boundarySizes ?? [:], boundaries.elements[index])
    guard old.boundary.isEstimated(), before[index] != size else { return false }
    setBoundarySizes(before.merging([index: size]) { $1 })
    return boundaries.elements[index].size != old.size
  }
}

extension CompositionalSolution {
  /// Sets the measured size of an item, and moves the elements after it (R8.1).
  ///
  /// Only estimated lengths change. In a group of fixed length, a measured item may make space for
  /// the next one, or displace others (R8.10). Groups that grow are filled according to the
  /// estimates.
  ///
  /// - Returns: Whether any frame changed.
  /// - Complexity: O(items of the group + log groups + log sections), plus the time to solve all
  ///   groups whose items change.
  package mutating func measure(_ size: LayoutSize, ofItem item: Int, section: Int) -> Bool {
    precondition(size.isValid, "An item can't have the measured size \(size).")
    return update(section) { $0.measure(size, ofItem: item) }
  }

  /// Sets the measured size of a header or footer, and moves the elements after it.
  ///
  /// - Returns: Whether any frame changed.
  /// - Complexity: O(log sections).
  package mutating func measure(
    _ size: LayoutSize, ofBoundary kind: String, section: Int
  ) -> Bool {
    precondition(size.isValid, "A \(kind) can't have the measured size \(size).")
    let boundaries = self.section(section).template.rules.boundaries
    guard let place = boundaries.firstIndex(where: { $0.kind == kind }) else { return false }
    return update(section) { $0.measureBoundary(place, size) }
  }

  /// Sets the measured size of a header or footer of the layout, and moves the elements after it.
  ///
  /// - Returns: Whether any frame changed.
  package mutating func measure(_ size: LayoutSize, ofLayoutBoundary item: Int) -> Bool {
    precondition(size.isValid, "A header can't have the measured size \(size).")
    guard isEstimated(layoutBoundary: item), boundarySizes[item] != size else { return false }
    let before = boundaries.elements[item].size
    boundarySizes[item] = size
    boundaries = CompositionalBoundaries(
      boundaries.elements.map(\.boundary), in: container, leading: 0, measured: boundarySizes)
    return boundaries.elements[item].size != before
  }

  /// Returns whether measuring an item of a section can have an effect.
  package func isEstimated(section: Int) -> Bool { self.section(section).template.isEstimated }

  /// Returns whether the item exists and measuring it can have an effect.
  ///
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - section: The index of its section.
  ///   - axis: The axis to consider; nil means either axis.
  package func isEstimated(item: Int, section: Int, along axis: Axis? = nil) -> Bool {
    withSection(section) { section, _ in
      guard 0..<section.itemCount ~= item else { return false }
      let (group, slot) = section.group(ofItem: item)
      let fixed = section.pattern(ofGroup: group).slots[slot].fixed
      return axis.map { !fixed[$0] } ?? (fixed != .both)
    }
  }

  /// Returns whether measuring a header or footer can have an effect.
  ///
  /// - Parameters:
  ///   - kind: The kind of the header or footer.
  ///   - section: The index of its section.
  ///   - axis: The axis to consider; nil means either axis.
  package func isEstimated(
    boundary kind: String, section: Int, along axis: Axis? = nil
  ) -> Bool {
    self.section(section).template.rules.boundaries.contains {
      $0.kind == kind && $0.isEstimated(along: axis)
    }
  }

  /// Returns whether measuring a header or footer of the layout can have an effect.
  ///
  /// - Parameters:
  ///   - item: The index of the header or footer.
  ///   - axis: The axis to consider; nil means either axis.
  package func isEstimated(layoutBoundary item: Int, along axis: Axis? = nil) -> Bool {
    boundaries.elements.indices.contains(item)
      && boundaries.elements[item].boundary.isEstimated(along: axis)
  }
}

extension CompositionalBoundary {
  /// Returns whether the length along `axis` is an estimate or, if `axis` is nil, whether either
  /// length is one.
  func isEstimated(along axis: Axis? = nil) -> Bool {
    axis.map { size[$0].isEstimated } ?? (size.width.isEstimated || size.height.isEstimated)
  }
}
