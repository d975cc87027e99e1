import UIKitNames

enum UIPreviewActionSurface {
  static func members() {
    let style = UIPreviewAction.Style.destructive
    let action = UIPreviewAction(title: "Delete", style: style, handler: { _, _ in })
    mention(action.title, action.handler)
  }
}
