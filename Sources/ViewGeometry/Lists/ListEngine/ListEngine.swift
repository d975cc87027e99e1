import Foundation

/// The common implementation of tables and collection views.
///
/// It handles batches, drags, selection, prefetching, and cells that are configured again. A table
/// adds rows to it; a collection view adds a layout object. The state is in `list`. The
/// requirements are the differences between the two classes; the extensions contain the common
/// code.
///
/// An edit passes from `edit(_:)` or `closeBatch()` to the list's `commit(_:)`, which validates it,
/// and then updates the list's cached data and the index of each displayed view. The next layout
/// pass displays the result.
protocol ListEngine: ScrollView {
  associatedtype Known: ListCounting
  associatedtype Cell: ListCell

  var list: ListState<Known, Cell> { get set }

  // MARK: Cells

  /// Returns the cell of an item; nil if the item has no cell.
  func cell(at place: ItemIndex) -> Cell?
  /// Returns the item that a cell shows; nil if the cell isn't in the list.
  func place(of cell: Cell) -> ItemIndex?
  /// Requests the cell at an index path of the data from the data source.
  func askForCell(at indexPath: IndexPath) -> Cell?
  /// Requests the preferred size of a displayed cell again.
  func measureAgain(_ cell: Cell, at place: ItemIndex)

  // MARK: Batches

  /// Requests the number of sections from the data source.
  func countedSections() -> Int
  /// Requests the number of items in a section from the data source.
  func countedItems(inSection section: Int) -> Int

  /// Cancels a drag, captures the counts before the batch, and returns an empty batch.
  ///
  /// It isn't called while the data source or the layout is being called. If the data has already
  /// changed, it avoids requests about items that may no longer exist.
  func newBatch(dataHasChanged: Bool) -> ListBatch<Known>
  /// Performs a batch; throws an error if the batch is inconsistent.
  func commit(_ batch: ListBatch<Known>) throws(BatchUpdateError)
  /// Applies a single edit to the views and the selection of a list whose cached data isn't
  /// current.
  ///
  /// Heights, sizes and the layout are requested later.
  func followEdit(_ updates: BatchUpdates)
  /// Performs the batch that `plan` returns; `plan` also makes the change to the data or to the
  /// drag.
  func perform(planned plan: () -> BatchUpdatePlan)
  /// Discards the cached data, the selection and the drag, so that the data is requested again.
  func reloadData()
  /// Reloads the data, immediately or once the layout is prepared.
  func reloadWhenPossible()
  /// The beginning of the message for an inconsistent batch.
  var refusalOfUpdates: String { get }

  // MARK: Drags

  /// Reports the move of a dragged item to the data source.
  func reportMove(from source: IndexPath, to target: IndexPath)
  /// Called when a drag ends or is canceled, after the list's `movement` was cleared and before a
  /// move is reported to the data source.
  func movementWillEnd(_ movement: InteractiveMovement)
  /// Called last when a drag ends or is canceled, after a move was reported to the data source.
  func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool)
}

/// The cell of a table or a collection view.
protocol ListCell: View {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  var storedReuseIdentifier: String? { get }

  /// Displays whether the item is selected.
  func show(isSelected: Bool, animated: Bool)
}

extension ListEngine {
  /// The item that is being dragged; nil if there is none.
  @inline(__always)
  var movement: InteractiveMovement? {
    get { list.movement }
    set { list.movement = newValue }
  }

  /// The selection and its rules; nil until either is first set.
  @inline(__always)
  var selection: ListSelection? {
    get { list.selection }
    set { list.selection = newValue }
  }

  /// The latest item counts that the list has cached; nil if there are none.
  var knownCounts: [Int]? {
    list.knowledge.latest.map { known in
      (0..<known.sectionCount).map { known.itemCount(inSection: $0) }
    }
  }

  /// Whether the data or the layout is being requested, or a batch is open.
  ///
  /// Changes other than edits of the batch then require a reload.
  var isBusy: Bool { list.batch != nil || list.phase.isSolving }
}
