import Foundation

/// The engine of tables and collection views: batches, drags, selection, prefetching, and cells that are configured again.
///
/// A table is the engine with rows, a collection view the engine with a layout object. The state is `list`. The requirements are what
/// the two classes do differently; the extensions hold what they do alike.
///
/// An edit goes from `edit(_:)` or `closeBatch()` to the list's `commit(_:)`, which checks it and then changes what the list knows and
/// which element each shown view belongs to. The next layout pass shows the result.
protocol ListEngine: ScrollView {
  associatedtype Known: ListCounting
  associatedtype Cell: ListCell

  var list: ListState<Known, Cell> { get set }

  // MARK: Cells

  /// The cell of an item; nil while it has none.
  func cell(at place: ItemIndex) -> Cell?
  /// The item that a cell shows; nil if it shows none.
  func place(of cell: Cell) -> ItemIndex?
  /// Asks the data source for the cell at an index path of the data.
  func askForCell(at indexPath: IndexPath) -> Cell?
  /// Asks a cell for its size after it was configured again.
  func measureAgain(_ cell: Cell, at place: ItemIndex)

  // MARK: Batches

  /// Asks the data source for the number of sections.
  func countedSections() -> Int
  /// Asks the data source for the number of items of a section.
  func countedItems(inSection section: Int) -> Int

  /// Ends a drag, asks for what the batch counts from, and returns an empty batch.
  ///
  /// Not called while data or layout are asked for. If the data has changed already, nothing is asked about items that may be gone.
  func newBatch(dataHasChanged: Bool) -> ListBatch<Known>
  /// Carries out a batch, or throws if it is inconsistent.
  func commit(_ batch: ListBatch<Known>) throws(BatchUpdateError)
  /// Applies a single edit to views and selection of a list that is stale; the data is asked for later.
  func followEdit(_ updates: BatchUpdates)
  /// Carries out a batch that is planned already; the data source has its new state after `plan` was called.
  func perform(planned plan: () -> BatchUpdatePlan)
  /// Forgets everything, to ask for it again.
  func reloadData()
  /// Forgets everything now, or as soon as the layout is prepared.
  func reloadWhenPossible()
  /// The beginning of the message for an inconsistent batch.
  var refusalOfUpdates: String { get }

  // MARK: Drags

  /// Reports to the data source where an item was dragged to.
  func reportMove(from source: IndexPath, to target: IndexPath)
  /// Called before the move is reported, when `movement` is nil already.
  func movementWillEnd(_ movement: InteractiveMovement)
  /// Called when a drag has ended.
  func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool)
}

/// The cell of a table or a collection view.
protocol ListCell: View {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  var storedReuseIdentifier: String? { get }

  /// Shows whether the item is selected.
  func show(isSelected: Bool, animated: Bool)
}

extension ListEngine {
  /// The item that is dragged; nil for none.
  @inline(__always)
  var movement: InteractiveMovement? {
    get { list.movement }
    set { list.movement = newValue }
  }

  /// The selection and its rules; nil while both are the initial ones.
  @inline(__always)
  var selection: ListSelection? {
    get { list.selection }
    set { list.selection = newValue }
  }

  /// The counts of items that the list knew last; nil if it knows none.
  var knownCounts: [Int]? {
    list.knowledge.latest.map { known in
      (0..<known.sectionCount).map { known.itemCount(inSection: $0) }
    }
  }

  /// Whether data or layout are being asked for, or a batch is open.
  ///
  /// Further changes then need a reload.
  var isBusy: Bool { list.batch != nil || list.phase.isSolving }
}
