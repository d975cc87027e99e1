public import Foundation

extension CollectionView {
  /// Where an item comes to rest when it is scrolled to; at most one option an axis.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the options, as in UIKit.
    public let rawValue: UInt

    /// A position with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the top of the usable span.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom of the usable span.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left of the usable span.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right of the usable span.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// Scrolls until an item is at `scrollPosition` of the part inside the adjusted content inset (R5.14).
  ///
  /// A section that scrolls by itself does so too. The offset is clamped to the scrolling limits. An axis without option stays
  /// as it is; pinned headers are not taken into account (R5.15). The movement is applied at once, animated or not.
  ///
  /// - Precondition: The item exists and `scrollPosition` has at most one option an axis.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let (vertical, horizontal) = (
      scrollPosition.intersection(.vertical), scrollPosition.intersection(.horizontal)
    )
    precondition(
      vertical.rawValue.nonzeroBitCount < 2 && horizontal.rawValue.nonzeroBitCount < 2,
      "A scroll position has at most one option an axis, not \(scrollPosition.rawValue).")
    prepareLayout()
    storedLayout.scrollSection(
      showing: indexPath, horizontally: horizontal.alignment, vertically: vertical.alignment)
    guard let frame = itemFrame(at: indexPath) else {
      preconditionFailure("There is no item at \(indexPath) to scroll to.")
    }
    let offset = contentOffset(
      showing: frame, horizontally: horizontal.alignment, vertically: vertical.alignment)
    setContentOffset(offset, animated: animated)
  }
}

extension CollectionView.ScrollPosition {
  /// Where the one option of an axis puts the item; nil for none.
  fileprivate var alignment: ScrollAlignment? {
    switch self {
    case .top, .left: .start
    case .centeredVertically, .centeredHorizontally: .center
    case .bottom, .right: .end
    default: nil
    }
  }
}
