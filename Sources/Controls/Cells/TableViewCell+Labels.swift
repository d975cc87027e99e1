import Foundation
public import ViewGeometry

/// The labels and the image of a cell's style (R13.27).
///
/// They are subviews of the content view. They are created on first use, and positioned when the
/// cell is laid out.
extension TableViewCell {
  /// The cell's title label, created when first used; never nil.
  public final var textLabel: Label? { styledLabels.text }

  /// The cell's detail label, created when first used; nil in cells of the default style.
  public final var detailTextLabel: Label? { styledLabels.detail }

  /// The view of the cell's image, created when first used; nil in cells of the `value2` style.
  public final var imageView: ImageView? { styledLabels.image }

  private var styledLabels: StyledCellLabels {
    if let labels = labels as? StyledCellLabels { return labels }
    let made = StyledCellLabels(of: self)
    labels = made
    return made
  }
}
