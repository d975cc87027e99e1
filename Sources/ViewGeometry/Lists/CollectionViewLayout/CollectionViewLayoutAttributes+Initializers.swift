public import Foundation

/// What gives each class of attributes the initializers for its elements, whether a subclass inherits them or not.
///
/// In UIKit every subclass has them; in Swift only one that overrides all designated initializers, or none, inherits others.
public protocol InitializableAttributes: AnyObject {
  /// Attributes of a cell at item 0 of section 0 with an empty frame at the origin.
  init()
}

extension CollectionViewLayoutAttributes: InitializableAttributes {}

extension InitializableAttributes where Self: CollectionViewLayoutAttributes {
  /// Attributes of the cell of the item at `indexPath`.
  public init(forCellWith indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .supplementaryView
    storedKind = kind
  }

  /// Attributes of a decoration view.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .decorationView
    storedKind = kind
  }
}
