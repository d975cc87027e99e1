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

  static func blocks(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    animator.addAnimations { view.center = .zero }
    animator.addAnimations({ view.isHidden = true }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    mention(UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: nil))
    mention(
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [], animations: { view.alpha = 1 },
        completion: { _ in }))
    mention(animator.delay, animator.isUserInteractionEnabled, animator.isInterruptible)
    mention(animator.isManualHitTestingEnabled)
    let spring: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 1)
    mention(UIViewPropertyAnimator(duration: 1, timingParameters: spring))
  }
}
