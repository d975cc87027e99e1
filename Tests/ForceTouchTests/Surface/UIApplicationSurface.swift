import UIKitNames

enum UIApplicationSurface {
  static func members(_ application: UIApplication) {
    mention(application.shortcutItems)
  }

  static let key: UIApplication.LaunchOptionsKey = .shortcutItem
}
