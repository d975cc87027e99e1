public import Foundation

/// A finger on the screen, as a host reports it to `touchesBegan(_:with:)` and related methods.
///
/// It corresponds to `UITouch`. A host keeps one object per finger and calls
/// ``move(to:phase:timestamp:)`` before it reports an event. The library neither creates nor
/// delivers touches.
open class Touch: Hashable {
  /// The phase of a touch, like `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger didn't move.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The view that the finger touched; not retained.
  public private(set) final weak var view: View?
  /// The window that the finger touched; not retained.
  public private(set) final weak var window: Window?
  /// The current phase of the touch.
  public private(set) final var phase = Phase.began
  /// The time of the last change, in seconds since an epoch that the host defines.
  public private(set) final var timestamp: TimeInterval
  /// The number of consecutive taps at this position, counted by the host.
  public final var tapCount = 1
  /// The force of the press, set by the host; 0 if it isn't measured.
  public final var force: CGFloat = 0

  private final var place: CGPoint
  private final var placeBefore: CGPoint

  /// Creates a touch that begins at `location`, which is in the bounds coordinates of `window`.
  public init(view: View?, window: Window?, location: CGPoint, timestamp: TimeInterval) {
    (self.view, self.window, self.timestamp) = (view, window, timestamp)
    (place, placeBefore) = (location, location)
  }

  /// Updates the position, phase and time of the touch.
  ///
  /// - Parameters:
  ///   - location: The new position, in the coordinates of the window.
  ///   - phase: The new phase.
  ///   - timestamp: The time of the change, in seconds since the epoch of the host.
  public final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    (placeBefore, place) = (place, location)
    (self.phase, self.timestamp) = (phase, timestamp)
  }

  /// Returns the position of the finger in the bounds coordinates of `view`, or in those of the
  /// window if `view` is nil.
  ///
  /// If the touch has no window, returns the position that the host reported.
  open func location(in view: View?) -> CGPoint { map(place, to: view) }

  /// Returns the previous position of the finger in the bounds coordinates of `view`, or in those
  /// of the window if `view` is nil.
  ///
  /// If the touch has no window, returns the position that the host reported.
  open func previousLocation(in view: View?) -> CGPoint { map(placeBefore, to: view) }

  private func map(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window as View?)
  }

  /// Returns whether `left` and `right` are the same object.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the object's identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  deinit {}
}

/// Touches, and the views that they refer to, must not be shared between threads.
@available(*, unavailable)
extension Touch: Sendable {}
