/// The state of an item that its cell displays.
struct CellState {
  var isSelected = false
  var isHighlighted = false
  /// Whether the cell's configuration must be updated for its state (R13.30).
  var needsConfiguration = true
}
