public import Foundation

/// The base class of flow, waterfall, grid and compositional layouts, which are solved as a whole.
///
/// The data source and the delegate are called at the first query after an invalidation. Apps
/// subclass one of the four layouts, not this class. A collection view looks up elements in the
/// solution directly, unless the layout is of an app's subclass or has a handler of visible items,
/// which may move elements.
open class CollectionViewSolvedLayout: CollectionViewLayout {
  /// The current solved layout; nil if the layout must be solved first.
  @exclusivity(unchecked) final var solved: PlacedSolution? {
    didSet {
      restingSolution = solved?.pinning != .items && answersDirectly ? solved : nil
      // The cached attributes of a subclass may derive from the solved layout.
      spatialState = .unknown
    }
  }
  /// Whether this is an instance of one of the library's layout classes, and not of a subclass.
  final private(set) var isExact = false

  /// The library's layout class: the class of this layout, or the one from which it derives.
  class var libraryClass: CollectionViewSolvedLayout.Type { CollectionViewSolvedLayout.self }

  /// Whether the layout is being solved.
  ///
  /// The data source and the delegate are called while it is solved.
  final private var isSolving = false
  /// Whether the data source or the delegate invalidated the layout while being called.
  final private var isStaleAgain = false

  /// Creates a layout that no collection view uses yet.
  ///
  /// Only the library's subclasses implement solving.
  public override init() {
    super.init()
    isExact = type(of: self) == Self.libraryClass
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Solves the layout unless its last solution is still valid.
  open override func prepare() {
    _ = placed()
  }

  /// The size of the solved content, in points.
  ///
  /// In a grid, this is the total size of all rows and columns. In other layouts, the length in the
  /// scroll direction includes all sections, and the headers and footers of the layout. The other
  /// length is that of the bounds inside the adjusted content inset.
  open override var collectionViewContentSize: CGSize { placed().contentSize }

  /// Returns new attributes for every element that overlaps `rect`, in the order of their sections
  /// (R6.10, R6.11).
  ///
  /// `rect` is in content coordinates, before they are mirrored (R6.28). Pinned elements are
  /// returned at their current positions.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let placed = placed()
    var found: [CollectionViewLayoutAttributes] = []
    placed.visitElements(in: rect, viewport: placed.viewport(of: owner)) {
      found.append(attributes(of: $0))
    }
    return found
  }

  /// Returns new attributes of an item's cell.
  ///
  /// Returns nil if the item doesn't exist, or if its cell is merged into another one.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let placed = placed()
    return placed.item(indexPath, viewport: placed.viewport(of: owner)).map(attributes(of:))
  }

  /// Returns new attributes of a supplementary view, such as a header, or nil if it doesn't exist.
  ///
  /// A pinned view has its current position. Headers and footers of a section have item 0; those of
  /// a whole compositional layout have an index path of length one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let placed = placed()
    return placed.supplementary(
      ofKind: elementKind, at: indexPath, viewport: placed.viewport(of: owner)
    ).map(attributes(of:))
  }

  /// Returns new attributes of a decoration view, such as a section's background; nil if it doesn't
  /// exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    placed().decoration(ofKind: elementKind, at: indexPath).map(attributes(of:))
  }

  /// Invalidates the parts that `context` specifies; an override must call super.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isStaleAgain = isSolving
    if invalidateSolution(for: context) { super.invalidateLayout(with: context) }
  }

  // In the library's own layouts, pinned frames are computed from the offset when they are needed,
  // so nothing has to be invalidated.
  override var dependsOnBoundsOrigin: Bool { !isExact }

  override var holdsSolution: Bool { solved != nil || isSolving }

  override func ownerDidChange() { solved = nil }

  override var directSolution: PlacedSolution? {
    guard isExact else { return nil }
    let placed = placed()
    return answersDirectly ? placed : nil
  }

  // MARK: Overridden by the layouts of this library

  /// Requests everything from the data source and the delegate, and solves the layout.
  func solve() -> PlacedSolution {
    preconditionFailure("\(type(of: self)) must override solve().")
  }

  /// Discards the solved layout if a context invalidates it; by default, any context does.
  ///
  /// Returns false if the context changes nothing.
  func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    solved = nil
    return true
  }

  /// Whether queries can read the solution directly, without creating attributes.
  var answersDirectly: Bool { isExact }

  /// Creates an instance of the layout's attributes class for an element of the solution.
  func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    newAttributes(of: element)
  }

  deinit {}
}

extension CollectionViewSolvedLayout {
  /// Returns the solved layout, solving it if necessary.
  ///
  /// While the data source and the delegate are called for counts or sizes, it returns an empty
  /// solution.
  final func placed() -> PlacedSolution {
    if let solved { return solved }
    guard !isSolving, collectionView?.isCounting != true else {
      let nothing = FlowSolution(containerWidth: 0, sections: [FlowSection]())
      return PlacedSolution(nothing, isHorizontal: false)
    }
    let wasPrepared = isPrepared
    var placed = solveOnce()
    if isStaleAgain {
      // The data source or the delegate invalidated the layout, so it is solved again. If they
      // invalidate it again, this has no effect.
      solved = placed
      _ = invalidateSolution(for: Self.contextClass.init())
      placed = solved ?? solveOnce()
    }
    solved = placed
    // If the layout was prepared in the meantime, it was prepared with an empty solution.
    isPrepared = isPrepared && wasPrepared
    return placed
  }

  private final func solveOnce() -> PlacedSolution {
    (isSolving, isStaleAgain) = (true, false)
    defer { isSolving = false }
    return solve()
  }

  /// Returns the solution, cast to the type that the layout's solver produces.
  final func solution<Solution: LayoutSolution>(_ type: Solution.Type) -> Solution {
    guard let solution = placed().solution as? Solution else {
      preconditionFailure("The solution of \(self) isn't a \(type).")
    }
    return solution
  }
}
