import UIKitNames

enum UIPreviewTargetSurface {
  static func targets(_ view: UIView) {
    mention(UIPreviewTarget(container: view, center: .zero).container)
    mention(UIPreviewTarget(container: view, center: .zero, transform: .identity))
  }
}
