/// The displayed cells that the data source configures again.
struct ReconfiguredCells<Cell: View> {
  /// The cells that are still to be configured.
  var waiting: [Cell] = []
  /// The cell that the data source is configuring.
  var current: Cell?
}
