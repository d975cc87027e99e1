extension DiffableDataSourceSectionSnapshot {
  /// All items, in an order in which each item is followed by its descendants.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The visible items of the section: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    // The level of the collapsed item whose descendants are skipped.
    var collapsed = Int.max
    for node in nodes where node.level <= collapsed {
      visible.append(node.item)
      collapsed = expanded.contains(node.item) ? .max : node.level
    }
    return visible
  }

  /// The expanded items, in order.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Expands items, to show their children; unknown identifiers are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Collapses items, to hide their descendants; unknown identifiers are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { numbers[item] != nil }

  /// Returns whether the snapshot contains an item and the item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether the snapshot contains an item and all of the item's ancestors are expanded.
  ///
  /// - Complexity: O(items).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var current = item
    while let parent = parent(of: current) {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return contains(item)
  }

  /// Returns the number of an item's ancestors.
  ///
  /// - Precondition: The snapshot contains the item.
  public func level(of item: ItemIdentifierType) -> Int { nodes[number(of: item)].level }

  /// Returns the index of an item among all items; nil if the snapshot doesn't contain it.
  public func index(of item: ItemIdentifierType) -> Int? { numbers[item] }

  /// Returns the parent of an item; nil for root and unknown items.
  ///
  /// - Complexity: O(items).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = numbers[child] else { return nil }
    let level = nodes[number].level
    return nodes[..<number].last { $0.level < level }?.item
  }

  /// Returns the descendants of an item as a separate snapshot, optionally with the item itself.
  ///
  /// - Precondition: The snapshot contains the item.
  /// - Complexity: O(descendants).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    let number = number(of: parent)
    let first = includingParent ? number : number + 1
    return Self(nodes[first..<end(of: number)], expanded: expanded)
  }

  /// A description with one line per item, indented by two spaces per level.
  ///
  /// An item is marked `*` if it has no children, `+` if it is expanded, and otherwise `-`, as in
  /// UIKit.
  public var visualDescription: String {
    nodes.indices.map { number in
      let node = nodes[number]
      let isLeaf = number + 1 == nodes.count || nodes[number + 1].level <= node.level
      let sign = isLeaf ? "*" : expanded.contains(node.item) ? "+" : "-"
      return String(repeating: " ", count: 2 * node.level) + "\(sign) \(node.item)"
    }.joined(separator: "\n")
  }
}
