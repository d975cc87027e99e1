import UIKitNames

enum UIViewControllerContextTransitioningSurface {
  static func use(_ context: any UIViewControllerContextTransitioning) {
    for controller in [context.viewController(forKey: .from), context.viewController(forKey: .to)] {
      guard let controller else { continue }
      controller.view.frame = context.initialFrame(for: controller)
      controller.view.frame = context.finalFrame(for: controller)
    }
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.containerView.transform = context.targetTransform
    let style: UIModalPresentationStyle = context.presentationStyle
    guard context.isAnimated, context.isInteractive, style == .custom else { return }
    context.updateInteractiveTransition(0.5)
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    context.cancelInteractiveTransition()
    context.completeTransition(!context.transitionWasCancelled)
  }
}
