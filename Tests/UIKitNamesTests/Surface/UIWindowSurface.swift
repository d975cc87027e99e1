import UIKitNames

private final class SurfaceWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

enum UIWindowSurface {
  static func geometry(_ window: UIWindow, _ other: UIWindow?) {
    mention(UIWindow(frame: .zero), window.screen, window.rootViewController)
    mention(window.convert(CGPoint.zero, to: other), window.convert(CGRect.zero, from: other))
  }

  static func scene(_ scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    window.makeKey()
    mention(window.windowScene, window.isKeyWindow)
  }
}
