import UIKitNames

enum UIPreviewActionGroupSurface {
  static func group(_ action: UIPreviewAction) -> UIPreviewActionGroup {
    UIPreviewActionGroup(title: "More", style: .default, actions: [action])
  }
}
