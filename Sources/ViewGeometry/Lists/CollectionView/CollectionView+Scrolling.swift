import Foundation

extension CollectionView {
  /// The position of an item after scrolling to it, with at most one option per axis.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The options as bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a position from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the item's top edge with the top edge of the visible area inside the adjusted content
    /// inset.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers the item vertically in the visible area inside the adjusted content inset.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the item's bottom edge with the bottom edge of the visible area inside the adjusted
    /// content inset.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the item's left edge with the left edge of the visible area inside the adjusted
    /// content inset.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers the item horizontally in the visible area inside the adjusted content inset.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the item's right edge with the right edge of the visible area inside the adjusted
    /// content inset.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// The default implementation of ``scrollToItem(at:at:animated:)``.
  final func builtInScrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let (vertical, horizontal) = (
      scrollPosition.intersection(.vertical), scrollPosition.intersection(.horizontal)
    )
    precondition(
      vertical.rawValue.nonzeroBitCount < 2 && horizontal.rawValue.nonzeroBitCount < 2,
      "A scroll position can have only one option per axis, not \(scrollPosition.rawValue).")
    prepareLayout()
    storedLayout.scrollSection(
      showing: indexPath, horizontally: horizontal.alignment, vertically: vertical.alignment,
      animated: animated)
    guard let frame = itemFrame(at: indexPath) else {
      preconditionFailure("There is no item at \(indexPath) to scroll to.")
    }
    let offset = contentOffset(
      showing: frame, horizontally: horizontal.alignment, vertically: vertical.alignment)
    setContentOffset(offset, animated: animated)
  }
}

extension CollectionView.ScrollPosition {
  /// The alignment along one axis; nil if the position contains no option.
  fileprivate var alignment: ScrollAlignment? {
    switch self {
    case .top, .left: .start
    case .centeredVertically, .centeredHorizontally: .center
    case .bottom, .right: .end
    default: nil
    }
  }
}
