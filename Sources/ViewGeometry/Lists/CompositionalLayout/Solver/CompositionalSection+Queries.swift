extension CompositionalSection {
  /// Returns the frame of an item.
  func frame(ofItem item: Int, sectionStart: Double) -> LayoutFrame {
    place(ofItem: item, sectionStart: sectionStart).frame
  }

  /// Returns the frame and the z-index of an item.
  func place(ofItem item: Int, sectionStart: Double) -> (frame: LayoutFrame, zIndex: Int) {
    let (group, slot) = group(ofItem: item)
    let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
    let found = pattern(ofGroup: group).slots[slot]
    return (found.frame.moved(x: x, y: y), found.zIndex)
  }

  /// Returns the item that contains a point; nil if there is none.
  ///
  /// If several items contain it, returns the one with the largest z-index. If several have this
  /// z-index, returns the last of them (R6.13).
  func item(x: Double, y: Double, sectionStart: Double) -> CompositionalHit? {
    guard variations == nil else { return variedItem(x: x, y: y, sectionStart: sectionStart) }
    let template = template
    let (firstX, firstY) = (template.firstX - scrollOffset, sectionStart + template.firstGroupY)
    let isVertical = template.axis == .vertical
    var spans = template.reach
    spans.start += isVertical ? firstY : firstX
    let capacity = template.pattern.slots.count
    guard capacity > 0 else { return nil }
    spans.count = (itemCount + capacity - 1) / capacity
    let along = isVertical ? y : x
    let start = spans.countEnding(atOrBefore: along)
    var group = spans.countStarting(atOrBefore: along)
    var best: CompositionalHit?
    while group > start {
      group -= 1
      let distance = Double(group) * template.pitch
      let origin = (
        x: isVertical ? template.firstX : template.firstX + distance - scrollOffset,
        y: isVertical ? firstY + distance : firstY
      )
      let first = group * capacity
      let found = template.pattern.slot(
        x: x, y: y, origin: origin, count: min(capacity, itemCount - first),
        isFlat: template.isFlat)
      guard let found else { continue }
      if template.isFlat { return found.counted(from: first) }
      if best.map({ found.zIndex > $0.zIndex }) ?? true { best = found.counted(from: first) }
    }
    return best
  }

  /// Searches like `item(x:y:sectionStart:)` in a section with variations from its template.
  private func variedItem(
    x: Double, y: Double, sectionStart: Double
  ) -> CompositionalHit? {
    var best: CompositionalHit?
    let along = template.axis == .vertical ? y : x
    for group in groups(from: along, to: along, sectionStart: sectionStart).reversed() {
      let items = items(ofGroup: group)
      let found = pattern(ofGroup: group).slot(
        x: x, y: y, origin: origin(ofGroup: group, sectionStart: sectionStart),
        count: items.count, isFlat: template.isFlat)
      guard let found else { continue }
      if best.map({ found.zIndex > $0.zIndex }) ?? true {
        best = found.counted(from: items.lowerBound)
      }
      if template.isFlat { return best }
    }
    return best
  }

  /// Returns the groups that may have content between two positions along the axis of the groups.
  ///
  /// The range may include groups without such content.
  func groups(from lower: Double, to upper: Double, sectionStart: Double) -> Range<Int> {
    let start =
      template.axis == .vertical
      ? sectionStart + firstGroupY : template.firstX - scrollOffset
    if let groups = variations?.groups {
      return groups.runs.places(
        from: lower - start, to: upper - start,
        reach: groupOverhang + CompositionalSolver.tolerance)
    }
    var spans = template.reach
    spans.start += start
    spans.count = groupCount
    if let last = variations?.last?.box {
      // The last group has fewer items, but may be longer than the others.
      let (box, isVertical) = (template.box, template.axis == .vertical)
      let before = max(0, isVertical ? box.minY - last.minY : box.minX - last.minX)
      let after = max(0, isVertical ? last.maxY - box.maxY : last.maxX - box.maxX)
      spans.start -= before
      spans.length += before + after
    }
    let first = spans.countEnding(atOrBefore: lower)
    return first..<max(first, spans.countStarting(atOrBefore: upper))
  }

  /// Calls `body` with each item that overlaps `extent`, in ascending order, and then with each
  /// supplementary item that overlaps it (R6.10).
  func forEachItem(
    in extent: Extent, section: Int, sectionStart: Double, _ body: (LayoutElement) -> Void
  ) {
    let (lower, upper) =
      template.axis == .vertical ? (extent.minY, extent.maxY) : (extent.minX, extent.maxX)
    let groups = groups(from: lower, to: upper, sectionStart: sectionStart)
    let isRegular = variations == nil
    var hasBadges = isRegular && !template.pattern.badges.isEmpty
    for group in groups {
      let items = items(ofGroup: group)
      let origin = origin(ofGroup: group, sectionStart: sectionStart)
      if isRegular {
        template.pattern.forEachItem(items, section: section, at: origin, in: extent, body)
      } else {
        let pattern = pattern(ofGroup: group)
        hasBadges = hasBadges || !pattern.badges.isEmpty
        pattern.forEachItem(items, section: section, at: origin, in: extent, body)
      }
    }
    guard hasBadges else { return }
    for group in groups {
      let origin = origin(ofGroup: group, sectionStart: sectionStart)
      pattern(ofGroup: group).forEachBadge(
        items(ofGroup: group), section: section, at: origin, in: extent, body)
    }
  }

  /// Returns the supplementary item with the kind `name` that is attached to an item; nil if there
  /// is none.
  func supplementary(
    named name: String, item: Int, section: Int, sectionStart: Double
  ) -> LayoutElement? {
    let (group, slot) = group(ofItem: item)
    let badges = pattern(ofGroup: group).badges
    guard let badge = badges.first(where: { $0.slot == slot && $0.kind == name }) else {
      return nil
    }
    let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
    return LayoutElement(
      kind: .supplementary(name), section: section, item: item,
      frame: badge.frame.moved(x: x, y: y), zIndex: badge.zIndex)
  }
}

/// An item found at a point.
struct CompositionalHit {
  /// The index of the item in the group or section that was searched.
  var item: Int
  var frame: LayoutFrame
  var zIndex: Int

  /// Returns a copy in which `item` is increased by `first`.
  func counted(from first: Int) -> CompositionalHit {
    CompositionalHit(item: first + item, frame: frame, zIndex: zIndex)
  }
}

extension CompositionalPattern {
  /// Calls `body` with each item of the group that overlaps `extent`.
  ///
  /// `items` are the indices of the group's items in the section.
  @inline(__always)
  fileprivate func forEachItem(
    _ items: Range<Int>, section: Int, at origin: (x: Double, y: Double), in extent: Extent,
    _ body: (LayoutElement) -> Void
  ) {
    for slot in 0..<items.count {
      let frame = slots[slot].frame.moved(x: origin.x, y: origin.y)
      guard frame.overlaps(extent) else { continue }
      body(
        LayoutElement(
          kind: .item, section: section, item: items.lowerBound + slot, frame: frame,
          zIndex: slots[slot].zIndex))
    }
  }

  /// Calls `body` with each supplementary item of the given items that overlaps `extent`.
  fileprivate func forEachBadge(
    _ items: Range<Int>, section: Int, at origin: (x: Double, y: Double), in extent: Extent,
    _ body: (LayoutElement) -> Void
  ) {
    for badge in badges where badge.slot < items.count {
      let frame = badge.frame.moved(x: origin.x, y: origin.y)
      guard frame.overlaps(extent) else { continue }
      body(
        LayoutElement(
          kind: .supplementary(badge.kind), section: section,
          item: items.lowerBound + badge.slot, frame: frame, zIndex: badge.zIndex))
    }
  }

  /// Returns the frontmost item that contains a point, among the first `count` items of a group.
  ///
  /// Of items with the same z-index, the last one is in front. `origin` is the origin of the group.
  /// `isFlat` is true if all items have the z-index 0.
  func slot(
    x: Double, y: Double, origin: (x: Double, y: Double), count: Int, isFlat: Bool
  ) -> CompositionalHit? {
    var best: CompositionalHit?
    var slot = count
    while slot > 0 {
      slot -= 1
      let frame = slots[slot].frame.moved(x: origin.x, y: origin.y)
      guard frame.contains(x: x, y: y) else { continue }
      let found = CompositionalHit(item: slot, frame: frame, zIndex: slots[slot].zIndex)
      if isFlat { return found }
      if best.map({ found.zIndex > $0.zIndex }) ?? true { best = found }
    }
    return best
  }
}
