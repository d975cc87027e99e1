extension CompositionalSolver {
  /// Solves a group, and adapts its estimated lengths to its elements (R8.14).
  ///
  /// Chooses elements for `needed` items, or for `limit` items if `needed` is nil.
  func solve(
    _ group: CompositionalGroup, of element: CompositionalItem, size: LayoutSize, at slot: Int,
    limit: Int, needed: Int? = nil, given: CompositionalGivenSize
  ) -> CompositionalPattern {
    let insets = element.insets.applicable(to: element.size)
    let (axis, across) = (group.axis, group.axis.perpendicular)
    func grows(_ axis: Axis) -> Bool { element.size[axis].isEstimated && given[axis] == nil }
    var room = insets.inset(size)
    let growsAlong = grows(axis)
    // A group that grows contains the items that fit according to the estimates; measuring items
    // doesn't add others to it.
    let isByEstimates = group.repetition == .untilFull && element.size[axis].isEstimated
    let chosen = (isByEstimates ? estimating : self)
      .choose(group, in: room, growsAlong: growsAlong, at: slot, limit: needed ?? limit)
    var parts = solve(chosen.elements, of: group, in: room, at: slot, limit: limit)
    if grows(across) {
      let longest = parts.reduce(0) {
        max($0, $1.size[across] + $1.element.edges.least(along: across))
      }
      if longest != room[across] {
        // Elements with a fractional length take a fraction of the group's final length.
        room[across] = longest
        parts = solve(chosen.elements, of: group, in: room, at: slot, limit: limit)
        // With that length they may contain fewer items than when they were chosen, so that more
        // elements are needed.
        let held = parts.reduce(0) { $0 + $1.capacity }
        if !chosen.isFull, held > 0, held < limit {
          return solve(
            group, of: element, size: size, at: slot, limit: limit, needed: 2 * (needed ?? limit),
            given: given)
        }
      }
    }
    let used = length(of: parts, in: group)
    if growsAlong { room[axis] = used }

    var pattern = CompositionalPattern(
      size: LayoutSize(
        width: max(0, grows(.horizontal) ? room.width : size.width),
        height: max(0, grows(.vertical) ? room.height : size.height)))
    // Some elements may contain more items than when they were chosen, so that none are left for
    // others.
    pattern.isFull =
      chosen.isFull && parts.count == chosen.elements.count && parts.allSatisfy(\.isFull)
    pattern.slots.reserveCapacity(parts.count)
    place(parts, of: group, in: room, used: used, insets: insets, into: &pattern)
    if !element.supplementaries.isEmpty {
      let frame = LayoutFrame(x: 0, y: 0, width: pattern.size.width, height: pattern.size.height)
      pattern.hang(element.supplementaries, on: frame, slot: 0)
    }
    return pattern
  }

  /// Returns the total length of the parts along the group's axis, with flexible spacing at its
  /// minimum.
  private func length(of parts: [CompositionalPart], in group: CompositionalGroup) -> Double {
    let gaps = Double(max(0, parts.count - 1)) * group.spacing.least
    return parts.reduce(gaps) {
      $0 + $1.size[group.axis] + $1.element.edges.least(along: group.axis)
    }
  }

  /// Places the parts one after the other, from the leading or top edge (R8.8, R8.11, R8.13).
  ///
  /// Flexible spacings share the remaining space equally.
  private func place(
    _ parts: [CompositionalPart], of group: CompositionalGroup, in room: LayoutSize, used: Double,
    insets: CompositionalInsets, into pattern: inout CompositionalPattern
  ) {
    let (axis, across) = (group.axis, group.axis.perpendicular)
    let gaps = group.spacing.isFlexible ? max(0, parts.count - 1) : 0
    let flexible = parts.reduce(gaps) { $0 + $1.element.edges.flexibleCount(along: axis) }
    let share = flexible > 0 ? max(0, room[axis] - used) / Double(flexible) : 0
    let gap = group.spacing.isFlexible ? group.spacing.least + share : group.spacing.least
    var along = 0.0
    for part in parts {
      let edges = part.element.edges
      along += edges.start(along: axis, share: share)
      let sideways = edges.start(along: across, of: part.size[across], in: room[across])
      let (x, y) = axis == .horizontal ? (along, sideways) : (sideways, along)
      part.append(to: &pattern, x: insets.leading + x, y: insets.top + y)
      let end = edges.end(along: axis)
      along += part.size[axis] + (end.isFlexible ? end.least + share : end.least) + gap
    }
  }
}
