public import ViewGeometry

/// An action, or a group of actions, shown below a peek: `UIPreviewActionItem`.
public protocol PreviewActionItem: AnyObject {
  /// The title of the action or the group.
  var title: String { get }
}

/// An action that runs a handler: `UIPreviewAction`.
public final class PreviewAction: PreviewActionItem {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The plain style.
    case `default`
    /// A style with a check mark, for an option that is selected.
    case selected
    /// A red style, for an action that deletes data.
    case destructive
  }

  /// The title of the action.
  public let title: String
  /// The style of the action.
  public let style: Style
  /// The handler, called with the action and the previewed controller (R10.20).
  public let handler: (PreviewAction, ViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (PreviewAction, ViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A group of actions, shown as one row that opens them: `UIPreviewActionGroup`.
///
/// A group contains only actions, no other groups (R10.20).
public final class PreviewActionGroup: PreviewActionItem {
  /// The title of the group.
  public let title: String
  /// The style of the group.
  public let style: PreviewAction.Style
  /// The actions of the group, in order.
  public let actions: [PreviewAction]

  /// Creates a group of `actions`.
  public init(title: String, style: PreviewAction.Style, actions: [PreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}

extension PreviewAction: IdentityHashable {}

extension PreviewActionGroup: IdentityHashable {}
