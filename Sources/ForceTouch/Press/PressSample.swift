public import Foundation

/// The state of one finger at one moment, as a digitiser reports it.
///
/// A press is a sequence of samples: one that begins, any number that move, one that ends or cancels. A sample
/// may differ from the last in force alone (R10.4).
public struct PressSample: Sendable, Hashable {
  /// What happens to the finger.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The finger came down.
    case began
    /// The finger moved, or pressed harder or softer, or time passed.
    case moved
    /// The finger was lifted.
    case ended
    /// The system took the touch away, for a call say.
    case cancelled
  }

  /// What happens to the finger.
  public var phase: Phase
  /// Where the finger is, in the window's coordinates.
  ///
  /// Where it isn't finite, a sample that moves keeps the place before it, and one that begins hits nothing.
  public var location: CGPoint
  /// How hard the finger presses; 1 is an average touch (R10.1).
  public var force: CGFloat
  /// The most that `force` can be; 0 from a device that can't tell.
  public var maximumPossibleForce: CGFloat
  /// When, in seconds, on a clock of the caller's that never goes back.
  public var timestamp: TimeInterval

  /// Creates a sample; by default one of a phone's screen, which tells forces up to 20/3.
  public init(
    phase: Phase, location: CGPoint, force: CGFloat = 0,
    maximumPossibleForce: CGFloat = PressSample.phoneMaximumForce, timestamp: TimeInterval = 0
  ) {
    self.phase = phase
    self.location = location
    self.force = force
    self.maximumPossibleForce = maximumPossibleForce
    self.timestamp = timestamp
  }

  /// The most force a phone's screen reports (R10.1).
  public static let phoneMaximumForce: CGFloat = 20.0 / 3

  /// Whether the device can tell how hard it is pressed.
  public var hasForce: Bool { maximumPossibleForce > 0 }

  /// The force as a part of the most possible, 0 to 1 (R10.2).
  ///
  /// 0 for NaN, for negative forces, and for a device that can't tell.
  public var normalizedForce: CGFloat {
    guard hasForce, force > 0 else { return 0 }
    return force >= maximumPossibleForce ? 1 : force / maximumPossibleForce
  }
}
