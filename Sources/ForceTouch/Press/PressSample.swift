public import Foundation

/// The state of one finger at one moment, as a digitizer reports it.
///
/// A touch is a sequence of samples: one in phase `began`, any number in phase `moved`, and one in
/// phase `ended` or `cancelled`. A sample may differ from the previous one in force alone (R10.4).
public struct PressSample: Sendable, Hashable {
  /// The phase of a touch.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The finger came down.
    case began
    /// The finger moved, its pressure changed, or time passed.
    case moved
    /// The finger was lifted.
    case ended
    /// The system canceled the touch, for example because of an incoming phone call.
    case cancelled
  }

  /// The phase of the touch.
  public var phase: Phase
  /// The location of the finger, in the window's coordinates.
  ///
  /// If the location isn't finite, a sample in phase `moved` has the previous location, and one in
  /// phase `began` hits nothing.
  public var location: CGPoint
  /// The force of the finger; 1 is the force of an average touch (R10.1).
  public var force: CGFloat
  /// The maximum of `force`; 0 for a device without force sensing.
  public var maximumPossibleForce: CGFloat
  /// The time in seconds, on the caller's monotonic clock.
  public var timestamp: TimeInterval

  /// Creates a sample.
  ///
  /// By default, the sample comes from a phone's screen, which reports forces up to 20/3.
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

  /// The maximum force that a phone's screen reports (R10.1).
  public static let phoneMaximumForce: CGFloat = 20.0 / 3

  /// Whether the device senses force.
  public var hasForce: Bool { maximumPossibleForce > 0 }

  /// The force as a fraction of its maximum, from 0 to 1 (R10.2).
  ///
  /// It is 0 for NaN, for negative forces and for a device without force sensing.
  public var normalizedForce: CGFloat {
    guard hasForce, force > 0 else { return 0 }
    return force >= maximumPossibleForce ? 1 : force / maximumPossibleForce
  }
}
