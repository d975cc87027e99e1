public import Foundation

/// A layout that arranges items in lines, with a header and a footer for each section.
///
/// A line takes items until the next one doesn't fit. They are then spread from edge to edge, or
/// centered if there is only one (R6.1 to R6.8). Frames aren't rounded. If all items of a section
/// have the same size, their frames are computed when they are needed: the items take no memory
/// and, unless a delegate or ``preferredSize`` provides their sizes, no time to prepare. Insets,
/// spacings, and header and footer sizes come from the properties or, for each section, from a
/// delegate that conforms to ``CollectionViewDelegateFlowLayout``; the delegate can also provide
/// the size of each item. Setting a property to another value invalidates the layout. If the
/// property is ``itemSize``, ``estimatedItemSize`` or ``scrollDirection``, self-sizing cells are
/// also measured again.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 80)
/// layout.minimumLineSpacing = 16
/// layout.sectionInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
/// photos.collectionViewLayout = layout
/// ```
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
  /// Whether a section's only item is centered in a layout with an ``estimatedItemSize`` (R6.9).
  ///
  /// The default is true.
  public final var centersLoneSelfSizedItem = true {
    didSet { if centersLoneSelfSizedItem != oldValue { invalidateLayout() } }
  }
  final var storedPinsHeaders = false
  final var storedPinsFooters = false
  /// The previous solution, from which cells keep their preferred sizes when the layout is solved
  /// again.
  ///
  /// Nil if the layout is solved, if cells weren't measured, or if the data was reloaded.
  final var measured: FlowSolution?
  final var calledDefault = false
  /// Whether the delegate implements no method for sizes, as found when sizes were last requested.
  final var delegateLacksSizes = false
  /// Whether the sizes of the solved layout are estimates and preferred sizes of cells.
  ///
  /// Sizes from other sources are requested again when the layout is solved again.
  final var sizesAreMeasured = false

  /// Creates a vertical layout with items of 50 × 50 points, without headers or footers.
  public override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewFlowLayout.self
  }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Properties. The layout reads these properties, so that overrides have an effect.

  /// The size of the items if the delegate doesn't provide sizes, in points; 50 × 50 by default.
  ///
  /// If ``estimatedItemSize`` isn't zero, it is only the initial size for ``automaticSize``.
  ///
  /// - Precondition: The size is finite and not negative when the layout is computed.
  open var itemSize: CGSize {
    get { storedItemSize }
    set { change(\.storedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// The initial size of self-sizing cells, in points (R6.29).
  ///
  /// The default is zero: cells don't size themselves. ``automaticSize`` means ``itemSize``. Sizes
  /// from the delegate or ``preferredSize`` take precedence.
  ///
  /// - Precondition: The size is finite and not negative when the layout is computed.
  open var estimatedItemSize: CGSize {
    get { storedEstimatedItemSize }
    set { change(\.storedEstimatedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// The spacing between lines, in points; 10 by default.
  ///
  /// - Precondition: The spacing is finite when the layout is computed.
  open var minimumLineSpacing: CGFloat {
    get { storedLineSpacing }
    set { change(\.storedLineSpacing, to: newValue) }
  }

  /// The minimum spacing between items in a line, in points; 10 by default.
  ///
  /// - Precondition: The spacing is finite when the layout is computed.
  open var minimumInteritemSpacing: CGFloat {
    get { storedInteritemSpacing }
    set { change(\.storedInteritemSpacing, to: newValue) }
  }

  /// The size of headers, in points; only the length in the scroll direction matters.
  ///
  /// The default is zero: there are no headers.
  ///
  /// - Precondition: The length in the scroll direction is finite and not negative when the layout
  ///   is computed.
  open var headerReferenceSize: CGSize {
    get { storedHeaderSize }
    set { change(\.storedHeaderSize, to: newValue) }
  }

  /// The size of footers, in points; only the length in the scroll direction matters.
  ///
  /// The default is zero: there are no footers.
  ///
  /// - Precondition: The length in the scroll direction is finite and not negative when the layout
  ///   is computed.
  open var footerReferenceSize: CGSize {
    get { storedFooterSize }
    set { change(\.storedFooterSize, to: newValue) }
  }

  /// The insets around the items of a section, in points; zero by default.
  ///
  /// Headers and footers lie outside these insets (R6.2).
  ///
  /// - Precondition: The insets are finite when the layout is computed.
  open var sectionInset: EdgeInsets {
    get { storedSectionInset }
    set { change(\.storedSectionInset, to: newValue) }
  }

  /// The area that ``sectionInset`` is relative to at both ends of the lines; `fromContentInset` by
  /// default (R6.1).
  ///
  /// It has no effect on the insets at the start and end of a section in the scroll direction.
  open var sectionInsetReference: SectionInsetReference {
    get { storedInsetReference }
    set { change(\.storedInsetReference, to: newValue) }
  }

  /// The direction in which the content scrolls, perpendicular to its lines; vertical by default
  /// (R6.21).
  open var scrollDirection: CollectionView.ScrollDirection {
    get { storedDirection }
    set { change(\.storedDirection, to: newValue, keepingMeasuredSizes: false) }
  }

  /// Whether headers stay at the start of the visible area while their section is visible (R6.25).
  ///
  /// The default is false.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { storedPinsHeaders }
    set { change(\.storedPinsHeaders, to: newValue) }
  }

  /// Whether footers stay at the end of the visible area while their section is visible (R6.25).
  ///
  /// The default is false.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { storedPinsFooters }
    set { change(\.storedPinsFooters, to: newValue) }
  }

  /// Returns new attributes for every element that overlaps or touches `rect`, in the order of
  /// their sections (R6.32).
  ///
  /// `rect` is in content coordinates, before they are mirrored (R6.28). Pinned elements are
  /// returned at their current positions. The collection view doesn't show elements that only touch
  /// its visible area (R6.10). Returns an empty array if `rect` is empty.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let (extent, placed) = (Extent(rect), placed())
    guard !extent.isEmpty else { return [] }
    var found: [CollectionViewLayoutAttributes] = []
    // Elements that touch the rectangle overlap a rectangle that is a point larger on each side.
    let around = rect.standardized.insetBy(dx: -1, dy: -1)
    placed.visitElements(in: around, viewport: placed.viewport(of: collectionView)) {
      if Extent($0.frame).touches(extent) { found.append(attributes(of: $0)) }
    }
    return found
  }

  /// Returns whether the new bounds change the length of the lines or may move pinned elements.
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

  /// Returns a context that invalidates the delegate's metrics and the attributes if the size of
  /// the bounds changes, and neither of them if only the origin changes.
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

  /// Returns whether a cell's preferred size differs from its current size (R6.29).
  ///
  /// Returns false for headers and footers, and if the layout has no ``estimatedItemSize``.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    prefersOtherSize(preferred, than: original)
  }

  override func openAxes(of attributes: CollectionViewLayoutAttributes) -> OpenAxes {
    estimatedItemSize == .zero || attributes.storedCategory != .cell ? .none : .both
  }

  /// Returns a context that contains the preferred size of a cell.
  ///
  /// Invalidating the layout with this context breaks lines again, from the cell's line up to the
  /// first unchanged line.
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

  override var isNotifiedOfUpdates: Bool { type(of: self) != CollectionViewFlowLayout.self }

  deinit {}
}
