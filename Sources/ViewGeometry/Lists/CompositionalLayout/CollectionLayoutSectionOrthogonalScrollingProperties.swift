public import Foundation

/// The bouncing and the deceleration of a section that scrolls orthogonally, like UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingProperties` (R8.29).
public final class CollectionLayoutSectionOrthogonalScrollingProperties {
  /// The ways in which a section behaves at the ends of its content.
  public enum Bounce: Int, Sendable {
    /// The section bounces if it can scroll, usually because its content is longer than the
    /// collection view.
    case automatic
    /// The section bounces even if its content is shorter than the collection view.
    case always
    /// The section stops at either end of its content.
    case never
  }

  /// The rate at which a section decelerates after a drag.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The fraction of the velocity that remains after a millisecond; 1 for ``automatic``.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after a millisecond.
    ///
    /// The fraction 1 means ``automatic``.
    ///
    /// - Precondition: `rawValue` is in `0...1`.
    public init(rawValue: CGFloat) {
      precondition(
        rawValue >= 0 && rawValue <= 1,
        "A deceleration rate must be in 0...1, not \(rawValue).")
      self.rawValue = rawValue
    }

    /// The collection view's ``ScrollView/decelerationRate``.
    public static let automatic = DecelerationRate(rawValue: 1)
    /// UIKit's default rate, 0.998.
    public static let normal = DecelerationRate(ScrollView.DecelerationRate.normal)
    /// UIKit's fast rate, 0.99.
    public static let fast = DecelerationRate(ScrollView.DecelerationRate.fast)

    private init(_ rate: ScrollView.DecelerationRate) { self.init(rawValue: rate.rawValue) }
  }

  /// The behavior at the ends of the content; `automatic` by default.
  public var bounce = Bounce.automatic
  /// The rate of deceleration after a drag; `automatic` by default.
  public var decelerationRate = DecelerationRate.automatic

  /// Creates properties with their default values.
  public init() {}

  var values: CompositionalScrollingValues {
    CompositionalScrollingValues(bounce: bounce, decelerationRate: decelerationRate)
  }

  func copied() -> CollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = CollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.bounce, copy.decelerationRate) = (bounce, decelerationRate)
    return copy
  }

  deinit {}
}

@available(*, unavailable)
extension CollectionLayoutSectionOrthogonalScrollingProperties: Sendable {}

extension CollectionLayoutSectionOrthogonalScrollingProperties: IdentityHashable {}

/// The values of a section's orthogonal scrolling properties when the layout was solved.
struct CompositionalScrollingValues: Hashable {
  var bounce = CollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  var decelerationRate =
    CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic

  /// Returns the deceleration rate.
  ///
  /// If it is automatic, returns the rate of `view`, or the normal rate if `view` is nil.
  func rate(in view: CollectionView?) -> Double {
    guard decelerationRate == .automatic else { return Double(decelerationRate.rawValue) }
    return Double((view?.decelerationRate ?? .normal).rawValue)
  }

  /// Returns whether a section whose scroll offset has the given limits bounces at them.
  func bounces(within limits: ClosedRange<Double>) -> Bool {
    switch bounce {
    case .automatic: limits.lowerBound < limits.upperBound
    case .always: true
    case .never: false
    }
  }
}
