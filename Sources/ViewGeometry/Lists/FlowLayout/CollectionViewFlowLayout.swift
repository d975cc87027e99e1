public import Foundation

/// Lines of items, one after the other, with a header and a footer around each section: UIKit's flow layout.
///
/// A section whose items all have one size is a grid in closed form: any number of items costs no memory and no time to
/// prepare. Rules R6.1 to R6.8; frames are not rounded. Sizes, insets and spacings come from the properties or, section
/// by section, from a delegate that conforms to ``CollectionViewDelegateFlowLayout``.
open class CollectionViewFlowLayout: CollectionViewSolvedLayout {
  final var storedItemSize = CGSize(width: 50, height: 50)
  final var storedEstimatedItemSize = CGSize.zero
  final var storedLineSpacing: CGFloat = 10
  final var storedInteritemSpacing: CGFloat = 10
  final var storedHeaderSize = CGSize.zero
  final var storedFooterSize = CGSize.zero
  final var storedSectionInset = EdgeInsets.zero
  final var storedInsetReference = SectionInsetReference.fromContentInset
  final var storedDirection = CollectionView.ScrollDirection.vertical
  final var storedPreferredSize: ((IndexPath) -> CGSize)?
  /// Whether a section's only item is centred when the layout has an ``estimatedItemSize`` (R6.9); true by default.
  public final var centersLoneSelfSizedItem = true {
    didSet { if centersLoneSelfSizedItem != oldValue { invalidateLayout() } }
  }
  final var storedPinsHeaders = false
  final var storedPinsFooters = false
  /// The sections solved before: cells keep the sizes they preferred when only the container changes.
  final var measured: FlowSolution?
  final var calledDefault = false
  /// Whether the delegate has no sizes of its own.
  final var delegateLacksSizes = false
  /// Whether sizes of the solved layout are estimates, or what cells preferred to them: those of others aren't kept.
  final var sizesAreMeasured = false

  /// A vertical flow of items of 50 × 50 points, without headers and footers.
  public override init() { super.init() }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewFlowLayout.self
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Properties; the layout reads them, so an override counts.

  /// The size of items for which no delegate says otherwise, in points; 50 × 50 by default.
  ///
  /// - Precondition: Finite and not negative when the layout is solved.
  open var itemSize: CGSize {
    get { storedItemSize }
    set { change(\.storedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// A size to start from where cells are asked for theirs; zero, the default, means they are not asked (R6.29).
  open var estimatedItemSize: CGSize {
    get { storedEstimatedItemSize }
    set { change(\.storedEstimatedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// The distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat {
    get { storedLineSpacing }
    set { change(\.storedLineSpacing, to: newValue) }
  }

  /// The least distance between neighbours of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { storedInteritemSpacing }
    set { change(\.storedInteritemSpacing, to: newValue) }
  }

  /// The size of headers; only the length in the scrolling direction counts, and 0, the default, means none.
  open var headerReferenceSize: CGSize {
    get { storedHeaderSize }
    set { change(\.storedHeaderSize, to: newValue) }
  }

  /// The size of footers; only the length in the scrolling direction counts, and 0, the default, means none.
  open var footerReferenceSize: CGSize {
    get { storedFooterSize }
    set { change(\.storedFooterSize, to: newValue) }
  }

  /// The distances from the items of a section to what surrounds them; headers and footers ignore it (R6.2).
  open var sectionInset: EdgeInsets {
    get { storedSectionInset }
    set { change(\.storedSectionInset, to: newValue) }
  }

  /// What ``sectionInset`` is measured from; the content inset by default (R6.1).
  open var sectionInsetReference: SectionInsetReference {
    get { storedInsetReference }
    set { change(\.storedInsetReference, to: newValue) }
  }

  /// The direction in which lines follow each other; vertical by default (R6.21).
  open var scrollDirection: CollectionView.ScrollDirection {
    get { storedDirection }
    set { change(\.storedDirection, to: newValue, keepingMeasuredSizes: false) }
  }

  /// Whether headers stay at the start of the visible part while their section is in view (R6.25).
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { storedPinsHeaders }
    set { change(\.storedPinsHeaders, to: newValue) }
  }

  /// Whether footers stay at the end of the visible part while their section is in view (R6.25).
  open var sectionFootersPinToVisibleBounds: Bool {
    get { storedPinsFooters }
    set { change(\.storedPinsFooters, to: newValue) }
  }

  /// New attributes of every element that overlaps `rect` or touches it, by section, pinned ones where they are now (R6.32).
  ///
  /// What only touches the visible part of a collection view isn't shown (R6.10). A rectangle without area finds nothing.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let (extent, placed) = (Extent(rect), placed())
    guard !extent.isEmpty else { return [] }
    var found: [CollectionViewLayoutAttributes] = []
    // What touches the rectangle overlaps one that is a point larger on each side.
    let around = rect.standardized.insetBy(dx: -1, dy: -1)
    placed.visitElements(in: around, viewport: placed.viewport(of: collectionView)) {
      if Extent($0.frame).touches(extent) { found.append(attributes(of: $0)) }
    }
    return found
  }

  /// True when the width the lines fill has changed, or when something pinned moves along.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      bounds.origin != newBounds.origin
    {
      return true
    }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }

  /// A context that asks the delegate again only when the size has changed.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
      let isSameSize = collectionView?.bounds.size == newBounds.size
      flow.storedDelegateMetrics = !isSameSize
      flow.storedAttributes = !isSameSize
    }
    return context
  }

  /// True for a cell that prefers another size, where the layout has an ``estimatedItemSize`` (R6.29).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    prefersOtherSize(preferred, than: original)
  }

  override func openAxes(of attributes: CollectionViewLayoutAttributes) -> OpenAxes {
    estimatedItemSize == .zero || attributes.storedCategory != .cell ? .none : .both
  }

  /// A context that gives a cell the size it prefers: lines are broken anew from its line on, until they are as before.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    note(preferred, in: context)
    return context
  }

  override func ownerDidChange() { (solved, measured) = (nil, nil) }

  override func solve() -> PlacedSolution { solvedFlow() }

  override func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    if !takeInPreferredSize(of: context) { dropSolved(for: context) }
    return true
  }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var asksForMovedItems: Bool { !asksCells }

  override var hearsOfUpdates: Bool { type(of: self) != CollectionViewFlowLayout.self }
}
