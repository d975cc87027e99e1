import UIKitNames

enum UIEventSurface {
  static func members(_ event: UIEvent) { mention(event.timestamp) }
}
