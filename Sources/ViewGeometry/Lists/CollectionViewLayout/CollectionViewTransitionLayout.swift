public import Foundation

/// A layout between two others, for interactive transitions (R9.26).
///
/// This is UIKit's `UICollectionViewTransitionLayout`. The geometry and opacity of each element are
/// interpolated between the two layouts, according to ``transitionProgress``. An element that only
/// one of them contains keeps its geometry, and fades in or out.
open class CollectionViewTransitionLayout: CollectionViewLayout {
  /// The layout at the start of the transition.
  open var currentLayout: CollectionViewLayout { start }
  /// The layout at the end of the transition.
  open var nextLayout: CollectionViewLayout { goal }
  private final let start: CollectionViewLayout
  private final let goal: CollectionViewLayout
  private final var values: [String: CGFloat] = [:]
  /// Whether only the progress has changed, so that the two layouts stay valid.
  private final var isProgressing = false
  /// The closure called at the end of an interactive transition; nil if none is running.
  final var completion: ((_ completed: Bool, _ finished: Bool) -> Void)?

  /// Creates a layout between two others.
  public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
    (start, goal) = (currentLayout, newLayout)
    super.init()
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The fraction of the transition, 0 at the start and 1 at the end; infinity and NaN count as 0.
  ///
  /// Values outside of 0...1 continue the positions beyond the two layouts. Setting it invalidates
  /// this layout, but not the other two.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      isProgressing = true
      invalidateLayout()
      isProgressing = false
    }
  }

  /// Stores an app-defined value under `key`; it doesn't affect the layout.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value last stored for `key`; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private final var layouts: [CollectionViewLayout] { start === goal ? [start] : [start, goal] }

  private final var progress: CGFloat { transitionProgress.isFinite ? transitionProgress : 0 }

  override func ownerDidChange() {
    super.ownerDidChange()
    for layout in layouts where layout.owner !== owner { layout.owner = owner }
  }

  open override func prepare() {
    super.prepare()
    for layout in layouts where !layout.isPrepared {
      layout.prepare()
      layout.isPrepared = true
    }
  }

  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if !isProgressing {
      for layout in layouts {
        let own = type(of: layout).contextClass.init()
        (own.storedEverything, own.storedDataSourceCounts) = (
          context.storedEverything, context.storedDataSourceCounts
        )
        own.countsAreKnown = context.countsAreKnown
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    layouts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// The content size, interpolated between those of the two layouts; never negative.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (start.collectionViewContentSize, goal.collectionViewContentSize)
    return CGSize(
      width: max(0, mix(from.width, to.width)), height: max(0, mix(from.height, to.height)))
  }

  /// Returns the attributes of the elements that overlap `rect` in either layout and whose
  /// interpolated frames intersect it or are empty.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    var found: [CollectionViewLayoutAttributes] = []
    var seen: Set<CollectionElementKey> = []
    for layout in layouts {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        guard seen.insert(key(of: attributes)).inserted else { continue }
        let mixed = mix(
          self.attributes(like: attributes, in: start), self.attributes(like: attributes, in: goal))
        if let mixed, mixed.frame.intersects(rect) || mixed.frame.isEmpty { found.append(mixed) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    mix(
      start.layoutAttributesForItem(at: indexPath), goal.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    mix(
      start.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      goal.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    mix(
      start.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      goal.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  private final func key(of attributes: CollectionViewLayoutAttributes) -> CollectionElementKey {
    CollectionElementKey(
      indexPath: attributes.indexPath, category: attributes.representedElementCategory,
      kind: attributes.representedElementKind)
  }

  private final func attributes(
    like other: CollectionViewLayoutAttributes, in layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes? {
    let (path, kind) = (other.indexPath, other.representedElementKind ?? "")
    return switch other.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private final func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    // Exact at both ends.
    progress == 1 ? to : from + (to - from) * progress
  }

  /// Returns attributes between two others.
  ///
  /// An element that only one of the layouts has keeps its position there, and fades in or out.
  private final func mix(
    _ from: CollectionViewLayoutAttributes?, _ to: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let nearest = progress < 0.5 ? from ?? to : to ?? from else { return nil }
    let mixed = nearest.copied()
    mixed.alpha = max(0, min(1, mix(from?.alpha ?? 0, to?.alpha ?? 0)))
    guard let from, let to else { return mixed }
    mixed.size = CGSize(
      width: max(0, mix(from.size.width, to.size.width)),
      height: max(0, mix(from.size.height, to.size.height)))
    mixed.center = CGPoint(
      x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    if from.transform3D != to.transform3D {
      mixed.transform3D = mix(from.transform3D, to.transform3D)
    }
    return mixed
  }

  /// Returns the transform interpolated between two others by their components (R15.12).
  ///
  /// If one of them has a perspective that can't be separated, the result is `from` if the progress
  /// is less than 0.5, otherwise `to`.
  private final func mix(_ from: Transform3D, _ to: Transform3D) -> Transform3D {
    guard let first = TransformParts(from),
      let last = TransformParts(to, rotationIfFlat: first.rotation)
    else { return progress < 0.5 ? from : to }
    if progress == 0 || progress == 1 { return progress == 0 ? from : to }
    var way = TransformParts.Difference()
    way.add(last.difference(from: first), times: Double(progress))
    return first.adding(way).matrix
  }

  deinit {}
}
