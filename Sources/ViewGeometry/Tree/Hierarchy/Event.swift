public import Foundation

/// The event that a touch belongs to, which is passed through `hitTest(_:with:)`.
///
/// The library never reads it; a host may subclass it to pass information to its overrides.
open class Event {
  /// The time of the event in seconds, on the caller's clock.
  public final let timestamp: TimeInterval

  /// Creates an event at `timestamp` seconds.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }

  deinit {}
}

extension Event: IdentityHashable {}
