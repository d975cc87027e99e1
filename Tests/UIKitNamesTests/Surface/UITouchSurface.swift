import UIKitNames

enum UITouchSurface {
  static func all(_ touch: UITouch, _ view: UIView) {
    mention(touch.location(in: view), touch.previousLocation(in: nil))
    mention(touch.preciseLocation(in: view), touch.precisePreviousLocation(in: nil))
    mention(touch.force, touch.maximumPossibleForce, touch.type == .direct)
    mention(touch.majorRadius, touch.majorRadiusTolerance)
    mention(touch.view, touch.window, touch.phase, touch.timestamp, touch.tapCount)
  }
}
