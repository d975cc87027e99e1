public import Foundation

/// Where a collection places one element: a cell, a supplementary view or a decoration view.
///
/// Positions are in the collection's content coordinates, points, y down. Center, size and transform are independent; `frame`
/// is derived from them (R9.1, R9.2). Attributes that a collection or a layout hands out are copies: changing one changes no
/// layout (R9.7). A subclass with more properties overrides ``copy(with:)`` and ``isEqual(_:)``.
open class CollectionViewLayoutAttributes {
  final var storedIndexPath = IndexPath(index: 0).appending(0)
  final var storedCategory = CollectionView.ElementCategory.cell
  final var storedKind: String?
  final private(set) var storedCenter = CGPoint.zero
  final private(set) var storedSize = CGSize.zero
  /// The corner of the element before its transform: what a frame was set to, or what center and size make of it.
  ///
  /// Kept, since half of the size added and taken away again may be another number.
  final private(set) var storedOrigin = CGPoint.zero
  final var storedTransform = Transform3D.identity
  final var storedAlpha: CGFloat = 1
  final var storedZIndex = 0
  final var storedIsHidden = false

  /// Attributes of a cell at item 0 of section 0 with an empty frame at the origin.
  public required init() {}

  /// Attributes of the cell of the item at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .supplementaryView
    storedKind = kind
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .decorationView
    storedKind = kind
  }

  /// An equal object of the same class that shares nothing with the receiver: what ``copy(with:)`` answers.
  ///
  /// Lists and layouts copy with this method. A subclass that overrides it in place of ``copy(with:)`` casts the result of
  /// `super.copy()` to itself and copies its own properties.
  open func copy() -> CollectionViewLayoutAttributes {
    // The plain class without a box and a cast.
    if type(of: self) == CollectionViewLayoutAttributes.self { return plainCopy() }
    guard let copy = copy(with: nil) as? CollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) made no layout attributes.")
    }
    return copy
  }

  /// An equal object of the same class that shares nothing with the receiver; the zone says nothing.
  ///
  /// A subclass casts the result of `super.copy(with: zone)` to itself and copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

  /// Whether `object` is of the same class and equal in geometry, index path, category and kind (R9.6).
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other === self || (type(of: other) == type(of: self) && hasSameValues(as: other))
  }
}

@available(*, unavailable)
extension CollectionViewLayoutAttributes: Sendable {}

extension CollectionViewLayoutAttributes: Hashable {
  /// Whether the two are equal as ``isEqual(_:)`` says.
  public static func == (
    left: CollectionViewLayoutAttributes, right: CollectionViewLayoutAttributes
  ) -> Bool {
    left.isEqual(right)
  }

  /// Hashes the index path and the kind, which equal attributes share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedIndexPath)
    hasher.combine(storedKind)
  }

  private final func plainCopy() -> CollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.assign(from: self)
    return copy
  }

  /// Takes everything from `other`.
  final func assign(from other: CollectionViewLayoutAttributes) {
    storedIndexPath = other.storedIndexPath
    storedCategory = other.storedCategory
    storedKind = other.storedKind
    setGeometry(of: other)
    storedTransform = other.storedTransform
    storedAlpha = other.storedAlpha
    storedZIndex = other.storedZIndex
    storedIsHidden = other.storedIsHidden
  }

  private final func setGeometry(of other: CollectionViewLayoutAttributes) {
    (storedCenter, storedSize) = (other.storedCenter, other.storedSize)
    storedOrigin = other.storedOrigin
  }

  /// Sets center and size; the origin follows.
  final func setGeometry(center: CGPoint, size: CGSize) {
    guard center != storedCenter || size != storedSize else { return }
    (storedCenter, storedSize) = (center, size)
    storedOrigin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
  }

  /// Sets origin and size before the transform; the center follows.
  final func setGeometry(untransformed frame: CGRect) {
    (storedOrigin, storedSize) = (frame.origin, frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Goes back to what a new object has.
  final func reset() {
    storedTransform = .identity
    storedAlpha = 1
    storedIsHidden = false
    storedZIndex = 0
  }

  private func hasSameValues(as other: CollectionViewLayoutAttributes) -> Bool {
    storedIndexPath == other.storedIndexPath && storedCategory == other.storedCategory
      && storedKind == other.storedKind && storedCenter == other.storedCenter
      && storedSize == other.storedSize && storedTransform == other.storedTransform
      && storedAlpha == other.storedAlpha && storedZIndex == other.storedZIndex
      && storedIsHidden == other.storedIsHidden
  }
}
