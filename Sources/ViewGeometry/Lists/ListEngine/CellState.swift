/// The state of an item that its cell shows.
struct CellState {
  var isSelected = false
  var isHighlighted = false
}
