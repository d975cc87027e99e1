/// The items of one section, as an outline whose items can be expanded and collapsed.
///
/// This is UIKit's `NSDiffableDataSourceSectionSnapshot`:
///
///     var outline = DiffableDataSourceSectionSnapshot<String>()
///     outline.append(["fruit", "nuts"])
///     outline.append(["apple", "pear"], to: "fruit")
///     outline.expand(["fruit"])
///     dataSource.apply(outline, to: "food")
///
/// It is a value type. Each identifier may occur only once. Edits and properties that return arrays
/// of items take O(items) time, and finding an item takes O(1) expected time.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, in an order in which each item is followed by its descendants.
  private(set) var nodes: [Node] = []
  private(set) var numbers: [ItemIdentifierType: Int] = [:]
  var expanded: Set<ItemIdentifierType> = []

  struct Node {
    var item: ItemIdentifierType
    /// The number of the item's ancestors.
    var level: Int
  }

  /// Creates a snapshot without items.
  public init() {}

  /// Creates a snapshot of consecutive items of another one.
  ///
  /// The first item becomes a root item, so no other item may have a lower level than the first.
  /// Items of `expanded` that aren't in `part` are ignored.
  init(_ part: ArraySlice<Node>, expanded: Set<ItemIdentifierType>) {
    guard let top = part.first?.level else { return }
    nodes = part.map { Node(item: $0.item, level: $0.level - top) }
    renumber(from: 0)
    self.expanded = Set(part.lazy.map(\.item).filter { expanded.contains($0) })
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension DiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

extension DiffableDataSourceSectionSnapshot {
  /// Appends items to the children of `parent`, or to the root items if `parent` is nil.
  ///
  /// - Precondition: The snapshot contains `parent`, unless it is nil, but none of the new items,
  ///   and no identifier occurs twice.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let parent = parent.map(number)
    let level = parent.map { nodes[$0].level + 1 } ?? 0
    insert(items.map { Node(item: $0, level: level) }, at: parent.map(end) ?? nodes.count)
  }

  /// Inserts items before another item, as its siblings.
  ///
  /// - Precondition: The snapshot contains the other item, but none of the new ones, and no
  ///   identifier occurs twice.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let number = number(of: item)
    insert(items.map { Node(item: $0, level: nodes[number].level) }, at: number)
  }

  /// Inserts items after another item and its descendants, as siblings of that item.
  ///
  /// - Precondition: The snapshot contains the other item, but none of the new ones, and no
  ///   identifier occurs twice.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let number = number(of: item)
    insert(items.map { Node(item: $0, level: nodes[number].level) }, at: end(of: number))
  }

  /// Inserts the items of another snapshot before an item.
  ///
  /// The root items of `snapshot` become siblings of `item`. Expanded items stay expanded.
  ///
  /// - Precondition: The receiver contains `item`, but no item of `snapshot`.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let number = number(of: item)
    insert(snapshot, below: nodes[number].level, at: number)
  }

  /// Inserts the items of another snapshot after an item and its descendants.
  ///
  /// The root items of `snapshot` become siblings of `item`. Expanded items stay expanded.
  ///
  /// - Precondition: The receiver contains `item`, but no item of `snapshot`.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let number = number(of: item)
    insert(snapshot, below: nodes[number].level, at: end(of: number))
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  ///
  /// The root items of `snapshot` become children of `parent`. Expanded items stay expanded.
  ///
  /// - Precondition: The receiver contains `parent` and, apart from the replaced descendants, no
  ///   item of `snapshot`.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let number = number(of: parent)
    remove(number + 1..<end(of: number))
    insert(snapshot, below: nodes[number].level + 1, at: number + 1)
  }

  /// Deletes items with their descendants; unknown identifiers are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let deleted = Set(items.compactMap { numbers[$0] })
    guard let first = deleted.min() else { return }
    var kept: [Node] = []
    // The level of the deleted item whose descendants are deleted with it.
    var top = Int.max
    for number in first..<nodes.count {
      let node = nodes[number]
      if node.level <= top { top = deleted.contains(number) ? node.level : .max }
      if top == .max {
        kept.append(node)
      } else {
        numbers[node.item] = nil
        expanded.remove(node.item)
      }
    }
    nodes.replaceSubrange(first..., with: kept)
    renumber(from: first)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  // MARK: Indices

  /// Returns the index of an item.
  ///
  /// - Precondition: The snapshot contains the item.
  func number(of item: ItemIdentifierType) -> Int {
    guard let number = numbers[item] else {
      preconditionFailure("There is no item \(item) in the section snapshot.")
    }
    return number
  }

  /// Returns the index after an item and its descendants.
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
        "Identifiers in a section snapshot must be unique, but some of \(items) are duplicates.")
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
