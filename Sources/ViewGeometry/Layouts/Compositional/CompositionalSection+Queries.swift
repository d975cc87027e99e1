extension CompositionalSection {
  /// The frame of an item.
  func frame(ofItem item: Int, sectionStart: Double) -> FlowFrame {
    let (group, slot) = item.quotientAndRemainder(dividingBy: template.pattern.capacity)
    let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
    return pattern(ofGroup: group).slots[slot].frame.moved(x: x, y: y)
  }

  /// The order of an item among overlapping ones.
  func zIndex(ofItem item: Int) -> Int {
    let (group, slot) = item.quotientAndRemainder(dividingBy: template.pattern.capacity)
    return pattern(ofGroup: group).slots[slot].zIndex
  }

  /// The item under a point: of overlapping ones that with the largest zIndex, then the last (R6.13).
  func item(x: Double, y: Double, sectionStart: Double) -> (item: Int, zIndex: Int)? {
    var best: (item: Int, zIndex: Int)?
    let along = template.axis == .vertical ? y : x
    let candidates = groups(from: along, to: along, sectionStart: sectionStart)
    for group in candidates.reversed() {
      guard let found = item(x: x, y: y, inGroup: group, sectionStart: sectionStart) else {
        continue
      }
      if template.isFlat { return found }
      if best.map({ found.zIndex > $0.zIndex }) ?? true { best = found }
    }
    return best
  }

  private func item(
    x: Double, y: Double, inGroup group: Int, sectionStart: Double
  ) -> (item: Int, zIndex: Int)? {
    let items = items(ofGroup: group)
    let origin = origin(ofGroup: group, sectionStart: sectionStart)
    let slots = pattern(ofGroup: group).slots
    var best: (item: Int, zIndex: Int)?
    var slot = items.count
    while slot > 0 {
      slot -= 1
      guard slots[slot].frame.moved(x: origin.x, y: origin.y).contains(x: x, y: y) else {
        continue
      }
      let found = (item: items.lowerBound + slot, zIndex: slots[slot].zIndex)
      if template.isFlat { return found }
      if best.map({ found.zIndex > $0.zIndex }) ?? true { best = found }
    }
    return best
  }

  /// The groups that may have something between two places along the axis of the groups; all that have something.
  func groups(from lower: Double, to upper: Double, sectionStart: Double) -> Range<Int> {
    let first = origin(ofGroup: 0, sectionStart: sectionStart)
    var spans = template.reach
    spans.start += template.axis == .vertical ? first.y : first.x
    spans.count = groupCount
    guard let exceptions, let pitches = exceptions.pitches else {
      let start = spans.countEnding(atOrBefore: lower)
      let end = spans.countStarting(atOrBefore: upper)
      return start..<max(start, end)
    }
    let start = template.axis == .vertical ? first.y : first.x
    let overhang = CompositionalTemplate.overhang(
      of: template.pattern, pitch: template.pitch, template.axis)
    return pitches.rows(
      from: lower - start, to: upper - start,
      reach: max(overhang, exceptions.overhang) + CompositionalSolver.tolerance)
  }

  /// Calls `body` with each item that overlaps `extent`, ascending, then with what hangs on items (R6.10).
  func forEachItem(
    in extent: Extent, section: Int, sectionStart: Double, _ body: (CompositionalElement) -> Void
  ) {
    let (lower, upper) =
      template.axis == .vertical ? (extent.minY, extent.maxY) : (extent.minX, extent.maxX)
    let groups = groups(from: lower, to: upper, sectionStart: sectionStart)
    for group in groups {
      let items = items(ofGroup: group)
      let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
      let slots = pattern(ofGroup: group).slots
      for slot in 0..<items.count {
        let frame = slots[slot].frame.moved(x: x, y: y)
        guard frame.overlaps(extent) else { continue }
        body(
          CompositionalElement(
            kind: .item, section: section, item: items.lowerBound + slot, frame: frame,
            zIndex: slots[slot].zIndex))
      }
    }
    guard !template.pattern.badges.isEmpty else { return }
    for group in groups {
      let items = items(ofGroup: group)
      let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
      for badge in pattern(ofGroup: group).badges where badge.slot < items.count {
        let frame = badge.frame.moved(x: x, y: y)
        guard frame.overlaps(extent) else { continue }
        body(
          CompositionalElement(
            kind: .supplementary(badge.kind), section: section,
            item: items.lowerBound + badge.slot, frame: frame, zIndex: badge.zIndex))
      }
    }
  }

  /// The frame of what hangs on an item, by kind.
  func supplementary(
    ofKind kind: String, item: Int, sectionStart: Double
  ) -> (frame: FlowFrame, zIndex: Int)? {
    let (group, slot) = item.quotientAndRemainder(dividingBy: template.pattern.capacity)
    let badges = pattern(ofGroup: group).badges
    guard let badge = badges.first(where: { $0.slot == slot && $0.kind == kind }) else {
      return nil
    }
    let (x, y) = origin(ofGroup: group, sectionStart: sectionStart)
    return (badge.frame.moved(x: x, y: y), badge.zIndex)
  }
}
