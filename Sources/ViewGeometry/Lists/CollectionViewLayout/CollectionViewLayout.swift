public import Foundation

/// Decides where a collection view's elements are.
///
/// The abstract base: a subclass overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``, exactly as with UIKit. Everything is in content
/// coordinates: points, y down, the content's top left corner at (0, 0).
open class CollectionViewLayout {
  /// The collection view that shows the layout; it keeps the layout and clears this link when it goes.
  final unowned(unsafe) var owner: CollectionView? { didSet { ownerDidChange() } }
  /// Whether ``prepare()`` ran since the last invalidation.
  @exclusivity(unchecked) final var isPrepared = false
  final var decorationClasses: [String: CollectionReusableView.Type] = [:]
  /// The index of ``spatialAttributes``; made when it is first needed after an invalidation.
  @exclusivity(unchecked) final var spatialState = SpatialState.unknown
  /// The solution that answers in the layout's place for items at rest; nil while there is none.
  @exclusivity(unchecked) final var restingSolution: PlacedSolution?

  /// A layout that no collection view uses yet.
  public init() {}

  /// Nil, for there are no archives.
  public convenience init?(coder: NSCoder) { return nil }

  /// The class of the attributes the layout makes: `CollectionViewLayoutAttributes` or a subclass.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts the layout makes.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Brings the layout up to date; called once after each invalidation, before anything is asked.
  open func prepare() {}

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements there are, in any order; nil by default.
  ///
  /// Instead of the four methods below a layout may override this: the elements are indexed in an R-tree once after each
  /// invalidation, every query takes logarithmic time, and `collectionViewContentSize` and `prepare` are all that is left to
  /// write. Each element may be given once. zIndex, isHidden and transforms count as in R6.13 and R6.14. The attributes are
  /// not copied: change none until the layout is invalidated.
  open var spatialAttributes: [CollectionViewLayoutAttributes]? { nil }

  /// The attributes of all elements that overlap `rect`, in content coordinates; nil for none.
  ///
  /// Those of ``spatialAttributes``, as for the three methods below, unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    indexedAttributes?.attributes(in: rect)
  }

  /// The attributes of an item's cell, on screen or not; nil when there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(like: .init(forCellWith: indexPath))
  }

  /// The attributes of a supplementary view; nil when there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(
      like: .init(forSupplementaryViewOfKind: elementKind, with: indexPath))
  }

  /// The attributes of a decoration view; nil when there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    indexedAttributes?.attributes(
      like: .init(forDecorationViewOfKind: elementKind, with: indexPath))
  }

  /// Marks everything as stale.
  open func invalidateLayout() {
    invalidateLayout(with: Self.contextClass.init())
  }

  /// Marks what `context` names as stale; an override calls super.
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

  /// Whether new bounds of the collection view make the layout stale; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What new bounds make stale.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    Self.contextClass.init()
  }

  /// Whether an element that would rather have other attributes makes the layout stale; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Along which axes an element may choose its size; both where only the program's class knows.
  internal func openAxes(of attributes: CollectionViewLayoutAttributes) -> OpenAxes { .both }

  /// What an element's preferred attributes make out of date.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    Self.contextClass.init()
  }

  /// Where a scroll that would stop at `proposedContentOffset` stops instead.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content offset goes after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Hears that the collection view is about to use another layout instead.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Hears that the collection view is about to use the layout instead of another.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Hears that the change from or to another layout is done.
  open func finalizeLayoutTransition() {}

  /// Hears of the edits of a batch, after ``prepare()`` brought the layout to the state after it.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Hears that a batch has been applied.
  open func finalizeCollectionViewUpdates() {}

  // MARK: Where elements come from and go to. A view that comes into view in a batch takes the first attributes, then those of
  // its place; one that goes takes the last ones before it leaves (R9.15).

  /// Where the cell of an item starts from when it appears; nil, the default, for its place in the layout.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where the cell of an item goes to when it disappears; nil, the default, for its place in the layout.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view starts from when it appears; nil, the default, for its place in the layout.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view goes to when it disappears; nil, the default, for its place in the layout.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a decoration view starts from when it appears; nil, the default, for its place in the layout.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a decoration view goes to when it disappears; nil, the default, for its place in the layout.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind that a batch adds besides those that come with their elements; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that a batch takes away besides those that go with their elements; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a batch adds besides those that come with their elements; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a batch takes away besides those that go with their elements; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Hears that the bounds got another size, after ``prepare()`` brought the layout there and before views are moved (R9.16).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Hears that the views are where the new bounds want them.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Moving items by hand

  /// The place an item that is dragged would take when it is at `position`, in content coordinates.
  ///
  /// That of the item under the position, or the one it has, by default.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    // The collection view is asked in its own coordinates, mirrored or not.
    owner.flatMap { $0.indexPathForItem(at: $0.layoutPoint(of: position)) } ?? previousIndexPath
  }

  /// The attributes of an item that is dragged: those of its place, with the center at `position` and in front of others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy()
      ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// What is out of date while items are dragged.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  /// What is out of date when a drag of items ends.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, .zero, previousIndexPaths)
  }

  /// Whether the layout is mirrored where reading goes from right to left; false by default (R6.28).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction the layout was written for; from left to right by default.
  open var developmentLayoutDirection: View.UserInterfaceLayoutDirection { .leftToRight }

  /// Another collection view uses the layout, or none: what was solved was for the other.
  func ownerDidChange() {}

  /// The collection view has other traits.
  func ownerTraitsDidChange() {}

  /// Whether scrolling can make the layout stale; it may in any layout written for UIKit.
  var dependsOnBoundsOrigin: Bool { true }

  /// Whether something is solved already, which is to be prepared yet or not.
  var holdsSolution: Bool { false }

  /// Updates the solved layout to the state after a batch; false if everything has to be solved again.
  func update(with plan: BatchUpdatePlan) -> Bool { false }

  /// The solution that answers in the layout's place, solved now if need be; nil for layouts that only know attributes.
  var directSolution: PlacedSolution? { nil }

  /// Whether the methods that report a batch of updates may be overridden: not in the layouts of this library.
  var hearsOfUpdates: Bool { true }

  /// Whether the layout asks others for the sizes of items that move.
  var asksForMovedItems: Bool { true }

  /// Whether a supplementary view hangs on an item, and goes where that goes.
  func hangsOnItem(ofKind kind: String, at indexPath: IndexPath) -> Bool { false }

  /// Scrolls a section that scrolls by itself until an item is where a program wants it (R8.24).
  func scrollSection(
    showing indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?
  ) {}
}

@available(*, unavailable)
extension CollectionViewLayout: Sendable {}

/// What elements are handed to, with their attributes where there are some.
typealias CollectionLayoutVisitor =
  (CollectionLayoutElement, CollectionViewLayoutAttributes?) -> Void

extension CollectionViewLayout {
  /// ``invalidationContextClass`` as a class of contexts.
  ///
  /// - Precondition: It is one.
  final class var contextClass: CollectionViewLayoutInvalidationContext.Type {
    guard
      let contextClass = invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        "The class of invalidation contexts can't be \(invalidationContextClass).")
    }
    return contextClass
  }

  /// Everything that an item that is dragged over others can change: the places between.
  private func movementContext(
    _ targets: [IndexPath], _ position: CGPoint, _ previous: [IndexPath]
  ) -> CollectionViewLayoutInvalidationContext {
    let context = Self.contextClass.init()
    context.invalidateItems(at: previous + targets.filter { !previous.contains($0) })
    context.storedMovement = .init(targets: targets, position: position, previous: previous)
    return context
  }

  /// ``layoutAttributesClass`` as a class of attributes.
  ///
  /// - Precondition: It is one.
  final class var attributesClass: CollectionViewLayoutAttributes.Type {
    guard let attributesClass = layoutAttributesClass as? CollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "The layoutAttributesClass of \(self) is no class of attributes: \(layoutAttributesClass).")
    }
    return attributesClass
  }

  /// New attributes of the layout's class for an element.
  final func newAttributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).attributesClass.init()
    attributes.assign(element)
    return attributes
  }

  /// The collection view that uses the layout; nil when there is none.
  public var collectionView: CollectionView? { owner }

  /// Names the class of the decoration views of a kind; nil removes it.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorationClasses[elementKind] = viewClass
  }
}
