/// The sections and items of a list at one point in time, as identifiers.
///
/// This is UIKit's `NSDiffableDataSourceSnapshot`:
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["today", "before"])
///     snapshot.appendItems([4, 8, 15], toSection: "today")
///     dataSource.apply(snapshot)
///
/// It is a value type. Each identifier may occur only once. Inserting an existing item moves it.
/// Passing the same identifier twice to an insertion traps. Appending and finding an item take
/// O(1) expected time; edits in the middle of a section take O(items of the section).
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline var stored = IdentifiedSections<SectionIdentifierType, ItemIdentifierType>()
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension DiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { stored.places.count }

  /// The number of sections.
  public var numberOfSections: Int { stored.sections.count }

  /// The sections, in order.
  ///
  /// - Complexity: O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { stored.sections.map(\.identifier) }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] { stored.sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The snapshot contains the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    stored.sections[number(of: identifier)].items.count
  }

  /// Returns the items of a section, in order.
  ///
  /// - Precondition: The snapshot contains the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    stored.sections[number(of: identifier)].items
  }

  /// Returns the section that contains an item; nil if the snapshot doesn't contain the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    stored.place(of: identifier).map { stored.sections[$0.section].identifier }
  }

  /// Returns the index of an item among the items of all sections; nil if the snapshot doesn't
  /// contain the item.
  ///
  /// - Complexity: O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    stored.place(of: identifier).map { place in
      stored.sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
  }

  /// Returns the index of a section; nil if the snapshot doesn't contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    stored.sectionNumbers[identifier]
  }

  /// Returns the index of a section.
  ///
  /// - Precondition: The snapshot contains the section.
  func number(of identifier: SectionIdentifierType) -> Int {
    guard let number = stored.sectionNumbers[identifier] else {
      preconditionFailure("There is no section \(identifier) in the snapshot.")
    }
    return number
  }

  /// Returns the section of an item and the item's index in it.
  ///
  /// - Precondition: The snapshot contains the item.
  func place(of identifier: ItemIdentifierType) -> ItemIndex {
    guard let place = stored.place(of: identifier) else {
      preconditionFailure("There is no item \(identifier) in the snapshot.")
    }
    return place
  }
}
