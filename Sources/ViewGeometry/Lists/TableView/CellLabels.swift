package import Foundation

/// The labels that another module adds to a cell, header or footer, and the image that it adds to a
/// cell (R13.27).
package protocol CellLabels: AnyObject {
  /// Positions the labels and the image in the bounds of the content view.
  func place()
  /// Returns the height of the cell, header or footer for the given width of its content view.
  ///
  /// Returns nil if the labels and the image are empty.
  func height(width: CGFloat) -> CGFloat?
}

extension TableViewCell {
  /// The labels and the image of the cell's style; nil until they are first used.
  package final var labels: (any CellLabels)? {
    get { part(\.labels, nil) }
    set { setPart(\.labels, newValue) }
  }

  /// The distances of the labels from the sides of the content view, in points (R13.27).
  ///
  /// The leading side is the one where reading starts. Its distance includes the indentation.
  package final var labelMargins: (leading: CGFloat, trailing: CGFloat) {
    let leading = separatorInset.left
    let hasAccessory =
      isEditing
      ? editingAccessoryView != nil || editingAccessoryType != .none
      : accessoryView != nil || accessoryType != .none
    return (leading + indentation, hasAccessory ? 8 : leading)
  }
}
