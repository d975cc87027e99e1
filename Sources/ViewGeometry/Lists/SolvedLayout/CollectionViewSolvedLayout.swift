public import Foundation

/// A layout that is solved as a whole and answers from its solution: what flow, waterfall, grid and compositional layouts share.
///
/// Data source and delegate are asked when something is asked for the first time after an invalidation. Programs subclass the
/// four; only their own classes are answered for without attributes, since a subclass may move elements.
open class CollectionViewSolvedLayout: CollectionViewLayout {
  /// The solved layout; nil when anything it was made from has changed.
  @exclusivity(unchecked) final var solved: PlacedSolution? {
    didSet {
      restingSolution = solved?.pinning != .items && answersDirectly ? solved : nil
      // A subclass may say all attributes at once, and makes them of these.
      spatialState = .unknown
    }
  }
  /// Whether this is one of the library's layouts, and no subclass of it.
  final private(set) var isExact = false

  /// The class of the library that the layout is of, itself or as a subclass.
  class var libraryClass: CollectionViewSolvedLayout.Type { CollectionViewSolvedLayout.self }

  /// Whether data source and delegate are being asked.
  final private var isSolving = false
  /// Whether one of them made the layout stale while it was asked.
  final private var isStaleAgain = false

  /// A layout that no collection view uses yet.
  ///
  /// Only the library's subclasses say how they are solved.
  public override init() {
    super.init()
    isExact = type(of: self) == Self.libraryClass
  }

  /// Solves the layout if anything it depends on has changed.
  open override func prepare() {
    _ = placed()
  }

  /// The size of the solved layout: across the scrolling direction that of the container, along it the end of the last section.
  open override var collectionViewContentSize: CGSize { placed().contentSize }

  /// New attributes of every element that overlaps `rect`, by section, pinned ones where they are now (R6.10, R6.11).
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

  /// New attributes of an item's cell; nil when the item doesn't exist, or another stands for it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let placed = placed()
    return placed.item(indexPath, viewport: placed.viewport(of: owner)).map(attributes(of:))
  }

  /// New attributes of a header, a footer or another supplementary view where it is now; nil when there is none.
  ///
  /// Headers and footers of a section have item 0; those of a whole compositional layout an index path of one number.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let placed = placed()
    return placed.supplementary(
      ofKind: elementKind, at: indexPath, viewport: placed.viewport(of: owner)
    ).map(attributes(of:))
  }

  /// New attributes of a decoration view, such as the background of a section; nil when there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    placed().decoration(ofKind: elementKind, at: indexPath).map(attributes(of:))
  }

  /// Marks what `context` names as stale.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isStaleAgain = isSolving
    if invalidateSolution(for: context) { super.invalidateLayout(with: context) }
  }

  // Pinned frames are a function of the offset, asked when they are needed: nothing to invalidate.
  override var dependsOnBoundsOrigin: Bool { !isExact }

  override var holdsSolution: Bool { solved != nil || isSolving }

  override func ownerDidChange() { solved = nil }

  override var directSolution: PlacedSolution? {
    guard isExact else { return nil }
    let placed = placed()
    return answersDirectly ? placed : nil
  }

  // MARK: What the layouts of this library say

  /// Asks data source and delegate for everything and solves it.
  func solve() -> PlacedSolution {
    preconditionFailure("\(type(of: self)) doesn't say how it is solved.")
  }

  /// Drops the solved layout where a context makes it stale; false if the context changes nothing.
  func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    solved = nil
    return true
  }

  /// Whether the solution, once there is one, answers in the layout's place.
  var answersDirectly: Bool { isExact }

  /// New attributes of the layout's class for an element of the solution.
  func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    newAttributes(of: element)
  }
}

extension CollectionViewSolvedLayout {
  /// The solved layout, solved now if need be; one without elements for those who are asked for numbers or sizes meanwhile.
  final func placed() -> PlacedSolution {
    if let solved { return solved }
    guard !isSolving, collectionView?.isCounting != true else {
      let nothing = FlowSolution(containerWidth: 0, sections: [FlowSection]())
      return PlacedSolution(nothing, isHorizontal: false)
    }
    let wasPrepared = isPrepared
    var placed = solveOnce()
    if isStaleAgain {
      // A property was set by who was asked; who sets it each time is asked twice.
      solved = placed
      _ = invalidateSolution(for: Self.contextClass.init())
      placed = solved ?? solveOnce()
    }
    solved = placed
    // Who prepared the layout meanwhile found nothing.
    isPrepared = isPrepared && wasPrepared
    return placed
  }

  private final func solveOnce() -> PlacedSolution {
    (isSolving, isStaleAgain) = (true, false)
    defer { isSolving = false }
    return solve()
  }

  /// What a layout's solver has solved, as the type that the layout solves with.
  final func solution<Solution: LayoutSolution>(_ type: Solution.Type) -> Solution {
    guard let solution = placed().solution as? Solution else {
      preconditionFailure("\(self) isn't solved by a \(type).")
    }
    return solution
  }
}
