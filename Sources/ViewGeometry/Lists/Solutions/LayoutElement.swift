/// The kinds of elements that a layout places.
package enum LayoutElementKind: Sendable, Hashable {
  case item
  /// The header of a section, as wide as its container.
  case header
  /// The footer of a section, as wide as its container.
  case footer
  /// An element attached to an item. The value is its element kind.
  case supplementary(String)
  /// A header, footer or other element at an edge of a section. The value is its element kind.
  case boundary(String)
  /// A header or footer of the layout. The value is its element kind.
  ///
  /// The element's `item` is its index among the headers and footers of the layout.
  case layoutBoundary(String)
  case background(String)

  /// The element kind of section headers.
  package static let headerName = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  package static let footerName = "UICollectionElementKindSectionFooter"

  /// The element kind as a string; nil for items.
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

/// An element of a layout with its frame in solver coordinates; `item` is 0 for elements of a whole
/// section.
package struct LayoutElement: Sendable, Hashable {
  package let kind: LayoutElementKind
  package let section: Int
  package let item: Int
  package let frame: LayoutFrame
  /// The order of overlapping elements; larger values are in front.
  package let zIndex: Int

  // It is transparent, so that it is inlined before the compiler inserts releases. The kind of an
  // item has no name, so it needs no release.
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
