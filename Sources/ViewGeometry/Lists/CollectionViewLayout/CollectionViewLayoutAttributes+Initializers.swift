public import Foundation

/// Gives every class of attributes the initializers for elements, even if it doesn't inherit them.
///
/// In UIKit, every subclass has these initializers. In Swift, a class inherits them only if it
/// declares no designated initializer of its own, or overrides all those of its superclass.
public protocol InitializableAttributes: AnyObject {
  /// Creates attributes of a cell at item 0 of section 0 with an empty frame at the origin.
  init()
}

extension CollectionViewLayoutAttributes: InitializableAttributes {}

extension InitializableAttributes where Self: CollectionViewLayoutAttributes {
  /// Creates attributes of the cell at `indexPath`.
  public init(forCellWith indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .supplementaryView
    storedKind = kind
  }

  /// Creates attributes of a decoration view.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .decorationView
    storedKind = kind
  }
}
