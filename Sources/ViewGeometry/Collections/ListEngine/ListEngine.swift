import Foundation

/// What tables and collection views do alike: a table is the engine with rows, a collection view the engine with a layout object.
///
/// The state is `list`; what is asked of one class in its own way is required here, everything else is written once in the
/// extensions.
protocol ListEngine: ScrollView {
  associatedtype Known: ListCounting
  associatedtype Cell: ListCell

  var list: ListState<Known, Cell> { get set }

  // MARK: Cells

  /// The cell of an item; nil while it has none.
  func cell(at place: ItemIndex) -> Cell?
  /// The item whose cell this is; nil for cells of none.
  func place(of cell: Cell) -> ItemIndex?
  /// Asks the data source for the cell of an item, by the item's index in the data.
  func askForCell(at indexPath: IndexPath) -> Cell?
  /// Asks a cell for its size again, once it was configured again.
  func measureAgain(_ cell: Cell, at place: ItemIndex)
  /// Has the cell of an item, if there is one, show whether the item is selected.
  func setSelected(_ isSelected: Bool, _ place: ItemIndex, animated: Bool)

  // MARK: Batches

  /// Asks the data source for the number of sections.
  func countedSections() -> Int
  /// Asks the data source for the number of items of a section.
  func countedItems(inSection section: Int) -> Int

  /// Ends a drag and brings up to date what a batch counts from; not called while data or layout are asked for.
  ///
  /// Where the data has changed already, nothing is asked that would ask for items that are gone.
  func newBatch(dataHasChanged: Bool) -> ListBatch<Known>
  /// Carries out a batch that has ended.
  func commit(_ batch: ListBatch<Known>) throws(BatchUpdateError)
  /// Has views and selection follow an edit of its own; the data has changed already, and is asked for later.
  func followEdit(_ updates: BatchUpdates)
  /// Carries out a batch that is planned already; the data source has its new state after `plan` was called.
  func perform(planned plan: () -> BatchUpdatePlan)
  /// Forgets everything and has it asked for again.
  func reloadData()
  /// Forgets everything now, or as soon as the layout is prepared.
  func reloadWhenPossible()
  /// The beginning of the sentence that a program is stopped with whose batch is inconsistent.
  var refusalOfUpdates: String { get }

  // MARK: Drags

  /// Tells the data source where an item was dragged to.
  func reportMove(from source: IndexPath, to target: IndexPath)
  /// Called when `movement` is nil, before the data source is told of a drag that ends.
  func movementWillEnd(_ movement: InteractiveMovement)
  /// Called once a drag has ended.
  func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool)
}

/// The cell of a table or a collection view.
protocol ListCell: View {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  var storedReuseIdentifier: String? { get }
}

extension ListEngine {
  /// The item that is dragged; nil for none.
  @inline(__always)
  var movement: InteractiveMovement? {
    get { list.movement }
    set { list.movement = newValue }
  }

  /// What is selected and what may be; nil while all is as at first.
  @inline(__always)
  var selection: ListSelection? {
    get { list.selection }
    set { list.selection = newValue }
  }

  /// The counts of items of the sections that were known last; nil before any were.
  var knownCounts: [Int]? {
    list.knowledge.latest.map { known in
      (0..<known.sectionCount).map { known.itemCount(inSection: $0) }
    }
  }

  /// Whether data or layout are being asked for, or a batch is open: a list can't follow changes then, and is reloaded.
  var isBusy: Bool { list.batch != nil || list.phase.isSolving }
}
