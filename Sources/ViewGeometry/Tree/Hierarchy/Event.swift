public import Foundation

/// What is handed through `hitTest(_:with:)`: the event a touch belongs to.
///
/// The engine never looks into it; a front may subclass it to carry what its overrides want to know.
open class Event {
  /// The time of the event in seconds, on the caller's clock.
  public final let timestamp: TimeInterval

  /// An event at `timestamp` seconds.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }
}
