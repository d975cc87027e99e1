/// The cells on screen that the data source configures again.
struct ReconfiguredCells<Cell: View> {
  /// The cells that wait for it.
  var waiting: [Cell] = []
  /// The cell that the data source is configuring.
  var current: Cell?
}
