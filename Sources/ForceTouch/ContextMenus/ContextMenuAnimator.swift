public import ViewGeometry

extension ViewController: PreviewContent {}

extension ContextMenuInteractionAnimating {
  /// The controller that is previewed; nil where the pressed view is.
  public var previewViewController: ViewController? { previewContent as? ViewController }
}

/// Collects what is to happen with the coming or going of a context menu.
final class ContextMenuAnimator: ContextMenuInteractionCommitAnimating {
  let previewContent: (any PreviewContent)?
  var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewing content: (any PreviewContent)?) { previewContent = content }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Carries out all animations, then `action`, then calls all completions.
  ///
  /// What they add to an animator while they run is carried out too.
  static func carryOut(_ animators: [ContextMenuAnimator], before action: () -> Void = {}) {
    while let animator = animators.first(where: { !$0.animations.isEmpty }) {
      animator.animations.removeFirst()()
    }
    action()
    while let animator = animators.first(where: { !$0.completions.isEmpty }) {
      animator.completions.removeFirst()()
    }
  }
}
