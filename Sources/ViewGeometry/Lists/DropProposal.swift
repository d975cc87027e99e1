/// What a drop would do: UIKit's `UIDropOperation`.
public enum DropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, though it could elsewhere.
  case forbidden
  /// Copies what is dropped.
  case copy
  /// Moves what is dropped.
  case move
}

/// What a drop on a collection view would do and where: UIKit's `UICollectionViewDropProposal`.
public struct CollectionViewDropProposal: Sendable, Hashable {
  /// Where what is dropped goes.
  public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified
    /// Between items, at the destination.
    case insertAtDestinationIndexPath
    /// Into the item at the destination.
    case insertIntoDestinationIndexPath
  }

  /// What the drop would do.
  public let operation: DropOperation
  /// Where what is dropped goes.
  public let intent: Intent

  /// A proposal of an operation, for anywhere by default.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}

/// What a drop on a table would do and where: UIKit's `UITableViewDropProposal`.
public struct TableViewDropProposal: Sendable, Hashable {
  /// Where what is dropped goes.
  public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified
    /// Between rows, at the destination.
    case insertAtDestinationIndexPath
    /// Into the row at the destination.
    case insertIntoDestinationIndexPath
    /// Into a row in its middle half, between rows elsewhere.
    case automatic
  }

  /// What the drop would do.
  public let operation: DropOperation
  /// Where what is dropped goes.
  public let intent: Intent

  /// A proposal of an operation, for anywhere by default.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}
