/// What a layout places.
package enum LayoutElementKind: Sendable, Hashable {
  case item
  /// The header of a section, as wide as its container.
  case header
  /// The footer of a section, as wide as its container.
  case footer
  /// Something that hangs on an item, by its name.
  case supplementary(String)
  /// A header or footer of a section, or what else lies at its edges, by its name.
  case boundary(String)
  /// A header or footer of the layout; `item` is its number in the list.
  case layoutBoundary(String)
  case background(String)

  /// The name that headers of sections have where elements go by names.
  package static let headerName = "UICollectionElementKindSectionHeader"
  /// The name that footers of sections have where elements go by names.
  package static let footerName = "UICollectionElementKindSectionFooter"

  /// The name of everything but items.
  package var name: String? {
    switch self {
    case .item: nil
    case .header: Self.headerName
    case .footer: Self.footerName
    case .supplementary(let name), .boundary(let name), .layoutBoundary(let name),
      .background(let name):
      name
    }
  }
}

/// One placed element of a layout, in a solver's coordinates; `item` is 0 for what belongs to a section.
package struct LayoutElement: Sendable, Hashable {
  package let kind: LayoutElementKind
  package let section: Int
  package let item: Int
  package let frame: LayoutFrame
  /// The order among overlapping elements, larger in front.
  package let zIndex: Int

  // Inlined before the compiler decides what to release: of an item, whose kind has no name, nothing.
  @_transparent
  package init(
    kind: LayoutElementKind, section: Int, item: Int, frame: LayoutFrame, zIndex: Int = 0
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}
