/// Where the content of a list goes when items are inserted, deleted or moved.
public enum UpdateAnchoring: Sendable, Hashable {
  /// The content offset stays, as far as the limits allow: what is inserted above pushes everything down, as in UIKit.
  case contentOffset
  /// The first visible item that remains stays where it is on screen, as far as the limits allow.
  case firstVisibleItem
}
