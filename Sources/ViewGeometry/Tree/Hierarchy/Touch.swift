public import Foundation

/// A finger on the screen, as a host that follows it reports it to `touchesBegan(_:with:)` and its relatives: `UITouch`.
///
/// A host keeps one object for a finger and calls ``move(to:phase:timestamp:)`` before it reports what happened. Nothing here makes
/// touches or passes them on.
open class Touch: Hashable {
  /// What the finger does: `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stays where it is.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// The view in which the finger came down, not held.
  public private(set) final weak var view: View?
  /// The window in which the finger came down, not held.
  public private(set) final weak var window: Window?
  /// What the finger did last.
  public private(set) final var phase = Phase.began
  /// When it did so, in seconds since the host's start of time.
  public private(set) final var timestamp: TimeInterval
  /// How many times the finger came down here in a row; the host counts.
  public final var tapCount = 1
  /// How hard the finger presses; 0 where nothing measures that.
  public final var force: CGFloat = 0

  private final var place: CGPoint
  private final var placeBefore: CGPoint

  /// Creates a touch that begins at `location`, in the coordinates of `window`.
  public init(view: View?, window: Window?, location: CGPoint, timestamp: TimeInterval) {
    (self.view, self.window, self.timestamp) = (view, window, timestamp)
    (place, placeBefore) = (location, location)
  }

  /// Notes what the finger did: where it is now, in the coordinates of the window, and when.
  public final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    (placeBefore, place) = (place, location)
    (self.phase, self.timestamp) = (phase, timestamp)
  }

  /// Where the finger is, in the bounds of `view`; in those of the window for nil.
  open func location(in view: View?) -> CGPoint { map(place, to: view) }

  /// Where the finger was before, in the bounds of `view`; in those of the window for nil.
  open func previousLocation(in view: View?) -> CGPoint { map(placeBefore, to: view) }

  private func map(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window as View?)
  }

  /// Whether the two are the same object.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Touches are not safe to share between threads, like the views they are in.
@available(*, unavailable)
extension Touch: Sendable {}
