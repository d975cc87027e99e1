extension CompositionalSection {
  /// Returns the measured size of an item; nil if it wasn't measured.
  func measuredSize(ofItem item: Int) -> LayoutSize? {
    guard let groups = variations?.groups else { return nil }
    let (group, slot) = group(ofItem: item)
    return groups.own(group)?.measured[slot]
  }

  /// Replaces items with new, unmeasured ones; the measured sizes of the other items are kept.
  ///
  /// - Complexity: O(items of one group) if no item was measured; otherwise O(log n + measured
  ///   items up to the first unchanged group).
  package mutating func replaceItems(_ range: Range<Int>, count: Int) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount && count >= 0,
      "Can't replace items \(range) of \(itemCount) with \(count) items.")
    guard template.pattern.capacity > 0 else { return }
    let newCount = itemCount - range.count + count
    guard variations?.groups != nil else { return setItems(count: newCount, measured: []) }
    guard template.suffices(for: newCount) else {
      let filled = range.lowerBound..<range.lowerBound + count
      return editItems(
        IndexMap(emptied: Array(range)[...], filled: Array(filled)[...]), count: newCount)
    }
    if replaceWholeGroups(range, count: count) { return }
    if let groups = variations?.groups { regroup(groups, replacing: range, count: count) }
  }

  /// Replaces items that form whole regular groups.
  ///
  /// Returns false if the items don't form whole regular groups, or if the items of other groups
  /// would change, too.
  private mutating func replaceWholeGroups(_ range: Range<Int>, count: Int) -> Bool {
    let capacity = template.pattern.capacity
    guard template.fitting == .byEstimates,
      range.lowerBound % capacity == 0, range.count % capacity == 0, count % capacity == 0
    else { return false }
    let groups = range.lowerBound / capacity..<range.upperBound / capacity
    guard editGroups({ $0.replaceRegular(groups, count: count / capacity) }) else { return false }
    itemCount += count - range.count
    return true
  }

  /// Sets the measured size of an item, which replaces its estimated lengths (R8.1).
  ///
  /// This may move other items into or out of its group (R8.10).
  ///
  /// - Returns: Whether any frame changed.
  /// - Complexity: O(log n + measured items up to the first unchanged group).
  mutating func measure(_ size: LayoutSize, ofItem item: Int) -> Bool {
    guard template.isEstimated, measuredSize(ofItem: item) != size else { return false }
    let groups = variations?.groups ?? regularGroups()
    let before = (group: group(ofItem: item), count: groupCount)
    let (pattern, length) = (pattern(ofGroup: before.group.group), groupsLength)
    regroup(groups, replacing: item..<item + 1, count: 1, measured: (item, size))
    return groupCount != before.count || group(ofItem: item) != before.group
      || self.pattern(ofGroup: before.group.group) != pattern || groupsLength != length
  }

  /// Returns the groups of a section without measured items.
  private func regularGroups() -> CompositionalGroups {
    let count = groupCount
    var groups = CompositionalGroups(template, count: count)
    if let last = variations?.last {
      let run = CompositionalRun(last, template)
      groups.replace(count - 1..<count, with: [run])
    }
    return groups
  }

  /// The number of stored runs, including single varied groups; 0 if no item was measured.
  package var heldRuns: Int {
    guard let groups = variations?.groups else { return 0 }
    var runs = 0
    groups.runs.forEach { _, _ in
      runs += 1
      return true
    }
    return runs
  }

  /// Rebuilds all groups for `newCount` items, and keeps the measured sizes.
  ///
  /// The indices of the measured items are changed according to `map`. `measured` contains
  /// additional measured items.
  ///
  /// - Complexity: O(measured items log edits), plus the time of `setItems(count:measured:)`.
  mutating func editItems(
    _ map: IndexMap, count newCount: Int, measured: [CompositionalRegrouping.Measured] = []
  ) {
    guard template.pattern.capacity > 0 else { return setItems(count: 0, measured: []) }
    var all = template.isEstimated ? measured : []
    if let groups = variations?.groups {
      var cursor = CompositionalMeasuredItems(groups, from: 0)
      while let old = cursor.next() {
        if let item = map.newNumber(of: old.item) { all.append((item, old.size)) }
      }
    }
    all.sort { $0.item < $1.item }
    setItems(count: newCount, measured: all)
  }

  /// Rebuilds all groups for `count` items with the given measured sizes.
  ///
  /// - Complexity: The same as for `CompositionalRegrouping.run(from:isInStep:)`.
  mutating func setItems(count: Int, measured: [CompositionalRegrouping.Measured]) {
    if !template.suffices(for: count) {
      template = template.withLimit(max(count, 2 * template.pattern.capacity))
    }
    itemCount = template.pattern.capacity > 0 ? count : 0
    guard !measured.isEmpty && itemCount > 0 else {
      if template.isFlexible || variations != nil { setGroups(nil) }
      return
    }
    var rest = measured[...]
    var regrouping = CompositionalRegrouping(template, itemCount: count) { rest.popFirst() }
    _ = regrouping.run(from: 0)
    var groups = CompositionalGroups(template, count: 0)
    groups.replace(0..<0, with: regrouping.runs)
    setGroups(groups)
  }

  /// Replaces the items in `range` with `count` new items, and adds the measured item `measured`.
  ///
  /// Groups are rebuilt from the first one that may change. Rebuilding stops at a group after the
  /// new items that starts with the same item as before. That group and the groups after it are
  /// kept. If the template's `fitting` is `byMeasures`, all groups are rebuilt.
  private mutating func regroup(
    _ old: CompositionalGroups, replacing range: Range<Int>, count: Int,
    measured: CompositionalRegrouping.Measured? = nil
  ) {
    let shift = count - range.count
    itemCount += shift
    let firstGroup = firstGroup(toChange: range.lowerBound, old)
    let first = old.firstItem(ofGroup: firstGroup)
    var cursor = CompositionalMeasuredItems(old, from: firstGroup)
    var extra = measured
    let source = { () -> CompositionalRegrouping.Measured? in
      while let next = cursor.peek, range.contains(next.item) { _ = cursor.next() }
      let item = cursor.peek.map { $0.item < range.lowerBound ? $0.item : $0.item + shift }
      if let new = extra, item.map({ new.item < $0 }) ?? true {
        extra = nil
        return new
      }
      guard let item, let next = cursor.next() else { return nil }
      return (item, next.size)
    }
    var regrouping = CompositionalRegrouping(template, itemCount: itemCount, measured: source)
    let changed = range.lowerBound + count
    let canStop = template.fitting != .byMeasures
    let end = regrouping.run(from: first) { item in
      guard canStop, item >= changed else { return false }
      return old.group(ofItem: item - shift).first == item - shift
    }
    let endGroup =
      end < itemCount
      ? old.group(ofItem: end - shift).group : old.count
    var groups = old
    groups.replace(firstGroup..<endGroup, with: regrouping.runs)
    setGroups(groups.runs.summary.map { $0.measured > 0 } ?? false ? groups : nil)
  }

  /// Returns the index of the first group that may change if an item changes.
  private func firstGroup(toChange item: Int, _ groups: CompositionalGroups) -> Int {
    switch template.fitting {
    case .byEstimates: return min(item / template.pattern.capacity, groups.count)
    case .byNextItem:
      // The preceding group may have space for the item that now follows it.
      return item > 0 ? groups.group(ofItem: item - 1).group : 0
    case .byMeasures: return 0
    }
  }
}

/// An iterator over the measured items of groups, in ascending order.
private struct CompositionalMeasuredItems {
  private let groups: CompositionalGroups
  private var group: Int
  /// The measured items of the most recently read group that haven't been returned yet, in
  /// descending order.
  private var found: [CompositionalRegrouping.Measured] = []

  init(_ groups: CompositionalGroups, from group: Int) {
    self.groups = groups
    self.group = group
    fill()
  }

  var peek: CompositionalRegrouping.Measured? { found.last }

  mutating func next() -> CompositionalRegrouping.Measured? {
    let next = found.popLast()
    if found.isEmpty { fill() }
    return next
  }

  private mutating func fill() {
    while found.isEmpty && group < groups.count {
      let (run, before) = groups.run(ofGroup: group)
      if let own = run.own {
        let first = groups.firstItem(ofGroup: group)
        found = own.measured.map { (first + $0.key, $0.value) }.sorted { $0.item > $1.item }
      }
      group = before + run.places
    }
  }
}
