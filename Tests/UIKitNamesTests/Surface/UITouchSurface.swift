import UIKitNames

enum UITouchSurface {
  static func all(_ touch: UITouch, _ view: UIView) {
    mention(touch.location(in: view), touch.previousLocation(in: nil))
    mention(touch.view, touch.window, touch.phase, touch.timestamp, touch.tapCount)
  }
}
