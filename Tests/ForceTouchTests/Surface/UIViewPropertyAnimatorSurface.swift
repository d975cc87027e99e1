import UIKitNames

enum UIViewPropertyAnimatorSurface {
  static func members(_ animator: UIViewPropertyAnimator) {
    let timing = UICubicTimingParameters(animationCurve: .easeIn)
    mention(UIViewPropertyAnimator(duration: 1, timingParameters: timing))
    mention(
      UIViewPropertyAnimator(
        duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1), animations: nil))
    mention(animator.timingParameters, animator.duration, animator.scrubsLinearly)
    mention(animator.pausesOnCompletion, animator.state, animator.isRunning, animator.isReversed)
    mention(animator.fractionComplete)
    animator.addCompletion { _ in }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
