/// The items of one section as an outline that can be expanded and collapsed: UIKit's `NSDiffableDataSourceSectionSnapshot`.
///
///     var outline = DiffableDataSourceSectionSnapshot<String>()
///     outline.append(["fruit", "nuts"])
///     outline.append(["apple", "pear"], to: "fruit")
///     outline.expand(["fruit"])
///     dataSource.apply(outline, to: "food")
///
/// A value. Each identifier is there once. Edits cost O(items), finding one O(1), expected.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, each in front of its children.
  private(set) var nodes: [Node] = []
  private(set) var numbers: [ItemIdentifierType: Int] = [:]
  var expanded: Set<ItemIdentifierType> = []

  struct Node {
    var item: ItemIdentifierType
    /// The number of ancestors.
    var level: Int
  }

  /// A snapshot without items.
  public init() {}
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension DiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

extension DiffableDataSourceSectionSnapshot {
  /// Adds items at the end of the children of another, or of the outermost items.
  ///
  /// - Precondition: The parent is there, the new ones aren't, and no identifier is given twice, as for all insertions.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let parent = parent.map(number)
    let level = parent.map { nodes[$0].level + 1 } ?? 0
    insert(items.map { Node(item: $0, level: level) }, at: parent.map(end) ?? nodes.count)
  }

  /// Inserts items in front of another, as its siblings.
  ///
  /// - Precondition: The other item is there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let number = number(of: item)
    insert(items.map { Node(item: $0, level: nodes[number].level) }, at: number)
  }

  /// Inserts items behind another and its children, as its siblings.
  ///
  /// - Precondition: The other item is there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let number = number(of: item)
    insert(items.map { Node(item: $0, level: nodes[number].level) }, at: end(of: number))
  }

  /// Inserts the items of another snapshot in front of an item, as its siblings and their descendants.
  ///
  /// - Precondition: The item is there.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let number = number(of: item)
    insert(snapshot, below: nodes[number].level, at: number)
  }

  /// Inserts the items of another snapshot behind an item and its children, as its siblings and their descendants.
  ///
  /// - Precondition: The item is there.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let number = number(of: item)
    insert(snapshot, below: nodes[number].level, at: end(of: number))
  }

  /// Puts the items of another snapshot in place of all children of an item.
  ///
  /// - Precondition: The item is there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let number = number(of: parent)
    remove(number + 1..<end(of: number))
    insert(snapshot, below: nodes[number].level + 1, at: number + 1)
  }

  /// Deletes items with their children; identifiers that aren't there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let number = numbers[item] else { continue }
      remove(number..<end(of: number))
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  // MARK: Numbers

  /// The number of an item that has to be there.
  func number(of item: ItemIdentifierType) -> Int {
    guard let number = numbers[item] else {
      preconditionFailure("There is no item \(item) in the section snapshot.")
    }
    return number
  }

  /// The number behind an item and its children.
  func end(of number: Int) -> Int {
    let level = nodes[number].level
    return nodes[(number + 1)...].firstIndex { $0.level <= level } ?? nodes.count
  }

  private mutating func insert(_ new: [Node], at number: Int) {
    nodes.insert(contentsOf: new, at: number)
    renumber(from: number)
    guard numbers.count == nodes.count else {
      let items = new.map(\.item)
      preconditionFailure(
        "Identifiers in a section snapshot must be unique: \(items) are there already or twice.")
    }
  }

  private mutating func insert(_ snapshot: Self, below level: Int, at number: Int) {
    insert(
      snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) }, at: number)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func remove(_ range: Range<Int>) {
    for node in nodes[range] {
      numbers[node.item] = nil
      expanded.remove(node.item)
    }
    nodes.removeSubrange(range)
    renumber(from: range.lowerBound)
  }

  private mutating func renumber(from first: Int) {
    for number in first..<nodes.count { numbers[nodes[number].item] = number }
  }
}
