public import Foundation
public import ViewGeometry

/// A view that reports what is done with it: `UIControl`.
///
/// Actions are closures. Targets with selectors need the Objective-C runtime and aren't here. Who takes touches calls ``sendActions(for:)``:
/// a host, or a test.
open class Control: View {
  /// Actions by the events they answer, in the order in which they were added.
  private var handlers: [(events: Event, action: Action)] = []

  /// A control with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A control that performs an action on ``Control/Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, of the three properties.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after the state changed.
  func stateDidChange() { setNeedsLayout() }

  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies, leading and trailing taken as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether the host shows a menu of the control when it is pressed.
  open var isContextMenuInteractionEnabled = false
  /// Whether the menu shows at a touch.
  open var showsMenuAsPrimaryAction = false
  /// What a pointer shows; kept.
  open var toolTip: String?

  // MARK: Actions

  /// Has events perform an action.
  ///
  /// One with the same identifier that answers some of them is replaced in those.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((controlEvents, action))
  }

  /// Has events no longer perform an action.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has events no longer perform the action of an identifier.
  open func removeAction(identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event)
  {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs an action, with the control as its sender; an override may do something else.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }

  /// Performs the actions of events, in the order in which they were added.
  ///
  /// A button performs its primary action for ``Control/Event/touchUpInside``, too: who reports a touch reports that event alone.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// All events that perform something.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events, until it sets its last argument.
  public final func enumerateEventHandlers(
    _ iterator: (_ action: Action, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops { iterator(handler.action, handler.events, &stops) }
  }
}

extension InitializableView where Self: Control {
  /// A control that performs an action on ``Control/Event/primaryActionTriggered``.
  public init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
