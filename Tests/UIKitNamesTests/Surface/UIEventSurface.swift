import UIKitNames

enum UIEventSurface {
  static func members(_ event: UIEvent, _ touch: UITouch, _ view: UIView, _ window: UIWindow) {
    mention(event.timestamp, event.type == .touches, event.allTouches)
    mention(event.touches(for: view), event.touches(for: window))
    mention(event.coalescedTouches(for: touch))
  }
}
