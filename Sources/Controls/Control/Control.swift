public import Foundation
public import ViewGeometry

/// A view that reports user interactions: `UIControl`.
///
/// Actions are closures. Targets with selectors aren't available, because they need the Objective-C
/// runtime. The host, or a test, reports touches by calling ``sendActions(for:)``.
open class Control: View {
  /// The actions with their events, in the order in which they were added.
  private var handlers: [(events: Event, action: Action)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a control that performs an action for ``Control/Event/primaryActionTriggered``.
  ///
  /// If `primaryAction` is nil, the control has no action.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control is enabled; true by default.
  ///
  /// It doesn't affect hit tests or ``sendActions(for:)``, so the host must not report touches to a
  /// disabled control.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted, for example while it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, computed from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after the state changes.
  func stateDidChange() { setNeedsLayout() }

  /// The vertical alignment of the content; centered by default.
  ///
  /// It affects the layout of buttons without a configuration. Other controls store it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content; centered by default, but left in text fields.
  ///
  /// It affects the layout of buttons without a configuration. Other controls store it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment, with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether the host presents the context menu of the control when the control is pressed.
  open var isContextMenuInteractionEnabled = false
  /// Whether a tap opens the control's menu, which the host presents.
  open var showsMenuAsPrimaryAction = false
  /// The tooltip; the value is stored, but has no effect.
  open var toolTip: String?

  // MARK: Actions

  /// Adds an action for the given events.
  ///
  /// It replaces an action with the same identifier for these events.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((controlEvents, action))
  }

  /// Removes the action with the identifier of `action` from the given events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier from the given events.
  open func removeAction(identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event)
  {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs an action with the control as its sender; subclasses may override it.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }

  /// Performs each action that was added for any of the given events, in the order of addition.
  ///
  /// The actions are performed even if the control is disabled. A button also performs its primary
  /// action for ``Control/Event/touchUpInside``, so the host reports only that event for a tap.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  // MARK: Tracking, called by a host

  /// Called by the host when a touch begins in the control; returns whether the control tracks it.
  ///
  /// The default implementation returns true.
  open func beginTracking(_ touch: Touch, with event: ViewGeometry.Event?) -> Bool { true }

  /// Called by the host when a tracked touch moves; returns whether to continue tracking it.
  ///
  /// The default implementation returns true.
  open func continueTracking(_ touch: Touch, with event: ViewGeometry.Event?) -> Bool { true }

  /// Called by the host when a tracked touch ends; does nothing by default.
  open func endTracking(_ touch: Touch?, with event: ViewGeometry.Event?) {}

  /// Called by the host when tracking is canceled; does nothing by default.
  open func cancelTracking(with event: ViewGeometry.Event?) {}

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events, until `iterator` sets its last argument to
  /// true.
  public final func enumerateEventHandlers(
    _ iterator: (_ action: Action, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops { iterator(handler.action, handler.events, &stops) }
  }

  deinit {}
}

extension InitializableView where Self: Control {
  /// Creates a control that performs an action for ``Control/Event/primaryActionTriggered``.
  ///
  /// If `primaryAction` is nil, the control has no action.
  public init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
