public import Foundation

extension TableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable, CaseIterable {
    /// Rows fill the width; headers and footers stick to the visible part.
    case plain
    /// Rows fill the width; headers and footers scroll with them.
    case grouped
    /// Like `grouped`, with rows inset by the layout margins.
    case insetGrouped
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// Wherever the least movement brings it.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a change would be animated; accepted for UIKit's sake, since changes happen at once.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// None.
    case none
    /// In the middle of the row.
    case middle
    /// Whatever suits.
    case automatic = 100
  }

  /// The height that stands for a default: of cells, what they measure; of headers and footers, see ``HeightDefaults``.
  public static let automaticDimension: CGFloat = -1

  /// What headers and footers measure that nobody gave a height.
  public enum HeightDefaults: Sendable, Hashable {
    /// Nothing: there is no header or footer.
    case explicit
    /// What UIKit gives them, as far as observed (R7.4).
    ///
    /// Plain: headers and footers with a title 28 points, others none; 22 points of padding above headers. Grouped: the
    /// first header 35 points, other headers and all footers 17.5, also for a height of zero.
    case platform
  }
}
