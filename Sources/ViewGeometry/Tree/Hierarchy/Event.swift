public import Foundation

/// An event like `UIEvent`, such as a change of the touches on the screen.
///
/// It is passed to hit tests and to methods that handle touches, such as `touchesBegan(_:with:)`.
/// A host may subclass it to pass information to its own overrides.
open class Event {
  /// The kinds of events, like `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// A motion of the device, such as shaking.
    case motion
    /// A command of a remote control or headset.
    case remoteControl
    /// Presses of physical buttons.
    case presses
    /// Scrolling with a mouse or a trackpad.
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
    /// A scaling or rotation on a trackpad.
    case transform = 14
  }

  /// The time of the event, in seconds on the host's clock.
  public final let timestamp: TimeInterval
  /// The touches of the event, in the host's order.
  final let orderedTouches: [Touch]
  private final let earlierTouches: [Touch: [Touch]]

  /// Creates an event without touches.
  ///
  /// - Parameter timestamp: The time of the event, in seconds on the host's clock.
  public init(timestamp: TimeInterval = 0) {
    (self.timestamp, orderedTouches, earlierTouches) = (timestamp, [], [:])
  }

  /// Creates an event with touches.
  ///
  /// Pass it to ``Window/sendEvent(_:)``.
  ///
  /// - Parameters:
  ///   - timestamp: The time of the event, in seconds on the host's clock.
  ///   - touches: All touches on the screen, including those that didn't change.
  ///   - earlierTouches: The unreported states of each touch since the previous event, oldest first
  ///     and without the current one. Touches without an entry have none.
  public init(
    timestamp: TimeInterval, touches: [Touch], earlierTouches: [Touch: [Touch]] = [:]
  ) {
    (self.timestamp, orderedTouches) = (timestamp, touches)
    self.earlierTouches = earlierTouches
  }

  /// The kind of the event; `touches` by default.
  open var type: EventType { .touches }

  /// All touches of the event; nil if it has none (R4.17).
  open var allTouches: Set<Touch>? { chosen { _ in true } }

  /// Returns the touches of the event that began in `window`; nil if there is none (R4.17).
  open func touches(for window: Window) -> Set<Touch>? { chosen { $0.window === window } }

  /// Returns the touches of the event that began in `view`; nil if there is none (R4.17).
  open func touches(for view: View) -> Set<Touch>? { chosen { $0.view === view } }

  /// Returns all states of a touch since the previous event, oldest first and a copy of `touch`
  /// last; nil if the touch doesn't belong to the event (R4.17).
  open func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard orderedTouches.contains(touch) else { return nil }
    return earlierTouches[touch, default: []] + [Touch(copying: touch)]
  }

  private func chosen(_ belongs: (Touch) -> Bool) -> Set<Touch>? {
    let found = Set(orderedTouches.filter(belongs))
    return found.isEmpty ? nil : found
  }

  deinit {}
}

extension Event: IdentityHashable {}
