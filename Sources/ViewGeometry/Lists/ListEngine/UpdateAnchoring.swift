/// The part of a list that stays in place when items are inserted, deleted or moved.
public enum UpdateAnchoring: Sendable, Hashable {
  /// The content offset stays the same, within its limits; insertions above move the content down,
  /// as in UIKit.
  case contentOffset
  /// Of the visible items that the update keeps, the one with the lowest index path stays at its
  /// position in the visible area, within the scrolling limits.
  case firstVisibleItem
}
