/// The part of a list that stays in place when items are inserted, deleted or moved.
public enum UpdateAnchoring: Sendable, Hashable {
  /// The content offset stays, within its limits: insertions above push the content down, as in UIKit.
  case contentOffset
  /// The first visible item that remains keeps its position on screen, within the scrolling limits.
  case firstVisibleItem
}
