/// The state of an item that its cell displays.
struct CellState {
  var isSelected = false
  var isHighlighted = false
}
