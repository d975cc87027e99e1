import UIKitNames

private final class SurfaceDriver: UIPercentDrivenInteractiveTransition {
  override init() { super.init() }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    wantsInteractiveStart = true
    completionSpeed = duration * (1 - percentComplete)
    completionCurve = .easeOut
    timingCurve = UISpringTimingParameters(dampingRatio: 1)
    update(0.5)
    pause()
    finish()
    cancel()
  }
}
