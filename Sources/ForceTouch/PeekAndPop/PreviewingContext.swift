import Foundation
import ViewGeometry

/// A registration of one source view for peek and pop.
///
/// It is the delegate of a preview interaction. The hint is shown during the preview phase of a
/// press, and the peek during the commit phase.
final class PreviewingContext: ViewControllerPreviewing {
  private(set) weak var delegate: (any ViewControllerPreviewingDelegate)?
  let sourceView: View
  private let interaction: PreviewInteraction
  private var ownSourceRect: CGRect?
  private(set) var sourceRectFault: SourceRectFault?
  private var peek: PeekPresentation?

  init(sourceView: View, delegate: any ViewControllerPreviewingDelegate) {
    self.sourceView = sourceView
    self.delegate = delegate
    interaction = PreviewInteraction(view: sourceView)
    interaction.delegate = self
  }

  deinit { peek?.end(.dismissed) }

  var sourceRect: CGRect {
    get { ownSourceRect ?? sourceView.bounds }
    set {
      sourceRectFault = SourceRectFault(newValue)
      ownSourceRect = sourceRectFault == nil ? newValue : nil
    }
  }

  /// Ends the registration, and cancels its current press or peek.
  func invalidate() {
    sourceView.pressAttachment?.remove(interaction)
    interaction.cancel()
    peek?.dismiss()
  }

  /// Completes the press of a finger that may still be down, because the peek continues without it.
  func completePress() { interaction.complete() }

  /// Cancels the press of a finger that may still be down, because its peek was dismissed.
  func cancelPress() { interaction.cancel() }
}

extension PreviewingContext: PreviewInteractionDelegate {
  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    // The previous peek's press has ended; `dismiss()` would cancel the new press.
    peek?.end(.dismissed)
    (ownSourceRect, sourceRectFault) = (nil, nil)
    let location = previewInteraction.location(in: sourceView)
    guard
      let controller = delegate?.previewingContext(self, viewControllerForLocation: location)
    else { return false }
    let peek = PeekPresentation(
      of: controller, from: self, touchedAt: previewInteraction.location(in: nil))
    self.peek = peek
    // A window has at most one peek. Otherwise, the first one couldn't be dismissed any more.
    let attachment = sourceView.window?.makePressAttachment()
    attachment?.peek?.dismiss()
    attachment?.peek = peek
    return true
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {
    peek?.hint(transitionProgress, ended: ended, touchedAt: previewInteraction.location(in: nil))
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {
    guard let peek else { return }
    guard ended else {
      return peek.press(transitionProgress, touchedAt: previewInteraction.location(in: nil))
    }
    peek.end(.committed)
    self.peek = nil
    delegate?.previewingContext(self, commit: peek.previewedController)
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    peek?.end(.dismissed)
    peek = nil
  }
}
