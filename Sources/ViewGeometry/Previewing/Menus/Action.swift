/// A row of a menu that calls a handler, like `UIAction`.
///
///     let share = Action(title: "Share") { _ in send(photo) }
///     let delete = Action(title: "Delete", attributes: .destructive) { _ in remove(photo) }
public final class Action: MenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The string that identifies the action.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The identifier of the action; a unique one if none was passed.
  public let identifier: Identifier
  /// A longer description of the action; nil if there is none.
  public var discoverabilityTitle: String?
  /// The appearance and behavior of the row; empty by default.
  public var attributes: Attributes
  /// The state of the row's check mark; `off` by default.
  public var state: State
  /// The sender, while the handler runs; nil at other times.
  public private(set) var sender: Any?
  private let handler: ActionHandler

  /// Creates an action that calls `handler` when it is performed.
  ///
  /// A nil identifier is replaced by a unique one. `image` is stored for the host.
  public init(
    title: String = "", subtitle: String? = nil, image: AnyObject? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping ActionHandler
  ) {
    self.identifier = identifier ?? Identifier(MenuNames.unused(after: "action"))
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Whether the row is displayed and can be selected.
  public var isSelectable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Calls the handler, even if the action is disabled; ``sender`` is set during the call.
  ///
  /// `target` has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}

/// A handler of an action, called with the action, like `UIActionHandler`.
public typealias ActionHandler = (Action) -> Void
