/// The key of a header, a row or a footer of a table; keys are ordered like the elements.
struct TableElementKey: Comparable {
  let kind: ListElementKind
  let section: Int
  /// The index of the row in its section; 0 for headers and footers.
  let row: Int

  @inline(__always)
  init(_ element: ListElement) {
    (kind, section, row) = (element.kind, element.section, element.row)
  }

  init(_ kind: ListElementKind, section: Int) {
    (self.kind, self.section, row) = (kind, section, 0)
  }

  /// Creates the key of a row.
  init(_ place: ItemIndex) { (kind, section, row) = (.row, place.section, place.item) }

  /// The index of the row; nil for headers and footers.
  var place: ItemIndex? { kind == .row ? ItemIndex(section: section, item: row) : nil }

  /// Returns the element's key after a batch; nil if the element is deleted or reloaded.
  func followed(_ same: SameItems) -> TableElementKey? {
    guard let place else {
      return same.newSection(of: section).map { TableElementKey(kind, section: $0) }
    }
    return same.newPlace(of: place).map { TableElementKey($0) }
  }

  @inline(__always)
  static func < (left: TableElementKey, right: TableElementKey) -> Bool {
    if left.section != right.section { return left.section < right.section }
    return left.kind == right.kind ? left.row < right.row : left.kind.rank < right.kind.rank
  }
}

extension ListElementKind {
  /// The position in the order of a section's elements.
  fileprivate var rank: Int {
    switch self {
    case .header: 0
    case .row: 1
    case .footer: 2
    }
  }
}
