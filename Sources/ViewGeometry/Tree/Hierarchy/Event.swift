public import Foundation

/// The event that a touch belongs to.
///
/// It is passed to hit tests and to methods that handle touches, such as `touchesBegan(_:with:)`.
/// The library never reads it. A host may subclass it to pass information to its own overrides.
open class Event {
  /// The time of the event, in seconds on the host's clock.
  public final let timestamp: TimeInterval

  /// Creates an event.
  ///
  /// - Parameter timestamp: The time of the event, in seconds on the host's clock.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }

  deinit {}
}

extension Event: IdentityHashable {}
