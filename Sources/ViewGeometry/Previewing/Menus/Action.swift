/// A row of a menu that does something: `UIAction`.
///
///     let share = Action(title: "Share") { _ in share(photo) }
///     let delete = Action(title: "Delete", attributes: .destructive) { _ in delete(photo) }
public final class Action: MenuElement {
  /// The name by which a program finds an action again.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier with this name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The name by which a program finds the action again; one of its own unless given.
  public let identifier: Identifier
  /// A longer text that says what the action does; nil for none.
  public var discoverabilityTitle: String?
  /// How the row looks and behaves.
  public var attributes: Attributes
  /// Whether the row is ticked.
  public var state: State
  /// Who performs the action, while its handler runs; nil at other times.
  public private(set) var sender: Any?
  private let handler: ActionHandler

  /// Creates a row; `image` is kept for a front.
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

  /// Whether the row is shown and can be selected.
  public var isSelectable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Does what the action does; the target says nothing.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}

/// What an action does; it receives the action: `UIActionHandler`.
public typealias ActionHandler = (Action) -> Void
