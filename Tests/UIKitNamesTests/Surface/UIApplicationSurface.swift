import UIKitNames

enum UIApplicationSurface {
  static func members(_ application: UIApplication) {
    mention(application.shortcutItems)
  }

  static let key: UIApplication.LaunchOptionsKey = .shortcutItem

  static func scenes() {
    mention(UIApplication.shared.connectedScenes, UIApplication.shared.windows)
    mention(UIApplication.shared.keyWindow, UIApplication.didBecomeActiveNotification)
    mention(UIApplication.willResignActiveNotification)
    mention(UIApplication.didEnterBackgroundNotification)
    mention(UIApplication.willEnterForegroundNotification)
  }
}

private final class SurfaceScene: UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
