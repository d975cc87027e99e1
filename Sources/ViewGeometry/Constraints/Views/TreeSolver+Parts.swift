extension TreeSolver {
  /// The items with unknowns, in the order in which they were added; the root is first.
  ///
  /// Invariant: the four unknowns of the item at index i start at 4 * i.
  struct ItemTable {
    private(set) var items: [ConstraintItem] = []
    /// The depth of each item's view below the root, which has depth 0.
    private(set) var depths: [Int32] = []
    /// The alignment insets from which each item's rows were made.
    private(set) var alignments: [EdgeInsets] = []

    mutating func append(_ item: ConstraintItem, depth: Int32, alignment: EdgeInsets) {
      items.append(item)
      depths.append(depth)
      alignments.append(alignment)
    }
  }

  /// The source of each row of the constraint system.
  struct RowSources {
    private(set) var sources: [Source] = []
    /// The rows for the size of the root view.
    var rootRows: [ConstraintSystem.Row] = []
    /// The objects that represent system constraints in conflicts, by row index.
    ///
    /// The objects are kept so that a constraint is represented by the same object in later
    /// conflicts.
    var systemConstraints: [Int32: SystemLayoutConstraint] = [:]

    mutating func set(_ source: Source, of row: ConstraintSystem.Row) {
      let index = Int(row.index)
      while sources.count <= index { sources.append(.nothing) }
      sources[index] = source
    }
  }

  /// The rows of content sizes, and the items whose content has changed or whose height depends on
  /// their width.
  ///
  /// Invariant: `rows` has two entries for each item, either of which may be nil, and `wrapping`
  /// contains each item whose height depends on its width exactly once.
  struct ContentRows {
    /// The rows of the width and the height of each item.
    var rows: [ConstraintSystem.Row?] = []
    /// The items whose content size may differ from the size in their rows.
    var stale: [ConstraintItem] = []
    /// The items whose height depends on their width (R11.44).
    var wrapping: [ConstraintItem] = []
    /// The heights measured last, by item.
    var wrapped: [ObjectIdentifier: Double] = [:]

    /// Adds empty entries for one more item.
    mutating func appendItem() {
      rows.append(nil)
      rows.append(nil)
    }
  }

  /// The margins, scroll offsets and baselines from which rows were made.
  ///
  /// These values can change without any change to a constraint.
  struct RowReads {
    /// The constraints whose rows depend on margins or the safe area (R11.55).
    var marginConstraints: [LayoutConstraint] = []
    /// The constraints whose rows depend on the bounds origin of a scroll view.
    var offsetConstraints: [LayoutConstraint] = []
    /// Whether rows of system constraints depend on margins and must be rebuilt when those change.
    var systemRowsUseMargins = false
    /// Whether scroll offsets have changed since they were last read.
    var offsetsAreStale = false
    /// The margins and safe areas from which rows were made, by the guide they belong to.
    var margins: [ObjectIdentifier: (guide: ConstraintItem, insets: EdgeInsets)] = [:]
    /// The baselines from which rows were made, by the item of their view.
    var baselines: [ObjectIdentifier: Baselines] = [:]
  }

  /// The row under construction.
  struct RowDraft {
    var terms: [ConstraintSystem.Term] = []
    /// Whether the row depends on margins or a safe area.
    var usesMargins = false
    /// Whether the row depends on a scroll offset.
    var usesOffset = false
    /// Whether the row also follows changes in margins that aren't reported, such as those caused
    /// by moving a view.
    var comparesMargins = true
  }

  /// The results of the last solution.
  struct LayoutOutcome {
    var conflicts: [LayoutConflict] = []
    /// The unknowns that the last `update()` changed, possibly with duplicates.
    var changedUnknowns: [ConstraintSystem.Unknown] = []
    /// The number of times that ambiguity has been exercised; it seeds the choice of solutions.
    var exercises: UInt64 = 0
  }

  /// The inputs of a solver that finds fitting sizes.
  struct FittingInputs {
    /// The rows of the target width and the target height.
    var targetRows: [ConstraintSystem.Row?] = [nil, nil]
    /// Whether constants or priorities of constraints have changed since this solver read them.
    var constraintsAreStale = false
    /// The items borrowed from other fitting solvers, with the index of their first unknown there.
    ///
    /// The items are given back once this solver has found its size.
    var borrowed: [(item: ConstraintItem, solver: TreeSolver, unknowns: Int)] = []
  }
}
