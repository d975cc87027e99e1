public import Foundation

extension CollectionView {
  /// The class of cells for one kind of item, and the handler that configures them.
  ///
  /// Keep a registration, and pass it to ``dequeueConfiguredReusableCell(using:for:item:)`` each time: cells created
  /// by different registrations aren't reused for one another.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    /// Shared by copies of one registration.
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration of `Cell`, configured by `handler`.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// The class of supplementary views of a kind, and the handler that configures them.
  ///
  /// Keep a registration and reuse it, as with cells.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view of a kind at an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    /// Shared by copies of one registration.
    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration of `Supplementary` for a kind, configured by `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a configured cell, either reused or a new one of the registration's class.
  ///
  /// - Precondition: `item` isn't nil.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else {
      preconditionFailure("There is no item to configure the cell at \(indexPath) for.")
    }
    let identifier = registration.identifier
    let key = CollectionReuseKey(category: .cell, kind: nil, identifier: identifier)
    if registry[key] == nil { registry[key] = Cell.self }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("A registration's cells are all of its class: \(Cell.self).")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// Returns a configured supplementary view, either reused or a new one of the registration's class.
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
      preconditionFailure("A registration's views are all of its class: \(Supplementary.self).")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
