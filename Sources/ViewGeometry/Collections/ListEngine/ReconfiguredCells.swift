/// The cells on screen that the data source is to configure again without making others.
struct ReconfiguredCells<Cell: View> {
  /// Those that wait for the end of a batch.
  var waiting: [Cell] = []
  /// The one that the data source is asked about now.
  var current: Cell?
}
