public import Foundation

extension TableView {
  /// The styles of tables.
  public enum Style: Int, Sendable, CaseIterable {
    /// Rows fill the width; headers and footers are pinned to the visible area.
    case plain
    /// Rows fill the width; headers and footers scroll with them.
    case grouped
    /// Like `grouped`, with rows inset by the layout margins.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// The position that requires the least movement.
    case none
    /// At the top of the visible area.
    case top
    /// In the middle of the visible area.
    case middle
    /// At the bottom of the visible area.
    case bottom
  }

  /// The animations of changes; accepted for compatibility with UIKit, but changes are immediate.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from or out to the right.
    case right
    /// Rows slide in from or out to the left.
    case left
    /// Rows slide in from or out to the top.
    case top
    /// Rows slide in from or out to the bottom.
    case bottom
    /// No animation.
    case none
    /// Rows expand from or collapse to their center.
    case middle
    /// An animation that suits the change.
    case automatic = 100
  }

  /// A special value for default heights.
  ///
  /// For rows it is the measured height of the cell; for headers and footers see ``HeightDefaults``.
  public static let automaticDimension: CGFloat = -1

  /// The default heights of headers and footers.
  public enum HeightDefaults: Sendable, Hashable {
    /// Without an explicit height, there is no header or footer.
    case explicit
    /// UIKit's default heights, as observed (R7.4).
    ///
    /// In plain tables, headers and footers with a title are 28 points high and others absent, with 22 points of
    /// padding above headers. In grouped tables, the first header is 35 points high, and other headers and all
    /// footers are 17.5 points high, even for a height of zero.
    case platform
  }
}
