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
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  final let sectionProvider: CollectionViewCompositionalLayoutSectionProvider
  final var storedConfiguration: CollectionViewCompositionalLayoutConfiguration
  /// The solved layout; nil when anything it was made from has changed.
  @exclusivity(unchecked) final var solved: CompositionalPlacement?
  /// The layout as it was solved before: where sections are scrolled to, and what was measured, go on.
  final var outdated: CompositionalOutdated?
  /// What handlers made of the elements in view.
  final var visibleItems: CompositionalVisibleItems?
  /// Whether queries may go straight to the solved layout: a subclass might have moved elements.
  final lazy var isExactlyComposition = type(of: self) == CollectionViewCompositionalLayout.self

  /// A layout whose sections are all alike.
  public init(section: CollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
  }

  /// A layout whose sections are all alike, with a configuration.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    storedConfiguration = configuration.copy()
  }

  /// A layout whose sections a closure describes.
  public init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = CollectionViewCompositionalLayoutConfiguration()
  }

  /// A layout whose sections a closure describes, with a configuration.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copy()
  }

  /// Solves the layout if anything it depends on has changed.
  open override func prepare() {
    _ = placement()
  }

  /// The width of the container and the end of the last section, transposed for horizontal scrolling.
  open override var collectionViewContentSize: CGSize { placement().geometry.contentSize }

  /// New attributes of every element that overlaps `rect`, by section (R6.10, R6.11).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    solvedAttributes(in: rect)
  }

  /// New attributes of an item's cell; nil when the item doesn't exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(of: geometryInView().item(at: indexPath))
  }

  /// New attributes of a header, a footer or what hangs on an item; nil when there is none of the kind.
  ///
  /// Headers and footers of a section have item 0, those of the layout an index path of one number.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(of: geometryInView().supplementary(ofKind: elementKind, at: indexPath))
  }

  /// New attributes of the background of a section; nil when it has none of the kind.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(of: geometryInView().background(ofKind: elementKind, at: indexPath))
  }

  /// True when the size that fractions refer to has changed, or when something pinned moves along.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    return bounds.size != newBounds.size
      || !isExactlyComposition && bounds.origin != newBounds.origin
        && placement().geometry.isPinning
  }

  /// True when an element prefers another size and its own is estimated (R6.29).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool {
    preferred.size != original.size && placement().geometry.isEstimated(original)
  }

  /// A context that gives one element the size it prefers and moves what follows.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    CompositionalMeasurement(preferred)
  }

  /// Marks what `context` names as out of date.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if let measurement = context as? CompositionalMeasurement, solved != nil {
      // The solved layout takes it in; nothing is stale.
      guard change({ $0.measure(measurement) }) else { return }
    } else {
      outdate(keepingMeasures: !context.invalidateEverything)
    }
    super.invalidateLayout(with: context)
  }

  /// Whether the layout is mirrored where reading goes from right to left: true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // Pinned frames are a function of the offset, asked when they are needed: nothing to invalidate.
  override var dependsOnBoundsOrigin: Bool { !isExactlyComposition }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    // The solved layout is looked at once: a touch asks nothing else.
    if isExactlyComposition, let solved, solved.handlers.isEmpty {
      return solved.indexPathOfItem(at: point)
    }
    return answersDirectly
      ? placement().indexPathOfItem(at: point) : indexPathFromAttributes(at: point)
  }

  override func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    answersDirectly
      ? placement().geometry.frameOfItem(at: indexPath)
      : layoutAttributesForItem(at: indexPath)?.frame
  }

  override func scrollSection(
    showing indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?
  ) {
    scrollOrthogonally(to: indexPath, horizontally: horizontally, vertically: vertically)
  }

  override func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    guard answersDirectly else { return visitAttributes(in: rect, body) }
    geometryInView().visitElements(in: rect) { body($0, nil) }
  }

  override var solvedGeometry: (any CollectionGeometry)? {
    answersDirectly ? geometryInView() : nil
  }
}

extension CollectionViewCompositionalLayout {
  /// What all sections share; the layout keeps a copy, and setting it lays out anew.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copy() }
    set {
      storedConfiguration = newValue.copy()
      invalidateLayout()
    }
  }
}
