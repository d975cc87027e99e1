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
  /// The items with unknowns.
  var table = ItemTable()
  /// What each row of the system represents.
  var rows = RowSources()
  /// The content sizes in rows.
  var content = ContentRows()
  /// What rows have in them that may change without a constraint changing.
  var reads = RowReads()
  /// The row that is being made.
  var draft = RowDraft()
  /// What the last solution says.
  var outcome = LayoutOutcome()
  /// The solver that found a fitting size of the root last, as long as it knows the same items and rows; see `View+Fitting`.
  var fitting: TreeSolver?
  /// What a solver for fitting sizes keeps.
  var fit = FittingInputs()

  init(root: ConstraintItem, purpose: Purpose = .layout) {
    self.root = root
    self.purpose = purpose
  }

  deinit {
    // From now on a frame that the program sets isn't told.
    if purpose == .layout { for item in table.items where owns(item) { item.mask = nil } }
    letGo()
  }

  /// Takes in what changed, and finds the best layout.
  ///
  /// No frame changes here but those of views that constraints place no longer; see `View.followMask()`. A root that constraints
  /// size takes its size after that, in `View.solveConstraints()`.
  ///
  /// - Complexity: O(what changed) and what the system takes; O(views inside) when stale.
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

  /// Solves again as long as heights that follow from widths change (R11.44); calls `didSolve` each time.
  func settleContent(_ didSolve: () -> Void) {
    guard !content.wrapping.isEmpty else { return }
    // 8: a height that depends on a width that depends on a height settles at once or goes round in circles.
    for _ in 0..<8 where wrapContent() {
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

  /// Forgets all items and rows.
  func letGo() {
    for item in table.items where owns(item) {
      if purpose == .layout {
        item.placedBy = nil
        // A guide may belong to a view of another tree by now.
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
