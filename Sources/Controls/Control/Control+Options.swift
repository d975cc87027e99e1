extension Control {
  /// The events of controls.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The events as a bit mask, with UIKit's bits.
    public let rawValue: UInt

    /// Creates a set of events from a bit mask with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins in the control soon after another one, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control triggers its primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Events reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The states as a bit mask, with UIKit's bits.
    public let rawValue: UInt

    /// Creates a set of states from a bit mask with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is in none of the other states.
    public static let normal: State = []
    /// The control is highlighted, for example while it is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused; the library never sets this state.
    public static let focused = State(rawValue: 1 << 3)
    /// States reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignments of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The center.
    case center
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The full height.
    case fill
  }

  /// The horizontal alignments of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The center.
    case center
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The full width.
    case fill
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }
}
