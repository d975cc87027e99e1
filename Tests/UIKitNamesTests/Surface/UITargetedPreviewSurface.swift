import UIKitNames

enum UITargetedPreviewSurface {
  static func geometry(
    _ view: UIView, _ parameters: UIPreviewParameters, _ target: UIPreviewTarget
  ) {
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    mention(UITargetedPreview(view: view), UITargetedPreview(view: view, parameters: parameters))
    mention(preview.view, preview.parameters, preview.target, preview.size)
    mention(preview.retargetedPreview(with: target))
  }
}
