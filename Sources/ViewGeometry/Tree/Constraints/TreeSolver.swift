/// Places the views and guides inside one rigid view by constraints.
///
/// It translates constraints into rows of a `ConstraintSystem` and solutions into frames. An item has four unknowns: x, y, width
/// and height of its alignment rectangle, the place in the bounds of its superview or owner (R11.1, R11.3).
///
/// Owner: the item of the rigid view. What it keeps is derived: rebuilding it changes no answer where the best layout is
/// the only one. A change of what takes part marks it stale, and the next layout rebuilds it; changes of numbers, and
/// constraints between items that it knows, are taken over one by one.
final class TreeSolver {
  /// What a solver is for.
  enum Purpose {
    /// To place what is inside a view whose size is known.
    case layout
    /// To find the size of a view, which then isn't known (R11.58).
    case fitting
  }

  /// The four unknowns of an item, in this order.
  enum Coordinate: Int, CaseIterable {
    case x, y, width, height
  }

  /// What a row of the system stands for.
  enum Source {
    case nothing
    case constraint(Unmanaged<LayoutConstraint>)
    case system(SystemConstraint)
  }

  let root: ConstraintItem
  let purpose: Purpose
  var system = ConstraintSystem()
  /// Whether views, guides or what the system makes may have changed since the rows were made.
  var isStale = true {
    didSet { if isStale { fitting = nil } }
  }
  /// The solver that found a fitting size of the root last, as long as it knows the same items and rows; see `View+Fitting`.
  var fitting: TreeSolver?
  /// Whether constants or priorities of constraints changed since a fitting solver read them.
  var constraintsAreStale = false
  /// Items that this solver took from other fitting solvers, with their unknowns there, until it has found its size.
  var borrowed: [(item: ConstraintItem, solver: TreeSolver, unknowns: Int)] = []
  /// The rows of the target of a fitting size: width and height.
  var targetRows: [ConstraintSystem.Row?] = [nil, nil]
  /// Items with unknowns, four each, in this order; the root comes first.
  var items: [ConstraintItem] = []
  /// How many superviews up the root is, for each item.
  var depths: [Int32] = []
  /// The alignment insets that rows have in them, for each item.
  var alignments: [EdgeInsets] = []
  var sources: [Source] = []
  /// The rows of the content sizes, two for each item: width and height.
  var contentRows: [ConstraintSystem.Row?] = []
  /// The rows that give the root its size.
  var rootRows: [ConstraintSystem.Row] = []
  /// Constraints and their rows that depend on margins or the safe area (R11.55).
  var marginConstraints: [LayoutConstraint] = []
  /// Constraints and their rows that depend on the bounds origin of a view.
  var offsetConstraints: [LayoutConstraint] = []
  /// Whether rows that the system made depend on margins; they have to be rebuilt when those change.
  var systemRowsUseMargins = false
  /// Whether the row in the making follows margins that change without being told, as when a view moves.
  var comparesMargins = true
  /// The margins and safe areas that such rows have in them, of the guides they belong to, by guide.
  var marginsRead: [ObjectIdentifier: (guide: ConstraintItem, insets: EdgeInsets)] = [:]
  /// The baselines that rows have in them, by the item of their view.
  var baselinesRead: [ObjectIdentifier: Baselines] = [:]
  /// Items whose content may have another size than its rows say.
  var staleContent: [ConstraintItem] = []
  var offsetsAreStale = false
  /// Items whose height follows from their width (R11.44).
  var wrapping: [ConstraintItem] = []
  /// The heights that were found last.
  var wrapped: [ObjectIdentifier: Double] = [:]
  /// Whether the row that is being made depends on margins or a safe area.
  var rowUsesMargins = false
  /// Whether the row that is being made depends on a scroll offset.
  var rowUsesOffset = false
  /// Conflicts of the last solution.
  var conflicts: [LayoutConflict] = []
  /// The system's constraints that were named in a conflict, by row, so that each is one object.
  var systemConstraints: [Int32: SystemLayoutConstraint] = [:]
  /// Terms of the row that is being made.
  var terms: [ConstraintSystem.Term] = []
  /// Seeds the choice among solutions when ambiguity is exercised.
  var exercises: UInt64 = 0

  init(root: ConstraintItem, purpose: Purpose = .layout) {
    self.root = root
    self.purpose = purpose
  }

  deinit {
    // From now on a frame that the program sets isn't told.
    if purpose == .layout { for item in items where owns(item) { item.mask = nil } }
    letGo()
  }

  /// Takes in what changed, and finds the best layout.
  ///
  /// No frame changes here but those of views that constraints place no longer; see `View.followMask()`.
  ///
  /// - Complexity: O(what changed) and what the system takes; O(views inside) when stale.
  func update() {
    if !isStale, !marginsAreCurrent { refreshMargins() }
    let wasStale = isStale
    if wasStale {
      rebuild()
    } else {
      refresh()
    }
    let before = conflicts
    solve()
    if wasStale { markAllMoved() } else { markChanged() }
    report(since: before)
  }

  /// Solves, and again as long as heights that follow from widths change (R11.44).
  private func solve() {
    system.solve()
    var changed = system.changedUnknowns
    settleContent { changed += system.changedUnknowns }
    changedUnknowns = changed
    noteConflicts()
  }

  /// Solves again as long as heights that follow from widths change (R11.44); calls `didSolve` each time.
  func settleContent(_ didSolve: () -> Void) {
    guard !wrapping.isEmpty else { return }
    // 8: a height that depends on a width that depends on a height settles at once or goes round in circles.
    for _ in 0..<8 where wrapContent() {
      system.solve()
      didSolve()
    }
  }

  /// The unknowns that the last `update()` changed; some may be named twice.
  var changedUnknowns: [ConstraintSystem.Unknown] = []

  // MARK: Unknowns

  func unknown(_ coordinate: Coordinate, of item: ConstraintItem) -> ConstraintSystem.Unknown {
    let first = purpose == .layout ? item.unknowns : item.fittingUnknowns
    return ConstraintSystem.Unknown(index: Int32(first + coordinate.rawValue))
  }

  func value(_ coordinate: Coordinate, of item: ConstraintItem) -> Double {
    system.value(of: unknown(coordinate, of: item))
  }

  func owns(_ item: ConstraintItem) -> Bool {
    purpose == .layout ? item.placedBy === self : item.fittedBy === self
  }

  /// Gives an item its unknowns.
  func admit(_ item: ConstraintItem, depth: Int32) {
    let alignment = alignment(of: item)
    let first = Int(system.addUnknown().index)
    _ = system.addUnknown()
    _ = system.addUnknown(isNonnegative: true)
    _ = system.addUnknown(isNonnegative: true)
    if purpose == .layout {
      item.unknowns = first
      item.placedBy = self
    } else {
      if let solver = item.fittedBy { borrowed.append((item, solver, item.fittingUnknowns)) }
      item.fittingUnknowns = first
      item.fittedBy = self
    }
    items.append(item)
    depths.append(depth)
    alignments.append(alignment)
    contentRows.append(nil)
    contentRows.append(nil)
  }

  func alignment(of item: ConstraintItem) -> EdgeInsets {
    item.role == .view ? item.view?.alignmentRectInsets ?? .zero : .zero
  }

  func place(of item: ConstraintItem) -> Int {
    (purpose == .layout ? item.unknowns : item.fittingUnknowns) / 4
  }

  /// Forgets all items and rows.
  func letGo() {
    for item in items where owns(item) {
      if purpose == .layout {
        item.placedBy = nil
        // A guide may belong to a view of another tree by now.
        if item.role == .view { item.view?.flags.subtract(.placedBySolver) }
      } else {
        item.fittedBy = nil
      }
    }
    if purpose == .layout {
      for case .constraint(let constraint) in sources {
        constraint._withUnsafeGuaranteedRef {
          $0.solver = nil
          $0.row = -1
        }
      }
    }
    systemConstraints = [:]
    items = []
    depths = []
    alignments = []
    sources = []
    contentRows = []
    rootRows = []
    targetRows = [nil, nil]
    marginConstraints = []
    offsetConstraints = []
    staleContent = []
    wrapping = []
    wrapped = [:]
    systemRowsUseMargins = false
    marginsRead = [:]
    baselinesRead = [:]
    offsetsAreStale = false
  }
}
