public import Foundation

/// An object that computes the positions of a collection view's elements: an abstract base class.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``, as in UIKit. Points
/// and rectangles are in content coordinates, y down, with the content's top-left corner at (0, 0);
/// in a mirrored layout, they are in layout coordinates, which the collection view mirrors (R6.28).
/// Methods that only notify the layout do nothing by default.
open class CollectionViewLayout: IdentityObject {
  /// The collection view that uses the layout.
  ///
  /// The collection view retains the layout, and clears this reference in its `deinit`.
  final unowned(unsafe) var owner: CollectionView? { didSet { ownerDidChange() } }
  /// Whether ``prepare()`` has been called since the last invalidation.
  @exclusivity(unchecked) final var isPrepared = false
  final var decorationClasses: [String: CollectionReusableView.Type] = [:]
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The spatial index of ``spatialAttributes``, created when it is first needed after an
  /// invalidation.
  @exclusivity(unchecked) final var spatialState = SpatialState.unknown
  /// The solved layout, if items can be looked up in it directly; otherwise nil.
  ///
  /// It is nil if items are pinned, or if a subclass or a handler of visible items may change their
  /// attributes. Pinned headers and footers don't matter.
  @exclusivity(unchecked) final var restingSolution: PlacedSolution?

  /// Creates a layout that no collection view uses yet.
  public override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: CollectionView? { owner }

  /// The class of the attributes that the layout creates: `CollectionViewLayoutAttributes` or a
  /// subclass.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts that the layout creates:
  /// `CollectionViewLayoutInvalidationContext` or a subclass.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Prepares the layout for queries; does nothing by default.
  ///
  /// The collection view calls it once after each invalidation, before its first query.
  open func prepare() {}

  /// The size of the whole content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements, in any order; nil by default.
  ///
  /// A layout may override this property instead of the four methods that return attributes. Its
  /// elements are then indexed in an R-tree once after each invalidation, so a query takes
  /// logarithmic time, plus the time for the elements that it finds. Besides this property, only
  /// `collectionViewContentSize` and `prepare()` need to be overridden. Each element may occur only
  /// once. A query at a point takes transforms into account, ignores hidden elements, and finds the
  /// item with the largest `zIndex` (R6.13, R6.14). The attributes are not copied, so don't change
  /// them until the layout is invalidated.
  open var spatialAttributes: [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of all elements that overlap `rect`, in content coordinates; nil means
  /// that there are none.
  ///
  /// By default, this method and the three methods for single elements return attributes from
  /// ``spatialAttributes``.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    indexedAttributes?.attributes(in: rect)
  }

  /// Returns the attributes of an item's cell, visible or not; nil if the item doesn't exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(like: .init(forCellWith: indexPath))
  }

  /// Returns the attributes of a supplementary view; nil if it doesn't exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(
      like: .init(forSupplementaryViewOfKind: elementKind, with: indexPath))
  }

  /// Returns the attributes of a decoration view; nil if it doesn't exist.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(
      like: .init(forDecorationViewOfKind: elementKind, with: indexPath))
  }

  /// Invalidates the whole layout, by calling ``invalidateLayout(with:)`` with a new context.
  ///
  /// An override must call super.
  open func invalidateLayout() { invalidateLayout(with: Self.contextClass.init()) }

  /// Invalidates the parts that `context` specifies, and makes its adjustments to the content size
  /// and the content offset.
  ///
  /// In this class, any context causes ``prepare()`` to be called before the next query. An
  /// override must call super.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    spatialState = .unknown
    let adjustment = context.storedSizeAdjustment
    if let owner, adjustment != .zero {
      let size = owner.contentSize
      owner.contentSize = CGSize(
        width: size.width + adjustment.width, height: size.height + adjustment.height)
    }
    owner?.layoutDidInvalidate(context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout; false by default.
  ///
  /// Called when the bounds of the collection view change; its `bounds` still have the old value.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context for the parts of the layout that new bounds invalidate; by default, one that
  /// lists no parts.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { Self.contextClass.init() }

  /// Returns whether preferred attributes of an element invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the axes along which an element may choose its size; both for custom layouts.
  internal func openAxes(of attributes: CollectionViewLayoutAttributes) -> OpenAxes { .both }

  /// Returns a context for the parts of the layout that an element's preferred attributes
  /// invalidate; by default, one that lists no parts, which causes ``prepare()`` to be called.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { Self.contextClass.init() }

  /// Returns the content offset at which scrolling stops; the proposed one by default.
  ///
  /// `velocity` is the velocity of the content offset when the drag ends, in points per
  /// millisecond. A coordinate is negative if the offset decreases.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after an update or a change of layout; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Called before the collection view switches from this layout to another one or begins an
  /// interactive transition to it, but not when its `collectionViewLayout` property is set.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Called before the collection view switches to this layout from another one or begins an
  /// interactive transition to it, but not when its `collectionViewLayout` property is set.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Called after a transition for which a `prepareForTransition` method was called, unless the app
  /// ended it by setting the `collectionViewLayout` property.
  open func finalizeLayoutTransition() {}

  /// Called with the edits of a batch update, after ``prepare()`` has updated the layout for it.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called at the end of a batch update, before views that become visible are laid out.
  open func finalizeCollectionViewUpdates() {}

  // Initial and final attributes. A view that becomes visible in a batch update starts with the
  // initial attributes, and then takes those of its position. A view that disappears takes the
  // final attributes before it is removed (R9.15).

  /// Returns the initial attributes of an appearing cell, by its index path after the batch; nil,
  /// the default, means its layout attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a disappearing cell, by its index path before the batch; nil,
  /// the default, means that its attributes don't change.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of an appearing supplementary view, by its index path after
  /// the batch; nil, the default, means its layout attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a disappearing supplementary view, by its index path before
  /// the batch; nil, the default, means that its attributes don't change.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of an appearing decoration view, by its index path after the
  /// batch; nil, the default, means its layout attributes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a disappearing decoration view, by its index path before the
  /// batch; nil, the default, means that its attributes don't change.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the index paths, after a batch update, of the supplementary views of a displayed kind
  /// that the layout adds in it; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before a batch update, of the supplementary views of a displayed kind
  /// that the layout removes in it; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, after a batch update, of the decoration views of a displayed kind
  /// that the layout adds in it; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before a batch update, of the decoration views of a displayed kind
  /// that the layout removes in it; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called after the size of the bounds has changed, between ``prepare()`` and the layout of the
  /// views (R9.16).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the views have been laid out for the new bounds.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Interactive movement

  /// Returns the target index path of a dragged item at `position`, in layout coordinates.
  ///
  /// The default is the index path of the item at `position`; if there is none, it is the current
  /// index path of the dragged item.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    // The collection view is queried in its own coordinates, mirrored or not.
    owner.flatMap { $0.indexPathForItem(at: $0.layoutPoint(of: position)) } ?? previousIndexPath
  }

  /// Returns the attributes of a dragged item: its layout attributes, but centered at `position`
  /// and in front, in layout coordinates.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied()
      ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns a context for a step of a drag, with positions in layout coordinates; by default, it
  /// lists the old and new index paths.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  /// Returns a context for the end of a drag; by default, it lists the old and new index paths.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, .zero, previousIndexPaths)
  }

  /// Whether the layout is mirrored in a collection view whose layout direction isn't
  /// ``developmentLayoutDirection``; false by default (R6.28).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout direction for which the layout computes positions; left to right by default.
  open var developmentLayoutDirection: View.UserInterfaceLayoutDirection { .leftToRight }

  /// Called to discard the solution, after the layout was attached to or detached from a collection
  /// view, or if it was solved for other item counts; does nothing by default.
  func ownerDidChange() {}

  /// Called when the traits of the collection view change.
  func ownerTraitsDidChange() {}

  /// Whether scrolling can invalidate the layout, as it may in any layout written for UIKit.
  var dependsOnBoundsOrigin: Bool { true }

  /// Whether the layout holds a solution, even an invalidated one.
  var holdsSolution: Bool { false }

  /// Updates the solved layout for a batch.
  ///
  /// Returns false if the layout must be solved again.
  func update(with plan: BatchUpdatePlan) -> Bool { false }

  /// The solved layout, solved first if necessary; nil if queries must use attributes instead.
  var directSolution: PlacedSolution? { nil }

  /// Whether to call the methods that report batch updates, drags and changes in the bounds.
  ///
  /// False for the library's solved layouts, which don't override these methods; true for all other
  /// layouts, including subclasses of the library's.
  var isNotifiedOfUpdates: Bool { true }

  /// Whether the layout requests the sizes of moved items from a delegate.
  var asksForMovedItems: Bool { true }

  /// Returns whether a supplementary view is attached to an item and moves with it.
  func hangsOnItem(ofKind kind: String, at indexPath: IndexPath) -> Bool { false }

  /// Scrolls a section that scrolls orthogonally, to give an item the requested alignment (R8.24).
  ///
  /// Does nothing by default.
  func scrollSection(
    showing indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?,
    animated: Bool
  ) {}

  /// Registers the class of the decoration views of a kind; nil removes the registration.
  ///
  /// - Precondition: `viewClass` is nil, `CollectionReusableView` or a subclass of it.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) { builtInRegister(viewClass, forDecorationViewOfKind: elementKind) }

  deinit {}
}

@available(*, unavailable)
extension CollectionViewLayout: Sendable {}

/// A closure that receives elements, with their attributes if there are any.
typealias CollectionLayoutVisitor =
  (CollectionLayoutElement, CollectionViewLayoutAttributes?) -> Void

extension CollectionViewLayout {
  /// The ``invalidationContextClass``, cast to a class of contexts.
  ///
  /// - Precondition: The class is `CollectionViewLayoutInvalidationContext` or a subclass of it.
  final class var contextClass: CollectionViewLayoutInvalidationContext.Type {
    guard
      let contextClass = invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        "The invalidationContextClass of \(self) isn't a class of invalidation contexts: \(invalidationContextClass)."
      )
    }
    return contextClass
  }

  /// Returns a context that invalidates the previous and the target index paths of dragged items.
  private func movementContext(
    _ targets: [IndexPath], _ position: CGPoint, _ previous: [IndexPath]
  ) -> CollectionViewLayoutInvalidationContext {
    let context = Self.contextClass.init()
    context.invalidateItems(at: previous + targets.filter { !previous.contains($0) })
    context.storedMovement = .init(targets: targets, position: position, previous: previous)
    return context
  }

  /// The ``layoutAttributesClass``, cast to a class of attributes.
  ///
  /// - Precondition: The class is `CollectionViewLayoutAttributes` or a subclass of it.
  final class var attributesClass: CollectionViewLayoutAttributes.Type {
    guard let attributesClass = layoutAttributesClass as? CollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "The layoutAttributesClass of \(self) isn't a class of layout attributes: \(layoutAttributesClass)."
      )
    }
    return attributesClass
  }

  /// Creates an instance of the layout's attributes class for an element.
  final func newAttributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).attributesClass.init()
    attributes.assign(element)
    return attributes
  }

  /// The default implementation of ``register(_:forDecorationViewOfKind:)``.
  final func builtInRegister(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    decorationClasses[elementKind] = CollectionReusableView.subclass(viewClass)
  }
}
