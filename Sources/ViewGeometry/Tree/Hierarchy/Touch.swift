public import Foundation

/// A finger on the screen, as a host reports it to `touchesBegan(_:with:)` and related methods.
///
/// It corresponds to `UITouch`. A host keeps one object per finger and calls
/// ``move(to:phase:timestamp:)`` before it reports an event. The library doesn't create touches;
/// ``Window/sendEvent(_:)`` delivers them.
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

  /// The kind of a touch, like `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface apart from the screen.
    case indirect
    /// A pencil on the screen.
    case pencil
    /// A pointer, moved by a mouse or a trackpad.
    case indirectPointer
  }

  /// The view that the finger touched; not retained.
  public private(set) final weak var view: View?
  /// The window that the finger touched; not retained.
  public private(set) final weak var window: Window?
  /// The current phase of the touch.
  public private(set) final var phase = Phase.began
  /// The time of the last change, in seconds since an epoch that the host defines.
  public private(set) final var timestamp: TimeInterval
  /// The number of consecutive taps at this position, counted by the host; 1 by default.
  public final var tapCount = 1
  /// The force of the press, set by the host; 1 is that of an average touch, and 0 means not
  /// measured.
  public final var force: CGFloat = 0
  /// The largest value of `force`, set by the host; 0 if the hardware measures no force (R10.1).
  public final var maximumPossibleForce: CGFloat = 0
  /// The kind of the touch, set by the host; `direct` by default.
  open var type = TouchType.direct
  /// The approximate radius of the touch in points, set by the host; 0 if it isn't measured.
  open var majorRadius: CGFloat = 0
  /// The tolerance of the radius in points, set by the host; 0 by default.
  ///
  /// The radius is between `majorRadius - majorRadiusTolerance` and
  /// `majorRadius + majorRadiusTolerance`.
  open var majorRadiusTolerance: CGFloat = 0

  private final var place: CGPoint
  private final var placeBefore: CGPoint
  private final var precisePlace: CGPoint
  private final var precisePlaceBefore: CGPoint
  /// Whether ``Window/sendEvent(_:)`` withholds the touch from its view (R4.18).
  final var isWithheld = false

  /// Creates a touch that begins at `location`, which is in the bounds coordinates of `window`.
  public init(view: View?, window: Window?, location: CGPoint, timestamp: TimeInterval) {
    (self.view, self.window, self.timestamp) = (view, window, timestamp)
    (place, placeBefore) = (location, location)
    (precisePlace, precisePlaceBefore) = (location, location)
  }

  /// Creates a touch with the values of `original` (R4.17).
  init(copying original: Touch) {
    (view, window, timestamp) = (original.view, original.window, original.timestamp)
    (phase, tapCount, force) = (original.phase, original.tapCount, original.force)
    (place, placeBefore) = (original.place, original.placeBefore)
    (precisePlace, precisePlaceBefore) = (original.precisePlace, original.precisePlaceBefore)
    maximumPossibleForce = original.maximumPossibleForce
    type = original.type
    (majorRadius, majorRadiusTolerance) = (original.majorRadius, original.majorRadiusTolerance)
  }

  /// Updates the position, phase and time of the touch; the old position becomes the previous one.
  ///
  /// - Parameters:
  ///   - location: The new position, in the coordinates of the window.
  ///   - phase: The new phase.
  ///   - timestamp: The time of the change, in seconds since the epoch of the host.
  public final func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    move(to: location, preciseLocation: location, phase: phase, timestamp: timestamp)
  }

  /// Updates the position, phase and time of a touch whose position is also measured precisely.
  ///
  /// The old positions become the previous ones.
  ///
  /// - Parameters:
  ///   - location: The new position, in the coordinates of the window.
  ///   - preciseLocation: The new position as measured, in the coordinates of the window.
  ///   - phase: The new phase.
  ///   - timestamp: The time of the change, in seconds since the epoch of the host.
  public final func move(
    to location: CGPoint, preciseLocation: CGPoint, phase: Phase, timestamp: TimeInterval
  ) {
    (placeBefore, place) = (place, location)
    (precisePlaceBefore, precisePlace) = (precisePlace, preciseLocation)
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
  /// If the touch has no window, returns the previous position that the host reported.
  open func previousLocation(in view: View?) -> CGPoint { map(placeBefore, to: view) }

  /// Returns the precise position of the finger in the bounds coordinates of `view`, or in those of
  /// the window if `view` is nil (R4.16).
  ///
  /// It is ``location(in:)`` unless the host reports a precise position. Don't use it for
  /// hit-testing: it may lie outside the view that the finger touched. If the touch has no window,
  /// returns the precise position that the host reported.
  open func preciseLocation(in view: View?) -> CGPoint { map(precisePlace, to: view) }

  /// Returns the previous precise position of the finger in the bounds coordinates of `view`, or in
  /// those of the window if `view` is nil (R4.16).
  ///
  /// If the touch has no window, returns the previous precise position that the host reported.
  open func precisePreviousLocation(in view: View?) -> CGPoint {
    map(precisePlaceBefore, to: view)
  }

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
