public import Foundation

extension TableView {
  /// The styles of tables.
  public enum Style: Int, Sendable, CaseIterable {
    /// Rows fill the width; headers and footers are pinned to the visible area.
    case plain
    /// Rows fill the width; headers and footers scroll with them.
    case grouped
    /// Rows are inset by the layout margins; otherwise the same as `grouped`.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  ///
  /// The visible area excludes the adjusted content inset.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// The table scrolls only as far as necessary to make the row visible.
    case none
    /// The row is at the top of the visible area.
    case top
    /// The row is in the middle of the visible area.
    case middle
    /// The row is at the bottom of the visible area.
    case bottom
  }

  /// The animations of changes, for compatibility with UIKit; they have no effect.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from the right, or out to the right.
    case right
    /// Rows slide in from the left, or out to the left.
    case left
    /// Rows slide in from the top, or out to the top.
    case top
    /// Rows slide in from the bottom, or out to the bottom.
    case bottom
    /// Rows use the default animation, as in UIKit.
    case none
    /// Rows expand from their center, or collapse to it.
    case middle
    /// The table chooses an animation.
    case automatic = 100
  }

  /// The special value for heights that the table determines itself.
  ///
  /// As the height of a row, it means the measured height of the cell. For headers and footers, see
  /// ``HeightDefaults``; for estimates and padding, see ``TableViewQueries/estimatedRowHeight`` and
  /// ``TableViewQueries/sectionHeaderTopPadding``.
  public static let automaticDimension: CGFloat = -1

  /// The ways of treating headers and footers without an explicit height.
  public enum HeightDefaults: Sendable, Hashable {
    /// There is no header or footer without an explicit height.
    case explicit
    /// UIKit's default heights, as observed (R7.4).
    ///
    /// In plain tables, headers and footers with a title are 28 points high, unless their height is
    /// set to zero. Headers and footers without a title are omitted. The padding above headers is
    /// 22 points. In grouped tables, the first header is 35 points high, and the other headers and
    /// all footers are 17.5 points high, even if their height is set to zero.
    case platform
  }
}
