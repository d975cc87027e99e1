public import ViewGeometry

extension ViewController: PreviewContent {}

extension ContextMenuInteractionAnimating {
  /// The previewed controller; nil if no controller is previewed.
  public var previewViewController: ViewController? { previewContent as? ViewController }
}

/// Collects the animations and completions that the delegate adds when a context menu appears, is
/// committed or ends.
final class ContextMenuAnimator: ContextMenuInteractionCommitAnimating {
  let previewContent: (any PreviewContent)?
  var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewing content: (any PreviewContent)?) { previewContent = content }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs all animations, then `action`, then all completions.
  ///
  /// Animations and completions can be added until the last completion has run. Animations that
  /// `action` or a completion adds run before the next completion.
  static func carryOut(_ animators: [ContextMenuAnimator], before action: () -> Void = {}) {
    runAnimations(of: animators)
    action()
    runAnimations(of: animators)
    while let animator = animators.first(where: { !$0.completions.isEmpty }) {
      animator.completions.removeFirst()()
      runAnimations(of: animators)
    }
  }

  private static func runAnimations(of animators: [ContextMenuAnimator]) {
    while let animator = animators.first(where: { !$0.animations.isEmpty }) {
      animator.animations.removeFirst()()
    }
  }
}
