/// A solver for the frames of the views and guides inside one rigid view; see `View.solverRoot`.
///
/// The solver translates constraints into rows of a `ConstraintSystem`, and solutions into frames.
/// An item has four unknowns: the x, y, width and height of its alignment rectangle, in the bounds
/// coordinates of its superview or owner (R11.1, R11.3).
///
/// The item of the rigid view owns the solver. All stored state is derived: if the optimal layout
/// is unique, a rebuild changes no result. A change in the set of items marks the solver stale, and
/// the next layout rebuilds it. Changes to constants and sizes, and to constraints between items
/// that have unknowns, are applied individually.
final class TreeSolver {
  /// The purpose of a solver.
  enum Purpose {
    /// Finding the frames inside a view, and its size if only constraints determine it.
    case layout
    /// Finding the size of a view; the size is an unknown (R11.58).
    case fitting
  }

  /// The four unknowns of an item, in their order.
  enum Coordinate: Int, CaseIterable {
    case x, y, width, height
  }

  /// The source of a row of the constraint system, such as a constraint of the app.
  enum Source {
    case nothing
    case constraint(Unmanaged<LayoutConstraint>)
    case system(SystemConstraint)
  }

  let root: ConstraintItem
  let purpose: Purpose
  var system = ConstraintSystem()
  /// Whether the unknowns and rows must be rebuilt, because a change can't be applied to them
  /// individually.
  var isStale = true {
    didSet { if isStale { fitting = nil } }
  }
  /// The items with unknowns.
  var table = ItemTable()
  /// The source of each row of the constraint system.
  var rows = RowSources()
  /// The rows of content sizes.
  var content = ContentRows()
  /// The margins, scroll offsets and baselines from which rows were made.
  var reads = RowReads()
  /// The row under construction.
  var draft = RowDraft()
  /// The results of the last solution.
  var outcome = LayoutOutcome()
  /// The solver that last found a fitting size of the root; see `View+Fitting`.
  ///
  /// It is nil if there is none, or if changes have made its items or rows obsolete.
  var fitting: TreeSolver?
  /// The inputs if the solver finds fitting sizes.
  var fit = FittingInputs()

  init(root: ConstraintItem, purpose: Purpose = .layout) {
    self.root = root
    self.purpose = purpose
  }

  deinit {
    // From here on, frames set by the app aren't reported.
    if purpose == .layout { for item in table.items where owns(item) { item.mask = nil } }
    letGo()
  }

  /// Applies the changes, finds the optimal layout, and reports new conflicts.
  ///
  /// Views whose content has moved are marked for layout. The only frames that the method changes
  /// are those of views that constraints no longer place; see `View.followMask()`. If constraints
  /// determine the size of the root view, `View.solveConstraints()` sets it afterward.
  ///
  /// - Complexity: The time of the system's `solve()`, plus O(changes) or, if the solver is stale,
  ///   the time to rebuild it.
  func update() {
    if !isStale, !marginsAreCurrent { refreshMargins() }
    if sizesRoot != rows.rootRows.isEmpty { isStale = true }
    let wasStale = isStale
    if wasStale {
      rebuild()
    } else {
      refresh()
    }
    let before = outcome.conflicts
    system.solve()
    var changed = system.changedUnknowns
    settleContent { changed += system.changedUnknowns }
    outcome.changedUnknowns = changed
    noteConflicts()
    if wasStale { markAllMoved() } else { markChanged() }
    report(since: before)
    checkParts()
  }

  /// Measures content whose height depends on its width, solves again and calls `didSolve`, until
  /// no height changes, at most 8 times (R11.44).
  func settleContent(_ didSolve: () -> Void) {
    guard !content.wrapping.isEmpty else { return }
    // The limit of 8 ends cycles in which a height depends on a width that depends on the height.
    for _ in 0..<8 {
      guard wrapContent() else { break }
      system.solve()
      didSolve()
    }
  }

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

  /// Adds an item to the table, and gives it unknowns; `depth` is that of its view below the root.
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
      if let solver = item.fittedBy { fit.borrowed.append((item, solver, item.fittingUnknowns)) }
      item.fittingUnknowns = first
      item.fittedBy = self
    }
    table.append(item, depth: depth, alignment: alignment)
    content.appendItem()
  }

  func alignment(of item: ConstraintItem) -> EdgeInsets {
    item.role == .view ? item.view?.alignmentRectInsets ?? .zero : .zero
  }

  func place(of item: ConstraintItem) -> Int {
    (purpose == .layout ? item.unknowns : item.fittingUnknowns) / 4
  }

  /// Releases all items and rows.
  func letGo() {
    for item in table.items where owns(item) {
      if purpose == .layout {
        item.placedBy = nil
        // The owner of a guide may already belong to another tree.
        if item.role == .view { item.view?.flags.subtract(.placedBySolver) }
      } else {
        item.fittedBy = nil
      }
    }
    if purpose == .layout {
      for case .constraint(let constraint) in rows.sources {
        constraint._withUnsafeGuaranteedRef {
          $0.solver = nil
          $0.row = -1
        }
      }
    }
    table = ItemTable()
    rows = RowSources()
    content = ContentRows()
    reads = RowReads()
    fit.targetRows = [nil, nil]
  }
}
