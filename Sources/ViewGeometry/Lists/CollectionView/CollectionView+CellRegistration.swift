public import Foundation

extension CollectionView {
  /// A class of cells for one kind of item, and a handler that configures them.
  ///
  /// Keep the registration, and pass the same one to
  /// ``dequeueConfiguredReusableCell(using:for:item:)`` each time: a cell is reused only for the
  /// registration that created it.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    /// The reuse identifier, which copies of the registration share.
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration of the class `Cell`; `handler` configures each cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views of one kind, and a handler that configures them.
  ///
  /// Keep the registration, and pass the same one to
  /// ``dequeueConfiguredReusableSupplementary(using:for:)`` each time, as with
  /// ``CellRegistration``.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that configures a view of a kind at an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    /// The reuse identifier, which copies of the registration share.
    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the class `Supplementary` for one kind of view; `handler`
    /// configures each view.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reused or new cell of the registration's class, configured for an item.
  ///
  /// - Precondition: `item` isn't nil.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else {
      preconditionFailure("Can't configure the cell at \(indexPath): the item is nil.")
    }
    let identifier = registration.identifier
    let key = CollectionReuseKey(category: .cell, kind: nil, identifier: identifier)
    if registry[key] == nil { registry[key] = Cell.self }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("The cells of a registration must be of its class, \(Cell.self).")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// Returns a reused or new supplementary view of the registration's class, configured for an
  /// index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    let key = CollectionReuseKey(
      category: .supplementaryView, kind: kind, identifier: identifier)
    if registry[key] == nil { registry[key] = Supplementary.self }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure(
        "The views of a registration must be of its class, \(Supplementary.self).")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
