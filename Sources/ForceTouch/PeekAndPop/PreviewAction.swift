/// A row under a peek: `UIPreviewActionItem`.
public protocol PreviewActionItem: AnyObject {
  /// What the row says.
  var title: String { get }
}

/// A row that does something: `UIPreviewAction`.
public final class PreviewAction: PreviewActionItem {
  /// How a row looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default`
    /// Ticked.
    case selected
    /// Red, for what deletes.
    case destructive
  }

  /// What the row says.
  public let title: String
  /// How the row looks.
  public let style: Style
  /// What selecting the row does; it receives the action and the controller that was previewed (R10.20).
  public let handler: (PreviewAction, ViewController) -> Void

  /// Creates a row.
  public init(
    title: String, style: Style, handler: @escaping (PreviewAction, ViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A row that opens further rows: `UIPreviewActionGroup`.
///
/// Groups hold actions only, so rows nest one level deep (R10.20).
public final class PreviewActionGroup: PreviewActionItem {
  /// What the row says.
  public let title: String
  /// How the row looks.
  public let style: PreviewAction.Style
  /// The rows it opens, in order.
  public let actions: [PreviewAction]

  /// Creates a row that opens `actions`.
  public init(title: String, style: PreviewAction.Style, actions: [PreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}
