extension TreeSolver {
  /// The items with unknowns, in the order in which they were admitted; the root comes first.
  ///
  /// Invariant: the item at an index has the unknowns from four times the index on.
  struct ItemTable {
    private(set) var items: [ConstraintItem] = []
    /// How many superviews up the root is, for each item.
    private(set) var depths: [Int32] = []
    /// The alignment insets that rows have in them, for each item.
    private(set) var alignments: [EdgeInsets] = []

    mutating func append(_ item: ConstraintItem, depth: Int32, alignment: EdgeInsets) {
      items.append(item)
      depths.append(depth)
      alignments.append(alignment)
    }
  }

  /// What each row of the system represents.
  struct RowSources {
    private(set) var sources: [Source] = []
    /// The rows that give the root its size.
    var rootRows: [ConstraintSystem.Row] = []
    /// The system's constraints that were named in a conflict, by row, so that each is one object.
    var systemConstraints: [Int32: SystemLayoutConstraint] = [:]

    mutating func set(_ source: Source, of row: ConstraintSystem.Row) {
      let index = Int(row.index)
      while sources.count <= index { sources.append(.nothing) }
      sources[index] = source
    }
  }

  /// The rows of content sizes, and the items whose content changes or depends on their widths.
  ///
  /// Invariant: there are two rows or absent ones for each item, and an item whose height follows from its width is in `wrapping` once.
  struct ContentRows {
    /// Width and height of each item.
    var rows: [ConstraintSystem.Row?] = []
    /// Items whose content may have another size than its rows say.
    var stale: [ConstraintItem] = []
    /// Items whose height follows from their width (R11.44).
    var wrapping: [ConstraintItem] = []
    /// The heights that were found last.
    var wrapped: [ObjectIdentifier: Double] = [:]

    /// Makes room for the rows of one more item.
    mutating func appendItem() {
      rows.append(nil)
      rows.append(nil)
    }
  }

  /// What rows have in them that may change without a constraint changing: margins, scroll offsets and baselines.
  struct RowReads {
    /// Constraints whose rows depend on margins or the safe area (R11.55).
    var marginConstraints: [LayoutConstraint] = []
    /// Constraints whose rows depend on the bounds origin of a scroll view.
    var offsetConstraints: [LayoutConstraint] = []
    /// Whether rows that the system made depend on margins; they have to be rebuilt when those change.
    var systemRowsUseMargins = false
    /// Whether scroll offsets have changed since rows read them.
    var offsetsAreStale = false
    /// The margins and safe areas that rows have in them, of the guides they belong to, by guide.
    var margins: [ObjectIdentifier: (guide: ConstraintItem, insets: EdgeInsets)] = [:]
    /// The baselines that rows have in them, by the item of their view.
    var baselines: [ObjectIdentifier: Baselines] = [:]
  }

  /// The row that is being made.
  struct RowDraft {
    var terms: [ConstraintSystem.Term] = []
    /// Whether it depends on margins or a safe area.
    var usesMargins = false
    /// Whether it depends on a scroll offset.
    var usesOffset = false
    /// Whether it follows margins that change without notice, as when a view moves.
    var comparesMargins = true
  }

  /// What the last solution says.
  struct LayoutOutcome {
    var conflicts: [LayoutConflict] = []
    /// The unknowns that the last `update()` changed; some may be named twice.
    var changedUnknowns: [ConstraintSystem.Unknown] = []
    /// Seeds the choice among solutions when ambiguity is exercised.
    var exercises: UInt64 = 0
  }

  /// What a solver for fitting sizes keeps.
  struct FittingInputs {
    /// The rows of the target of a fitting size: width and height.
    var targetRows: [ConstraintSystem.Row?] = [nil, nil]
    /// Whether constants or priorities of constraints changed since this solver read them.
    var constraintsAreStale = false
    /// Items that this solver took from other fitting solvers, with their unknowns there, until it has found its size.
    var borrowed: [(item: ConstraintItem, solver: TreeSolver, unknowns: Int)] = []
  }
}
