import UIKitNames

enum UIWindowSurface {
  static func geometry(_ window: UIWindow, _ other: UIWindow?) {
    mention(UIWindow(frame: .zero), window.screen, window.rootViewController)
    mention(window.convert(CGPoint.zero, to: other), window.convert(CGRect.zero, from: other))
  }
}
