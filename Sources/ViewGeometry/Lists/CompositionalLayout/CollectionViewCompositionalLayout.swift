public import Foundation

/// A closure that returns a section, given its index and its environment.
///
/// It is called for every section when the layout is computed, and for sections that a batch update
/// inserts, reloads or edits. Queries for a list's separators, swipe actions or configuration call
/// it for one section.
///
/// - Precondition: The closure doesn't return nil for a section of the collection view.
public typealias CollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any CollectionLayoutEnvironment
) -> CollectionLayoutSection?

/// A layout of sections with nested groups, like UIKit's compositional layout (rules R8.1 to
/// R8.29).
///
/// A group is laid out once, and the frames of its repetitions are computed from their indices. If
/// no items are measured, memory and solving time for a section depend only on the number of items
/// in a group. Frames are not rounded (R8.15). In right-to-left environments, everything is
/// mirrored.
open class CollectionViewCompositionalLayout: CollectionViewSolvedLayout {
  final let sectionProvider: CollectionViewCompositionalLayoutSectionProvider
  final var storedConfiguration: CollectionViewCompositionalLayoutConfiguration
  /// The environment in which the layout was solved.
  final var solvedEnvironment: LayoutContainer?
  /// The handlers of visible items, by section.
  final var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:] {
    didSet {
      // The previous handlers may have made changes that a comparison of frames wouldn't detect.
      if handlers.isEmpty && !oldValue.isEmpty { collectionView?.forgetPreferredSizes() }
    }
  }
  /// The orthogonal scrolling properties that differ from the defaults, by section.
  final var scrolling: [Int: CompositionalScrollingValues] = [:]
  /// The previous solution, whose scroll offsets and measured sizes are carried over.
  final var outdated: CompositionalOutdated?
  /// The animations of the offsets of sections that scroll orthogonally, by section.
  final var flights: [Int: OrthogonalFlight] = [:]
  /// The cached results of the visible-items handlers.
  final var visibleItems: CompositionalVisibleItems?

  /// Creates a layout in which a copy of `section` describes every section.
  public init(section: CollectionLayoutSection) {
    let section = section.copy()
    sectionProvider = { _, _ in section }
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which a copy of `section` describes every section, with a configuration.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.copy()
    sectionProvider = { _, _ in section }
    storedConfiguration = configuration.copy()
    super.init()
  }

  /// Creates a layout whose sections are described by a closure.
  public init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are described by a closure, with a configuration.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copy()
    super.init()
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewCompositionalLayout.self
  }

  /// Returns new attributes for every element that overlaps `rect`, in the order of their sections
  /// (R6.10, R6.11).
  ///
  /// `rect` is in content coordinates, before they are mirrored (R6.28). Elements that handlers
  /// moved into the rectangle come last.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    solvedAttributes(in: rect)
  }

  /// Returns whether the new bounds have a different size.
  ///
  /// In a subclass, also returns true if the origin differs and the layout has pinned elements.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    return bounds.size != newBounds.size
      || !isExact && bounds.origin != newBounds.origin
        && placed().pinning != .nothing
  }

  /// Returns whether the size of an element is estimated and differs from its preferred size
  /// (R6.29).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    preferred.size != original.size && solution(CompositionalSolution.self).isEstimated(original)
  }

  override func openAxes(of attributes: CollectionViewLayoutAttributes) -> OpenAxes {
    let placed = placed()
    return solution(CompositionalSolution.self).openAxes(
      of: attributes, isHorizontal: placed.isHorizontal)
  }

  /// Returns a context that contains the preferred size of one element.
  ///
  /// Invalidating the layout with this context sets the size, and moves the elements after it.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = Self.contextClass.init()
    context.storedMeasurement = MeasuredSize(preferred)
    return context
  }

  /// Always true: the layout is mirrored in right-to-left environments.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func ownerDidChange() {
    endOrthogonalFlights()
    (solved, outdated, visibleItems) = (nil, nil, nil)
  }

  override func ownerTraitsDidChange() {
    if solved != nil, solvedEnvironment != LayoutContainer(collectionView) { invalidateLayout() }
  }

  override func solve() -> PlacedSolution { solvedComposition() }

  override func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    if let measurement = context.storedMeasurement, let solved, !context.invalidateEverything,
      !context.invalidateDataSourceCounts
    {
      // The solved layout is updated in place, so nothing is invalid.
      return change { $0.measure(measurement, isHorizontal: solved.isHorizontal) }
    }
    outdate(keepingMeasures: !context.invalidateEverything)
    return true
  }

  /// Whether queries read the solution directly.
  ///
  /// True if neither a subclass nor a handler can have moved elements.
  override var answersDirectly: Bool { isExact && handlers.isEmpty }

  override func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    handledElements()[element.key]?.copied() ?? newAttributes(of: element)
  }

  override func update(with plan: BatchUpdatePlan) -> Bool {
    endOrthogonalFlights()
    return updateSolved(with: plan)
  }

  // The measured sizes of cells are kept.
  override var asksForMovedItems: Bool { false }

  override var isNotifiedOfUpdates: Bool {
    type(of: self) != CollectionViewCompositionalLayout.self
  }

  override func hangsOnItem(ofKind kind: String, at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2 else { return false }
    let found = solution(CompositionalSolution.self).supplementary(
      named: kind, section: indexPath[0], item: indexPath[1], viewport: nil)
    return found?.kind == .supplementary(kind)
  }

  override func scrollSection(
    showing indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?,
    animated: Bool
  ) {
    scrollOrthogonally(
      to: indexPath, horizontally: horizontally, vertically: vertically, animated: animated)
  }

  /// The configuration of the whole layout; the getter returns a copy.
  ///
  /// The setter stores a copy and invalidates the layout. Sections that scroll orthogonally keep
  /// their offsets, unless the scroll direction changes.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { builtInConfiguration }
    set { builtInConfiguration = newValue }
  }

  deinit {}
}

extension CollectionViewCompositionalLayout {
  /// The default implementation of ``configuration``.
  final var builtInConfiguration: CollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copy() }
    set {
      storedConfiguration = newValue.copy()
      invalidateLayout()
    }
  }
}
