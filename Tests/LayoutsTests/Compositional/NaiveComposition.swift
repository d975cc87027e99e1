import ViewGeometry

/// Compositions by the letter of their rules: group after group, item by item, every frame stored.
struct NaiveComposition {
  struct Section {
    var rules: CompositionalRules
    var items: Int
  }

  private(set) var frames: [[LayoutFrame]] = []
  private(set) var height = 0.0

  init(container: LayoutSize, sections: [Section], spacing: Double) {
    for (index, section) in sections.enumerated() {
      place(section, in: container)
      if index < sections.count - 1 { height += spacing }
    }
  }

  private mutating func place(_ section: Section, in container: LayoutSize) {
    let rules = section.rules
    let room = LayoutSize(
      width: max(0, container.width - rules.insets.leading - rules.insets.trailing),
      height: max(0, container.height - rules.insets.top - rules.insets.bottom))
    let isOrthogonal = rules.scrolling != .none
    height += boundaries(rules, 0) + rules.insets.top
    let edges = rules.group.edges
    var along = 0.0
    var walk = Walk(left: section.items)
    let size = rules.group.size.resolved(in: room)
    while walk.left > 0 {
      let x = rules.insets.leading + (isOrthogonal ? along : edges.leading.least)
      let y = height + edges.top.least + (isOrthogonal ? 0 : along)
      walk.place(rules.group, x: x, y: y, in: room, size: size)
      along +=
        isOrthogonal ? size.width : size.height + edges.top.least + edges.bottom.least
      if walk.left > 0 { along += rules.groupSpacing }
    }
    frames.append(walk.frames)
    let across = section.items > 0 ? size.height + edges.top.least + edges.bottom.least : 0
    height += (isOrthogonal ? across : along) + rules.insets.bottom + boundaries(rules, 1)
  }

  private func boundaries(_ rules: CompositionalRules, _ alignment: Double) -> Double {
    rules.boundaries.reduce(0) { sum, boundary in
      guard boundary.alignmentY == alignment, case .absolute(let height) = boundary.size.height
      else { return sum }
      return sum + height
    }
  }

  /// Positions elements until no items are left.
  private struct Walk {
    var left: Int
    var frames: [LayoutFrame] = []

    mutating func place(
      _ element: CompositionalItem, x: Double, y: Double, in container: LayoutSize, size: LayoutSize
    ) {
      guard left > 0 else { return }
      let insets = element.insets
      let inner = LayoutFrame(
        x: x + insets.leading, y: y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
      guard case .group(let group) = element.content else {
        frames.append(inner)
        left -= 1
        return
      }
      let isRow = group.axis == .horizontal
      let room = LayoutSize(width: inner.width, height: inner.height)
      let extent = isRow ? room.width : room.height
      let children = present(of: group, extent: extent, room: room)
      var used = Double(children.count - 1) * group.spacing.least
      var flexible = group.spacing.isFlexible ? children.count - 1 : 0
      for child in children {
        used += child.length + child.before.least + child.after.least
        flexible += (child.before.isFlexible ? 1 : 0) + (child.after.isFlexible ? 1 : 0)
      }
      let share = flexible > 0 ? max(0, extent - used) / Double(flexible) : 0
      func length(_ spacing: CompositionalSpacing) -> Double {
        spacing.isFlexible ? spacing.least + share : spacing.least
      }
      var along = 0.0
      for child in children {
        along += length(child.before)
        place(
          child.element, x: inner.x + (isRow ? along : child.element.edges.leading.least),
          y: inner.y + (isRow ? child.element.edges.top.least : along), in: room,
          size: child.size)
        along += child.length + length(child.after) + length(group.spacing)
      }
    }

    private struct Child {
      let element: CompositionalItem
      let size: LayoutSize
      let length: Double
      let before: CompositionalSpacing
      let after: CompositionalSpacing
    }

    /// The children that fit and are needed.
    private func present(
      of group: CompositionalGroup, extent: Double, room: LayoutSize
    ) -> [Child] {
      let isRow = group.axis == .horizontal
      var children: [Child] = []
      var (used, usedBefore, items) = (0.0, 0.0, 0)
      for number in 0... {
        if items >= left { return children }
        if case .untilFull = group.repetition, number > 0, number % group.elements.count == 0 {
          // A round of elements without length isn't repeated forever.
          if used <= usedBefore { return children }
          usedBefore = used
        }
        var element = group.elements[0]
        switch group.repetition {
        case .count(let count), .equalParts(let count):
          if number == count { return children }
        case .untilFull: element = group.elements[number % group.elements.count]
        }
        let (before, after) =
          isRow
          ? (element.edges.leading, element.edges.trailing)
          : (element.edges.top, element.edges.bottom)
        var size = element.size.resolved(in: room)
        if case .equalParts(let count) = group.repetition {
          let part =
            (extent - Double(count - 1) * group.spacing.least) / Double(count)
            - before.least - after.least
          if isRow { size.width = max(0, part) } else { size.height = max(0, part) }
        }
        let length = isRow ? size.width : size.height
        let end =
          used + (number > 0 ? group.spacing.least : 0) + before.least + length + after.least
        if case .untilFull = group.repetition, number > 0, end > extent + 1e-6 { return children }
        used = end
        children.append(
          Child(element: element, size: size, length: length, before: before, after: after))
        items += capacity(of: element, size: size)
      }
      return children
    }

    private func capacity(of element: CompositionalItem, size: LayoutSize) -> Int {
      var walk = Walk(left: left)
      walk.place(element, x: 0, y: 0, in: size, size: size)
      return walk.frames.count
    }
  }
}
