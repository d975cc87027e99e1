extension CompositionalSolver {
  /// Solves a group at a size that an estimated length lets grow or shrink to its elements (R8.14).
  func solve(
    _ group: CompositionalGroup, of element: CompositionalItem, size: FlowSize, at slot: Int,
    limit: Int, given: CompositionalGivenSize
  ) -> CompositionalPattern {
    let insets = element.insets.applicable(to: element.size)
    let (axis, across) = (group.axis, group.axis.perpendicular)
    func grows(_ axis: Axis) -> Bool { element.size[axis].isEstimated && given[axis] == nil }
    var room = insets.inset(size)
    let growsAlong = grows(axis)
    let chosen = choose(group, in: room, growsAlong: growsAlong, limit: limit)
    var parts = solve(chosen.elements, of: group, in: room, at: slot, limit: limit)
    if grows(across) {
      let longest = parts.reduce(0) {
        max($0, $1.size[across] + $1.element.edges.least(along: across))
      }
      if longest != room[across] {
        // Elements that take a fraction of the group get it of the length the group turns out to have.
        room[across] = longest
        parts = solve(chosen.elements, of: group, in: room, at: slot, limit: limit)
      }
    }
    let used = length(of: parts, in: group)
    if growsAlong { room[axis] = used }

    var pattern = CompositionalPattern(
      size: FlowSize(
        width: max(0, grows(.horizontal) ? room.width : size.width),
        height: max(0, grows(.vertical) ? room.height : size.height)))
    pattern.isFull = chosen.isFull && parts.allSatisfy(\.isFull)
    pattern.slots.reserveCapacity(parts.count)
    place(parts, of: group, in: room, used: used, insets: insets, into: &pattern)
    if !element.supplementaries.isEmpty {
      let frame = FlowFrame(x: 0, y: 0, width: pattern.size.width, height: pattern.size.height)
      pattern.hang(element.supplementaries, on: frame, slot: 0)
    }
    return pattern
  }

  /// What the parts take along their group, flexible rooms at their least.
  private func length(of parts: [CompositionalPart], in group: CompositionalGroup) -> Double {
    let gaps = Double(max(0, parts.count - 1)) * group.spacing.least
    return parts.reduce(gaps) {
      $0 + $1.size[group.axis] + $1.element.edges.least(along: group.axis)
    }
  }

  /// Puts the parts one after the other, leading-aligned; flexible rooms share what is left (R8.8, R8.11, R8.13).
  private func place(
    _ parts: [CompositionalPart], of group: CompositionalGroup, in room: FlowSize, used: Double,
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

/// Which elements a group holds, by their numbers in its list.
private struct CompositionalChoice {
  var elements: [Int] = []
  var isFull = true
}

extension CompositionalSolver {
  /// Decides how many elements a group holds, by their lengths before any is measured (R8.9, R8.10).
  private func choose(
    _ group: CompositionalGroup, in room: FlowSize, growsAlong: Bool, limit: Int
  ) -> CompositionalChoice {
    let estimating = CompositionalSolver(arrange: arrange)
    let given = group.givenSize(in: room)
    func estimate(_ index: Int) -> CompositionalPart {
      estimating.part(group.elements[index], in: room, at: 0, limit: limit, given: given)
    }
    var choice = CompositionalChoice()
    switch group.repetition {
    case .count(let count), .equalParts(let count):
      guard !group.elements.isEmpty else { return choice }
      let held = max(1, estimate(0).capacity)
      let needed = min(count, (limit - 1) / held + 1)
      choice.elements = Array(repeating: 0, count: needed)
      choice.isFull = needed == count
      return choice
    case .untilFull:
      break
    }
    let all = group.elements.count
    guard all > 0 else { return choice }
    let cycle = (0..<all).map(estimate)
    var (used, usedBefore, items) = (0.0, 0.0, 0)
    while true {
      let (round, index) = choice.elements.count.quotientAndRemainder(dividingBy: all)
      if index == 0 && round > 0 {
        // A round of nothing could go on for ever.
        if used <= usedBefore || items == 0 { return choice }
        usedBefore = used
      }
      let part = cycle[index]
      var end = used + part.size[group.axis] + part.element.edges.least(along: group.axis)
      if !choice.elements.isEmpty { end += group.spacing.least }
      let fits = end <= room[group.axis] + Self.tolerance
      guard fits || choice.elements.isEmpty || growsAlong && round == 0 else { return choice }
      guard items < limit else {
        choice.isFull = false
        return choice
      }
      choice.elements.append(index)
      items += part.capacity
      used = end
    }
  }

  /// Solves the chosen elements, with what one sibling measured in place of the others' estimates (R8.4).
  private func solve(
    _ chosen: [Int], of group: CompositionalGroup, in room: FlowSize, at slot: Int, limit: Int
  ) -> [CompositionalPart] {
    let given = group.givenSize(in: room)
    let parts = solve(
      chosen, of: group, in: room, at: slot, limit: limit, given: given,
      uniform: CompositionalGivenSize())
    guard !measured.isEmpty else { return parts }
    var uniform = CompositionalGivenSize()
    for axis in Axis.allCases where given[axis] == nil {
      uniform[axis] =
        parts.lazy.filter { $0.element.size[axis].isUniform }.map { $0.size[axis] }.max()
    }
    guard uniform.width != nil || uniform.height != nil else { return parts }
    return solve(
      chosen, of: group, in: room, at: slot, limit: limit, given: given, uniform: uniform)
  }

  /// Solves the chosen elements; equal ones only once, as long as nothing is measured.
  private func solve(
    _ chosen: [Int], of group: CompositionalGroup, in room: FlowSize, at slot: Int, limit: Int,
    given: CompositionalGivenSize, uniform: CompositionalGivenSize
  ) -> [CompositionalPart] {
    var parts: [CompositionalPart] = []
    parts.reserveCapacity(chosen.count)
    var held = 0
    for index in chosen {
      if measured.isEmpty, index < parts.count {
        // The elements come in turn: the first of this kind is at the place that is its number.
        let earlier = parts[index]
        if earlier.isFull && held + earlier.capacity <= limit {
          parts.append(earlier)
          held += earlier.capacity
          continue
        }
      }
      let element = group.elements[index]
      var own = given
      for axis in Axis.allCases where element.size[axis].isUniform {
        own[axis] = given[axis] ?? uniform[axis]
      }
      let part = part(element, in: room, at: slot + held, limit: limit - held, given: own)
      held += part.capacity
      parts.append(part)
    }
    return parts
  }
}

extension CompositionalGroup {
  /// The lengths the group gives its elements: equal parts (R8.9).
  fileprivate func givenSize(in room: FlowSize) -> CompositionalGivenSize {
    var given = CompositionalGivenSize()
    if case .equalParts(let count) = repetition, let element = elements.first {
      let gaps = spacing.least * Double(count - 1)
      given[axis] = max(0, (room[axis] - gaps) / Double(count) - element.edges.least(along: axis))
    }
    return given
  }
}

extension CompositionalLength {
  /// Whether all siblings take the largest length (R8.4).
  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }
}
