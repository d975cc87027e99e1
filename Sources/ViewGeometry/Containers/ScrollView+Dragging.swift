public import Foundation

extension ScrollView {
  /// The fraction of the scrolling velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction, at least 0 and below 1.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after a millisecond.
    ///
    /// - Precondition: `rawValue` is in `0..<1`.
    public init(rawValue: CGFloat) {
      precondition(
        rawValue >= 0 && rawValue < 1, "A deceleration rate must be in 0..<1, not \(rawValue).")
      self.rawValue = rawValue
    }

    /// UIKit's default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Returns the offset at which a drag would come to rest (R5.11), without scrolling.
  ///
  /// The axes are independent. With paging, the result is the offset of a page, clamped to the
  /// limits: if the velocity is 0, that of the nearest page; otherwise, however small the velocity,
  /// that of the page after or before the one where the drag began. Without paging, it is the
  /// offset at which content that decelerates at `decelerationRate` stops, clamped to the limits.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, possibly beyond the limits.
  ///   - velocity: The velocity of the offset at the release, in points per millisecond.
  ///   - start: The offset at which the drag began; it matters only with paging.
  public final func restingContentOffset(
    releasedAt offset: CGPoint, velocity: CGPoint, draggedFrom start: CGPoint
  ) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let span = scrollSpan(along: axis)
      let (released, speed) = (Double(offset[axis]), Double(velocity[axis]))
      result[axis] = CGFloat(
        isPagingEnabled
          ? span.pageOffset(releasedAt: released, velocity: speed, draggedFrom: Double(start[axis]))
          : span.restingOffset(
            releasedAt: released, velocity: speed,
            decelerationRate: Double(decelerationRate.rawValue)))
    }
    return result
  }
}
