extension DiffableDataSourceSectionSnapshot {
  /// All items, each in front of its children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items all of whose ancestors are expanded: what the section shows.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    // The level of the collapsed item whose descendants are passed over.
    var collapsed = Int.max
    for node in nodes where node.level <= collapsed {
      visible.append(node.item)
      collapsed = expanded.contains(node.item) ? .max : node.level
    }
    return visible
  }

  /// The items that are expanded, in order.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Has the children of items shown; identifiers that aren't there are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Has the children of items hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { numbers[item] != nil }

  /// Whether an item is there and expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is there and all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var current = item
    while let parent = parent(of: current) {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return contains(item)
  }

  /// The number of an item's ancestors.
  ///
  /// - Precondition: The item is there.
  public func level(of item: ItemIdentifierType) -> Int { nodes[number(of: item)].level }

  /// The number of an item among all; nil for one that isn't there.
  public func index(of item: ItemIdentifierType) -> Int? { numbers[item] }

  /// The item whose child another is; nil for outermost items and those that aren't there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = numbers[child] else { return nil }
    let level = nodes[number].level
    return nodes[..<number].last { $0.level < level }?.item
  }

  /// The descendants of an item as a snapshot of their own, with the item itself if wanted.
  ///
  /// - Precondition: The item is there.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    let number = number(of: parent)
    var part = Self()
    // The parents of what was added last, from the outermost.
    var path: [ItemIdentifierType] = []
    let first = includingParent ? number : number + 1
    let base = nodes[number].level + (includingParent ? 0 : 1)
    for node in nodes[first..<end(of: number)] {
      path.removeLast(path.count - (node.level - base))
      part.append([node.item], to: path.last)
      path.append(node.item)
    }
    part.expand(part.items.filter(expanded.contains))
    return part
  }

  /// The outline as text, a line an item: `+` collapsed, `-` expanded, `*` without children.
  public var visualDescription: String {
    nodes.indices.map { number in
      let node = nodes[number]
      let sign =
        end(of: number) == number + 1 ? "*" : expanded.contains(node.item) ? "-" : "+"
      return String(repeating: " ", count: 2 * node.level) + "\(sign) \(node.item)"
    }.joined(separator: "\n")
  }
}
