/// The effect of a drop, like UIKit's `UIDropOperation`.
public enum DropOperation: UInt, Sendable {
  /// The drop has no effect.
  case cancel
  /// The drop isn't allowed at this destination, although a copy or move usually is.
  case forbidden
  /// The dropped data is copied.
  case copy
  /// The dropped data is moved.
  case move
}

/// The effect of a drop on a collection view, and the kind of its destination.
///
/// This is UIKit's `UICollectionViewDropProposal`.
public struct CollectionViewDropProposal: Sendable, Hashable {
  /// The kinds of destinations.
  public enum Intent: Int, Sendable {
    /// There is no particular destination.
    case unspecified
    /// The data is inserted between items, at the destination index path.
    case insertAtDestinationIndexPath
    /// The data is inserted into the item at the destination index path.
    case insertIntoDestinationIndexPath
  }

  /// The effect of the drop.
  public let operation: DropOperation
  /// The kind of destination.
  public let intent: Intent

  /// Creates a proposal; its intent is unspecified by default.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}

/// The effect of a drop on a table, and the kind of its destination.
///
/// This is UIKit's `UITableViewDropProposal`.
public struct TableViewDropProposal: Sendable, Hashable {
  /// The kinds of destinations.
  public enum Intent: Int, Sendable {
    /// There is no particular destination.
    case unspecified
    /// The data is inserted between rows, at the destination index path.
    case insertAtDestinationIndexPath
    /// The data is inserted into the row at the destination index path.
    case insertIntoDestinationIndexPath
    /// The data is inserted into a row if the drop is in the middle half of the row's height;
    /// otherwise, it is inserted between rows.
    case automatic
  }

  /// The effect of the drop.
  public let operation: DropOperation
  /// The kind of destination.
  public let intent: Intent

  /// Creates a proposal; its intent is unspecified by default.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}
