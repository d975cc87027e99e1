package import Foundation

/// The labels and the image that a module of controls adds to a cell (R13.27).
package protocol CellLabels: AnyObject {
  /// Positions them in the bounds of the cell's content view.
  func place()
  /// Returns the height of the cell for a width of its content view; nil if they are empty.
  func height(width: CGFloat) -> CGFloat?
}

extension TableViewCell {
  /// The labels and the image of the cell's style; nil until they are first used.
  package final var labels: (any CellLabels)? {
    get { part(\.labels, nil) }
    set { setPart(\.labels, newValue) }
  }

  /// The edges of the content view between which labels lie, the distance from its sides (R13.27).
  ///
  /// The first is the side where reading starts, with the indentation.
  package final var labelMargins: (leading: CGFloat, trailing: CGFloat) {
    let leading = separatorInset.left
    let hasAccessory =
      isEditing
      ? editingAccessoryView != nil || editingAccessoryType != .none
      : accessoryView != nil || accessoryType != .none
    return (leading + indentation, hasAccessory ? 8 : leading)
  }
}
