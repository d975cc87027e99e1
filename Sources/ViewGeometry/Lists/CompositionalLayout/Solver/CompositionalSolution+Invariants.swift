extension CompositionalSolution {
  /// Traps if the solution violates an invariant.
  package func checkInvariants() {
    let broken = brokenInvariant
    precondition(broken == nil, broken ?? "")
  }

  /// In builds with internal checks, traps if an edit has violated an invariant.
  ///
  /// Solutions with more than 64 sections aren't checked.
  @inline(__always)
  func checkAfterEdit() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if sectionCount <= 64 { checkInvariants() }
    #endif
  }

  /// A description of a violated invariant; nil if there is none.
  ///
  /// The invariants are:
  ///
  /// - The tree of sections is valid, and stores the length of each section. The length includes
  ///   the spacing after the section, except for the last section.
  /// - Each section is valid.
  package var brokenInvariant: String? {
    var broken = sections.brokenInvariant
    sections.forEach { leaf, index in
      let room = index < sectionCount - 1 ? sectionSpacing : 0
      if leaf.room != room {
        broken = broken ?? "Section \(index) has the spacing \(leaf.room) after it."
      }
      if leaf.sum != OffsetTreeSum(max(0, leaf.section.length + room)) {
        broken = broken ?? "Section \(index) has the wrong length \(leaf.sum.points)."
      }
      broken = broken ?? leaf.section.brokenInvariant.map { "Section \(index): \($0)" }
      return broken == nil
    }
    return broken
  }
}

extension CompositionalSection {
  /// A description of a violated invariant of the section; nil if there is none.
  ///
  /// The invariants are:
  ///
  /// - The groups form a valid tree, in which adjacent regular groups are one run.
  /// - The last group contains the last item.
  /// - The scroll offset is 0 or, if the section scrolls orthogonally, within its limits.
  fileprivate var brokenInvariant: String? {
    if scrollOffset != 0, !isOrthogonal || clampedScrollOffset(scrollOffset) != scrollOffset {
      return "The scroll offset \(scrollOffset) is out of range."
    }
    guard let groups = variations?.groups else { return nil }
    if let broken = groups.runs.brokenInvariant { return broken }
    var (broken, wasRegular): (String?, Bool) = (nil, false)
    groups.runs.forEach { run, before in
      if run.own == nil, wasRegular {
        broken = "Group \(before) begins a second run of regular groups."
      }
      if run.own.map({ $0.pattern.capacity != run.capacity || run.places != 1 }) ?? false {
        broken = "Group \(before) doesn't match its run."
      }
      wasRegular = run.own == nil
      return broken == nil
    }
    guard broken == nil, groups.count > 0 else { return broken }
    let held = groups.firstItem(ofGroup: groups.count - 1) + 1...Int(groups.runs.counter(1))
    return held.contains(itemCount)
      ? nil : "There are \(itemCount) items, but the groups contain \(held)."
  }
}
