/// Divides the items of a section into groups.
///
/// Consecutive unmeasured items usually become a run of regular groups in one step. Groups with
/// measured items are solved one by one, and so are all groups before the last measured item if the
/// template's `fitting` is `byMeasures`.
struct CompositionalRegrouping {
  /// An item and its measured size.
  typealias Measured = (item: Int, size: LayoutSize)

  let template: CompositionalTemplate
  /// The number of items in the section.
  let itemCount: Int
  private let next: () -> Measured?
  /// The measured items that were read but don't belong to a group yet, in ascending order.
  private var pending: [Measured] = []
  private(set) var runs: [CompositionalRun] = []

  /// Creates a value that groups the items of a section.
  ///
  /// - Parameters:
  ///   - template: The template of the section.
  ///   - itemCount: The number of items in the section.
  ///   - measured: A closure that returns the next measured item in ascending order, or nil after
  ///     the last one.
  init(
    _ template: CompositionalTemplate, itemCount: Int, measured: @escaping () -> Measured?
  ) {
    self.template = template
    self.itemCount = itemCount
    next = measured
  }

  /// Appends groups of the items from index `first` on, and returns the index after the last
  /// grouped item.
  ///
  /// `isInStep` returns whether the existing groups can be kept from an item on. Grouping stops
  /// when all items are grouped, or when `isInStep` returns true for the first item of the next
  /// group.
  ///
  /// - Complexity: O(measured items + items of the groups that are solved one by one).
  mutating func run(from first: Int, isInStep: (Int) -> Bool = { _ in false }) -> Int {
    let capacity = template.pattern.capacity
    var item = first
    while item < itemCount && !isInStep(item) {
      let end = firstMeasured(from: item)?.item ?? itemCount
      let regular = regularGroups(in: item..<end)
      if regular > 0 {
        runs.append(CompositionalRun(template, count: regular))
        item = min(itemCount, item + regular * capacity)
      } else {
        item += appendGroup(at: item)
      }
      pending.removeAll { $0.item < item }
    }
    return item
  }

  /// Returns how many regular groups can be formed from `items`, a range of unmeasured items.
  private func regularGroups(in items: Range<Int>) -> Int {
    let capacity = template.pattern.capacity
    if items.upperBound == itemCount {
      // The last group only needs its own pattern if the group is arranged differently with fewer
      // items.
      return template.isFlexible
        ? items.count / capacity : (items.count + capacity - 1) / capacity
    }
    switch template.fitting {
    case .byEstimates: return items.count / capacity
    // The measured item that follows might fit into the last group.
    case .byNextItem: return (items.count - 1) / capacity
    case .byMeasures: return 0
    }
  }

  private mutating func firstMeasured(from item: Int) -> Measured? {
    if pending.isEmpty, let measured = next() { pending.append(measured) }
    return pending.first
  }

  /// Solves the group that starts with the item `first`, appends it, and returns its number of
  /// items.
  private mutating func appendGroup(at first: Int) -> Int {
    // Measured sizes are read up to the end of the group, which isn't known in advance.
    var asked = pending
    let source = next
    let pattern = template.pattern(items: itemCount - first) { slot in
      while let last = asked.last, last.item < first + slot, let measured = source() {
        asked.append(measured)
      }
      let place = asked.partitioningIndex { $0.item >= first + slot }
      return place < asked.count && asked[place].item == first + slot ? asked[place].size : nil
    }
    pending = asked
    guard pattern.capacity > 0 else {
      preconditionFailure("A group of \(template.rules.group) contains no items.")
    }
    let items = first..<first + pattern.capacity
    var measured: [Int: LayoutSize] = [:]
    for each in asked where items.contains(each.item) { measured[each.item - first] = each.size }
    let isRegular = measured.isEmpty && pattern.isArranged(as: template.pattern)
    runs.append(
      isRegular
        ? CompositionalRun(template, count: 1)
        : CompositionalRun(pattern, measured: measured, template))
    return pattern.capacity
  }
}
