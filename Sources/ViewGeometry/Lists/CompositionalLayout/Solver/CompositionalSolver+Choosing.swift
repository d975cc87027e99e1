/// The elements that a group contains, as indices into the group's list of elements.
struct CompositionalChoice {
  var elements: [Int] = []
  var isFull = true
}

extension CompositionalSolver {
  /// A copy of the solver that ignores measured sizes.
  var estimating: CompositionalSolver { CompositionalSolver(arrange: arrange) }

  /// Determines which elements a group contains, if its first item has the slot `slot` (R8.9,
  /// R8.10).
  ///
  /// `room` is the size of the group inside its insets, and `limit` the number of items needed.
  /// Measured lengths are used: if an item is shorter than its estimate, the next one may fit into
  /// the group. Elements with a uniform length are added as long as all of them fit with the
  /// largest length among them (R8.4). If `growsAlong` is true, the group's own length is
  /// estimated, and each element is chosen once even if it doesn't fit.
  func choose(
    _ group: CompositionalGroup, in room: LayoutSize, growsAlong: Bool, at slot: Int, limit: Int
  ) -> CompositionalChoice {
    switch group.repetition {
    case .count(let count), .equalParts(let count):
      return choose(count, of: group, in: room, limit: limit)
    case .untilFull:
      break
    }
    var choice = CompositionalChoice()
    let all = group.elements.count
    guard all > 0 else { return choice }
    let given = group.givenSize(in: room)
    var line = CompositionalLine(axis: group.axis)
    // Without measured sizes, an element has the same result each time it is repeated.
    var cycle: [CompositionalPart] = []
    var (usedBefore, items) = (0.0, 0)
    while true {
      let (round, index) = choice.elements.count.quotientAndRemainder(dividingBy: all)
      if index == 0 && round > 0 {
        // A cycle that adds no length could be repeated forever. If its last item was measured, the
        // next cycle may have a length.
        if items == 0 || line.length <= usedBefore && measured?(slot + items - 1) == nil {
          return choice
        }
        usedBefore = line.length
      }
      // Tests whether one more element fits even if no more items are needed, because that decides
      // whether the group is full.
      let part: CompositionalPart
      if measured == nil, index < cycle.count {
        part = cycle[index]
      } else {
        // Don't pass `limit - items`: an element that contains fewer items may be shorter, and fit
        // where a full one doesn't (R8.10).
        part = self.part(
          group.elements[index], in: room, at: slot + items, limit: limit, given: given)
        if measured == nil { cycle.append(part) }
      }
      var longer = line
      longer.append(part, spacing: choice.elements.isEmpty ? 0 : group.spacing.least)
      let fits = longer.length <= room[group.axis] + Self.tolerance
      // A group contains at least one item, whether it fits or not.
      guard fits || items == 0 || growsAlong && round == 0 else { return choice }
      guard items < limit else {
        choice.isFull = false
        return choice
      }
      choice.elements.append(index)
      items += part.capacity
      line = longer
    }
  }

  /// Repeats the first element `count` times, or fewer times if that suffices for `limit` items
  /// (R8.9).
  private func choose(
    _ count: Int, of group: CompositionalGroup, in room: LayoutSize, limit: Int
  ) -> CompositionalChoice {
    var choice = CompositionalChoice()
    guard let element = group.elements.first else { return choice }
    var held = 1
    if measured == nil {
      let given = group.givenSize(in: room)
      held = max(1, part(element, in: room, at: 0, limit: limit, given: given).capacity)
    }
    let needed = min(count, (limit - 1) / held + 1)
    choice.elements = Array(repeating: 0, count: needed)
    choice.isFull = needed == count
    return choice
  }

  /// Solves the chosen elements.
  ///
  /// Elements with a uniform length take the largest measured length among them (R8.4).
  func solve(
    _ chosen: [Int], of group: CompositionalGroup, in room: LayoutSize, at slot: Int, limit: Int
  ) -> [CompositionalPart] {
    let given = group.givenSize(in: room)
    let parts = solve(
      chosen, of: group, in: room, at: slot, limit: limit, given: given,
      uniform: CompositionalGivenSize())
    // If nothing in this group was measured, the estimates are kept.
    let slots = slot..<slot + parts.reduce(0) { $0 + $1.capacity }
    guard let measured, slots.contains(where: { measured($0) != nil }) else { return parts }
    var uniform = CompositionalGivenSize()
    for axis in Axis.allCases where given[axis] == nil {
      uniform[axis] =
        parts.lazy.filter { $0.element.size[axis].isUniform }.map { $0.size[axis] }.max()
    }
    guard uniform.width != nil || uniform.height != nil else { return parts }
    return solve(
      chosen, of: group, in: room, at: slot, limit: limit, given: given, uniform: uniform)
  }

  /// Solves the chosen elements, in order.
  ///
  /// If nothing is measured, a repeated element reuses its first solution, provided that the
  /// solution is full and fits within `limit`.
  private func solve(
    _ chosen: [Int], of group: CompositionalGroup, in room: LayoutSize, at slot: Int, limit: Int,
    given: CompositionalGivenSize, uniform: CompositionalGivenSize
  ) -> [CompositionalPart] {
    var parts: [CompositionalPart] = []
    parts.reserveCapacity(chosen.count)
    var held = 0
    for index in chosen where held < limit {
      if measured == nil, index < parts.count {
        // Elements are repeated in order, so the part at `index` is the first solution of this
        // element.
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

/// The length of a group's elements along its axis, with flexible spacing at its minimum.
private struct CompositionalLine {
  let axis: Axis
  private var used = 0.0
  private var uniformCount = 0
  private var uniformLength = 0.0

  init(axis: Axis) {
    self.axis = axis
  }

  mutating func append(_ part: CompositionalPart, spacing: Double) {
    used += spacing + part.element.edges.least(along: axis)
    if part.element.size[axis].isUniform {
      uniformCount += 1
      uniformLength = max(uniformLength, part.size[axis])
    } else {
      used += part.size[axis]
    }
  }

  var length: Double { used + Double(uniformCount) * uniformLength }
}

extension CompositionalGroup {
  /// Returns the length of the elements along the group's axis if they are equal parts of the group
  /// (R8.9).
  ///
  /// Otherwise, returns a value whose lengths are both nil.
  fileprivate func givenSize(in room: LayoutSize) -> CompositionalGivenSize {
    var given = CompositionalGivenSize()
    if case .equalParts(let count) = repetition, let element = elements.first {
      let gaps = spacing.least * Double(count - 1)
      given[axis] = max(0, (room[axis] - gaps) / Double(count) - element.edges.least(along: axis))
    }
    return given
  }
}

extension CompositionalLength {
  /// Whether the element takes the largest length among all siblings with a uniform length (R8.4).
  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }
}
