/// The displayed cells that the data source configures again.
struct ReconfiguredCells<Cell: View> {
  /// The cells that must still be configured again.
  var waiting: [Cell] = []
  /// The cell that the data source is configuring.
  var current: Cell?
}
