/// The sections and items of a list at one time, by identifiers: UIKit's `NSDiffableDataSourceSnapshot`.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["today", "before"])
///     snapshot.appendItems([4, 8, 15], toSection: "today")
///     dataSource.apply(snapshot)
///
/// A value. Each identifier is there once: items that are inserted again move, and an identifier given twice in one call traps.
/// Appending costs O(1) an item, expected, and so does finding one; edits in the middle of a section cost O(its items).
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline var stored = IdentifiedSections<SectionIdentifierType, ItemIdentifierType>()
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []

  /// A snapshot without sections.
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

  /// The number of items of a section.
  ///
  /// - Precondition: The section is there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    stored.sections[number(of: identifier)].items.count
  }

  /// The items of a section, in order.
  ///
  /// - Precondition: The section is there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    stored.sections[number(of: identifier)].items
  }

  /// The section an item is in; nil for an item that isn't there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    stored.place(of: identifier).map { stored.sections[$0.section].identifier }
  }

  /// The number of an item among those of all sections; nil for an item that isn't there.
  ///
  /// - Complexity: O(sections).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    stored.place(of: identifier).map { place in
      stored.sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }
  }

  /// The number of a section; nil for a section that isn't there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    stored.sectionNumbers[identifier]
  }

  /// The number of a section that has to be there.
  func number(of identifier: SectionIdentifierType) -> Int {
    guard let number = stored.sectionNumbers[identifier] else {
      preconditionFailure("There is no section \(identifier) in the snapshot.")
    }
    return number
  }

  /// The place of an item that has to be there.
  func place(of identifier: ItemIdentifierType) -> ItemIndex {
    guard let place = stored.place(of: identifier) else {
      preconditionFailure("There is no item \(identifier) in the snapshot.")
    }
    return place
  }
}
