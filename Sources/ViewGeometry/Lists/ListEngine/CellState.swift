/// What a cell shows of its item's state.
struct CellState {
  var isSelected = false
  var isHighlighted = false
}
