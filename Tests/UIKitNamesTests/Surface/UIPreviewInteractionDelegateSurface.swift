import UIKitNames

private final class SurfacePreviews: UIPreviewInteractionDelegate {
  weak var next: (any UIPreviewInteractionDelegate)?

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {}
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
}
