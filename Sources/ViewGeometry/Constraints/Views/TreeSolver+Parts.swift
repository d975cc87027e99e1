extension TreeSolver {
  /// The items with unknowns, in the order in which they were admitted; the root comes first.
  ///
  /// Invariant: the four unknowns of the item at index i start at 4 * i.
  struct ItemTable {
    private(set) var items: [ConstraintItem] = []
    /// The depth of each item below the root, in superviews.
    private(set) var depths: [Int32] = []
    /// The alignment insets of each item that its rows were made with.
    private(set) var alignments: [EdgeInsets] = []

    mutating func append(_ item: ConstraintItem, depth: Int32, alignment: EdgeInsets) {
      items.append(item)
      depths.append(depth)
      alignments.append(alignment)
    }
  }

  /// The source of each row of the system.
  struct RowSources {
    private(set) var sources: [Source] = []
    /// The rows that give the root its size.
    var rootRows: [ConstraintSystem.Row] = []
    /// The system's constraints that have appeared in a conflict, by row, so that each remains one object.
    var systemConstraints: [Int32: SystemLayoutConstraint] = [:]

    mutating func set(_ source: Source, of row: ConstraintSystem.Row) {
      let index = Int(row.index)
      while sources.count <= index { sources.append(.nothing) }
      sources[index] = source
    }
  }

  /// The rows of content sizes, and the items whose content changed or depends on their widths.
  ///
  /// Invariant: each item has two entries, which may be nil, and an item whose height follows from its width
  /// is in `wrapping` once.
  struct ContentRows {
    /// The rows of the width and height of each item.
    var rows: [ConstraintSystem.Row?] = []
    /// Items whose content may have a different size than in its rows.
    var stale: [ConstraintItem] = []
    /// Items whose height follows from their width (R11.44).
    var wrapping: [ConstraintItem] = []
    /// The heights measured last, by item.
    var wrapped: [ObjectIdentifier: Double] = [:]

    /// Adds empty entries for one more item.
    mutating func appendItem() {
      rows.append(nil)
      rows.append(nil)
    }
  }

  /// The values that rows were made with and that may change without a change of a constraint.
  ///
  /// These are margins, scroll offsets and baselines.
  struct RowReads {
    /// Constraints whose rows depend on margins or the safe area (R11.55).
    var marginConstraints: [LayoutConstraint] = []
    /// Constraints whose rows depend on the bounds origin of a scroll view.
    var offsetConstraints: [LayoutConstraint] = []
    /// Whether rows made by the system depend on margins and have to be rebuilt when those change.
    var systemRowsUseMargins = false
    /// Whether scroll offsets have changed since rows read them.
    var offsetsAreStale = false
    /// The margins and safe areas that rows were made with, by the guide they belong to.
    var margins: [ObjectIdentifier: (guide: ConstraintItem, insets: EdgeInsets)] = [:]
    /// The baselines that rows were made with, by the item of their view.
    var baselines: [ObjectIdentifier: Baselines] = [:]
  }

  /// The row under construction.
  struct RowDraft {
    var terms: [ConstraintSystem.Term] = []
    /// Whether the row depends on margins or a safe area.
    var usesMargins = false
    /// Whether the row depends on a scroll offset.
    var usesOffset = false
    /// Whether the row follows margins that change without notice, for example when a view moves.
    var comparesMargins = true
  }

  /// The results of the last solution.
  struct LayoutOutcome {
    var conflicts: [LayoutConflict] = []
    /// The unknowns that the last `update()` changed, possibly with duplicates.
    var changedUnknowns: [ConstraintSystem.Unknown] = []
    /// The seed of the choice among solutions when ambiguity is exercised.
    var exercises: UInt64 = 0
  }

  /// The inputs of a solver for fitting sizes.
  struct FittingInputs {
    /// The rows of the target width and height of a fitting size.
    var targetRows: [ConstraintSystem.Row?] = [nil, nil]
    /// Whether constants or priorities of constraints changed since this solver read them.
    var constraintsAreStale = false
    /// Items borrowed from other fitting solvers, with their unknowns there.
    ///
    /// They are returned once this solver has found its size.
    var borrowed: [(item: ConstraintItem, solver: TreeSolver, unknowns: Int)] = []
  }
}
