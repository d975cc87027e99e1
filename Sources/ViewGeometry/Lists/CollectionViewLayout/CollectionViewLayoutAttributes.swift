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

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }

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

  /// The item, or the place a supplementary or decoration view belongs to.
  open var indexPath: IndexPath {
    get { storedIndexPath }
    set { storedIndexPath = newValue }
  }

  /// Whether this is a cell, a supplementary or a decoration view.
  open var representedElementCategory: CollectionView.ElementCategory { storedCategory }

  /// The kind of the supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { storedKind }

  /// The opacity, 0 to 1; geometry and queries don't look at it (R9.5).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue }
  }

  /// The order among overlapping elements, larger in front; ties go to the later index path (R9.5).
  open var zIndex: Int {
    get { storedZIndex }
    set { storedZIndex = newValue }
  }

  /// Whether the element gets no view and no point finds it (R9.5, R6.13).
  open var isHidden: Bool {
    get { storedIsHidden }
    set { storedIsHidden = newValue }
  }

  /// The box of the transformed element, in content coordinates.
  ///
  /// With the identity transform exactly what was set, or `size` about a `center` set since; otherwise the bounding box of the
  /// transformed bounds about the center (R9.4). Setting it standardises the rectangle and, with the identity transform, sets
  /// both; otherwise `size` becomes the size of the box of the inversely transformed rectangle and the center goes to the
  /// rectangle's middle, as with a view (R2.4). A singular transform is left out of that calculation (R2.5).
  ///
  /// - Precondition: No number of a frame that is set is NaN.
  open var frame: CGRect {
    get {
      storedTransform.isIdentity
        ? CGRect(origin: storedOrigin, size: storedSize) : quad.boundingBox
    }
    set { setFrame(newValue) }
  }

  /// The middle of the element, about which it is sized and transformed.
  ///
  /// - Precondition: Neither coordinate is NaN.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The size before the transform; setting it keeps the center (R9.2).
  ///
  /// - Precondition: Neither length is NaN.
  open var size: CGSize {
    get { storedSize }
    set { setSize(newValue) }
  }

  /// The element's own rectangle: `size` at the origin.
  ///
  /// - Precondition: The origin of bounds that are set is (0, 0) (R9.2).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set { setBounds(newValue) }
  }

  /// The affine part of `transform3D`; setting it replaces all of `transform3D` (R9.3).
  open var transform: CGAffineTransform {
    get { storedTransform.affineTransform }
    set { storedTransform = Transform3D(newValue) }
  }

  /// The transform about the center.
  open var transform3D: Transform3D {
    get { storedTransform }
    set { storedTransform = newValue }
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
