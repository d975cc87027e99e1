import UIKitNames

enum UIViewControllerPreviewingSurface {
  static func members(_ context: any UIViewControllerPreviewing) {
    mention(context.sourceView, context.sourceRect)
  }
}
