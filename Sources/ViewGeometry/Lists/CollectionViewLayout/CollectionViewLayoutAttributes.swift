public import Foundation

/// The geometry and appearance of one element: a cell, a supplementary view or a decoration view.
///
/// Positions are in the collection view's content coordinates, in points. Center, size and
/// transform are independent; `frame` is derived from them (R9.1, R9.2). Collection views return
/// copies: changing a copy doesn't change the layout (R9.7). A subclass with additional properties
/// overrides ``copy(with:)`` and ``isEqual(_:)``.
open class CollectionViewLayoutAttributes: IdentityObject {
  final var storedIndexPath = IndexPath(index: 0).appending(0)
  final var storedCategory = CollectionView.ElementCategory.cell
  final var storedKind: String?
  final private(set) var storedCenter = CGPoint.zero
  final private(set) var storedSize = CGSize.zero
  /// The origin of the element before its transform, as set by a frame or computed from the center
  /// and the size.
  ///
  /// It is stored because adding and subtracting half of the size may not restore it exactly.
  final private(set) var storedOrigin = CGPoint.zero
  final var storedTransform = Transform3D.identity
  final var storedAlpha: CGFloat = 1
  final var storedZIndex = 0
  final var storedIsHidden = false

  /// Creates attributes of a cell at item 0 of section 0 with an empty frame at the origin.
  public required override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates attributes of the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .supplementaryView
    storedKind = kind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
    storedCategory = .decorationView
    storedKind = kind
  }

  /// The index path of the item, or of the supplementary or decoration view.
  open var indexPath: IndexPath {
    get { storedIndexPath }
    set { storedIndexPath = newValue }
  }

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open var representedElementCategory: CollectionView.ElementCategory { storedCategory }

  /// The kind of the supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { storedKind }

  /// The opacity, from 0 to 1; 1 by default.
  ///
  /// It has no effect on geometry or queries (R9.5).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue }
  }

  /// The order of overlapping elements, 0 by default; larger values are in front.
  ///
  /// Of elements with equal values, those with later index paths are in front (R9.5).
  open var zIndex: Int {
    get { storedZIndex }
    set { storedZIndex = newValue }
  }

  /// Whether the element is hidden, so that it has no view and hit testing ignores it (R9.5,
  /// R6.13); false by default.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { storedIsHidden = newValue }
  }

  /// The bounding box of the transformed element, in content coordinates.
  ///
  /// With the identity transform, this is exactly the rectangle that was set. If `size` or `center`
  /// was set later, it is the rectangle with this size, centered at this point. With other
  /// transforms, it is the bounding box of the bounds, transformed about the center (R9.4).
  ///
  /// Setting the frame standardizes the rectangle. With the identity transform, it sets the center
  /// and the size. With other transforms, `size` becomes the size of the bounding box of the
  /// inversely transformed rectangle, and the center moves so that the transformed element is
  /// centered in the rectangle, as with a view (R2.4). If the transform is singular, the rectangle
  /// isn't transformed (R2.5).
  ///
  /// - Precondition: The new frame contains no NaN.
  open var frame: CGRect {
    get {
      storedTransform.isIdentity
        ? CGRect(origin: storedOrigin, size: storedSize) : quad.boundingBox
    }
    set { setFrame(newValue) }
  }

  /// The center of the element, about which it is transformed.
  ///
  /// - Precondition: Neither coordinate is NaN.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The size of the element before its transform.
  ///
  /// Setting it keeps the center (R9.2).
  ///
  /// - Precondition: Neither length is NaN.
  open var size: CGSize {
    get { storedSize }
    set { setSize(newValue) }
  }

  /// The bounds of the element: its `size`, with a zero origin.
  ///
  /// Setting it sets `size`.
  ///
  /// - Precondition: The origin of the new bounds is (0, 0), and neither length is NaN (R9.2).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set { setBounds(newValue) }
  }

  /// The affine part of `transform3D`; setting it replaces all of `transform3D` (R9.3).
  open var transform: CGAffineTransform {
    get { storedTransform.affineTransform }
    set { storedTransform = Transform3D(newValue) }
  }

  /// The transform about the center; the identity by default.
  open var transform3D: Transform3D {
    get { storedTransform }
    set { storedTransform = newValue }
  }

  #if NSObject
    /// Returns an equal, independent object of the same class: the result of ``copy(with:)``.
    open nonisolated override func copy() -> Any { copy(with: nil) }
  #else
    /// Returns an equal, independent object of the same class: the result of ``copy(with:)``.
    ///
    /// Collection views and layouts copy with this method. A subclass that overrides it instead of
    /// ``copy(with:)`` casts the result of `super.copy()` to itself and copies its own properties.
    open func copy() -> Any { copy(with: nil) }
  #endif

  /// Returns an equal, independent object of the same class, ignoring `zone`.
  ///
  /// A subclass casts the result of `super.copy(with: zone)` to itself and copies its own
  /// properties.
  open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

  /// Returns whether `object` has the same class, and the same values of the properties of
  /// `CollectionViewLayoutAttributes` (R9.6).
  @preconcurrency open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other === self || (type(of: other) == type(of: self) && hasSameValues(as: other))
  }

  /// A hash of the index path and the kind; equal attributes have equal hashes.
  @preconcurrency open nonisolated override var hash: Int {
    var hasher = Hasher()
    hashKey(into: &hasher)
    return hasher.finalize()
  }

  deinit {}
}

@available(*, unavailable)
extension CollectionViewLayoutAttributes: Sendable {}

#if !NSObject
  extension CollectionViewLayoutAttributes: Hashable {
    /// Returns whether the two objects are equal according to ``isEqual(_:)``.
    public static func == (
      left: CollectionViewLayoutAttributes, right: CollectionViewLayoutAttributes
    ) -> Bool {
      left.isEqual(right)
    }

    /// Hashes the index path and the kind, which are the same in equal attributes.
    public func hash(into hasher: inout Hasher) { hashKey(into: &hasher) }
  }
#endif

extension CollectionViewLayoutAttributes {
  private final func hashKey(into hasher: inout Hasher) {
    hasher.combine(storedIndexPath)
    hasher.combine(storedKind)
  }

  /// Returns the result of ``copy()`` as attributes.
  ///
  /// - Precondition: A subclass returns attributes from ``copy()`` and ``copy(with:)``.
  package final func copied() -> CollectionViewLayoutAttributes {
    // The base class is copied without boxing and casting.
    if type(of: self) == CollectionViewLayoutAttributes.self { return plainCopy() }
    guard let copy = copy() as? CollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) didn't return layout attributes.")
    }
    return copy
  }

  private final func plainCopy() -> CollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.assign(from: self)
    return copy
  }

  /// Copies all values from `other`.
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

  /// Sets the center and the size, and updates the origin.
  final func setGeometry(center: CGPoint, size: CGSize) {
    guard center != storedCenter || size != storedSize else { return }
    (storedCenter, storedSize) = (center, size)
    storedOrigin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
  }

  /// Sets the origin and the size before the transform, and updates the center.
  final func setGeometry(untransformed frame: CGRect) {
    (storedOrigin, storedSize) = (frame.origin, frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Resets the transform, the opacity, the z-index and `isHidden` to the values of a new object.
  ///
  /// The caller assigns the other values.
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
