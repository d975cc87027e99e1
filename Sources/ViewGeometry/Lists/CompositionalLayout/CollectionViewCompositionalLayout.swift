public import Foundation

/// Describes a section: told its number and what it is laid out in.
///
/// - Precondition: Every section of the collection view gets one; nil traps.
public typealias CollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any CollectionLayoutEnvironment
) -> CollectionLayoutSection?

/// Sections of groups of items, nested as deeply as one likes: UIKit's compositional layout (8).
///
/// A group is solved once and repeated in closed form: a section of a million items takes no memory and no time for them.
/// Frames are not rounded (R8.15). Where reading goes from right to left everything is mirrored.
open class CollectionViewCompositionalLayout: CollectionViewSolvedLayout {
  final let sectionProvider: CollectionViewCompositionalLayoutSectionProvider
  final var storedConfiguration: CollectionViewCompositionalLayoutConfiguration
  /// What the layout was solved in.
  final var solvedEnvironment: LayoutContainer?
  /// The handlers of the elements in view, by section.
  final var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:] {
    didSet {
      // What the last ones changed besides frames isn't seen in a frame.
      if handlers.isEmpty && !oldValue.isEmpty { collectionView?.forgetPreferredSizes() }
    }
  }
  /// The layout as it was solved before: where sections are scrolled to, and what was measured, go on.
  final var outdated: CompositionalOutdated?
  /// What handlers made of the elements in view.
  final var visibleItems: CompositionalVisibleItems?

  /// A layout whose sections are all alike.
  public init(section: CollectionLayoutSection) {
    let section = section.copy()
    sectionProvider = { _, _ in section }
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are all alike, with a configuration.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.copy()
    sectionProvider = { _, _ in section }
    storedConfiguration = configuration.copy()
    super.init()
  }

  /// A layout whose sections a closure describes.
  public init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections a closure describes, with a configuration.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copy()
    super.init()
  }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewCompositionalLayout.self
  }

  /// New attributes of every element that overlaps `rect`, by section (R6.10, R6.11), then those that handlers moved there.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    solvedAttributes(in: rect)
  }

  /// True when the size that fractions are of has changed, or in a subclass when something pinned moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    return bounds.size != newBounds.size
      || !isExact && bounds.origin != newBounds.origin
        && placed().pinning != .nothing
  }

  /// True when an element prefers another size and its own is estimated (R6.29).
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

  /// A context that gives one element the size it prefers and moves what follows.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = Self.contextClass.init()
    context.storedMeasurement = MeasuredSize(preferred)
    return context
  }

  /// Whether the layout is mirrored where reading goes from right to left: true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func ownerDidChange() { (solved, outdated, visibleItems) = (nil, nil, nil) }

  override func ownerTraitsDidChange() {
    if solved != nil, solvedEnvironment != LayoutContainer(collectionView) { invalidateLayout() }
  }

  override func solve() -> PlacedSolution { solvedComposition() }

  override func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    if let measurement = context.storedMeasurement, let solved, !context.invalidateEverything,
      !context.invalidateDataSourceCounts
    {
      // The solved layout takes it in; nothing is stale.
      return change { $0.measure(measurement, isHorizontal: solved.isHorizontal) }
    }
    outdate(keepingMeasures: !context.invalidateEverything)
    return true
  }

  /// Neither a subclass nor a handler may have moved elements.
  override var answersDirectly: Bool { isExact && handlers.isEmpty }

  override func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    handledElements()[element.key]?.copy() ?? newAttributes(of: element)
  }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  // What cells measured is kept.
  override var asksForMovedItems: Bool { false }

  override var hearsOfUpdates: Bool { type(of: self) != CollectionViewCompositionalLayout.self }

  override func hangsOnItem(ofKind kind: String, at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2 else { return false }
    let found = solution(CompositionalSolution.self).supplementary(
      named: kind, section: indexPath[0], item: indexPath[1], viewport: nil)
    return found?.kind == .supplementary(kind)
  }

  override func scrollSection(
    showing indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?
  ) {
    scrollOrthogonally(to: indexPath, horizontally: horizontally, vertically: vertically)
  }
}

extension CollectionViewCompositionalLayout {
  /// What all sections share; the layout keeps a copy, and setting it lays out again.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copy() }
    set {
      storedConfiguration = newValue.copy()
      invalidateLayout()
    }
  }
}
