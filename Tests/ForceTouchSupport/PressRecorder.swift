import ForceTouch
import Foundation

/// A callback of a delegate.
enum Call: Equatable {
  case should
  case preview(CGFloat, ended: Bool = false)
  case commit(CGFloat, ended: Bool = false)
  case cancel
}

/// The calls, kept apart from the delegate so that they outlive it.
final class CallLog {
  var calls: [Call] = []
}

/// Logs its callbacks, and runs a closure then.
final class PressRecorder: PreviewInteractionDelegate {
  let log = CallLog()
  var mayBegin = true
  /// Runs inside each callback, after it has been logged.
  var reaction: (Call, PreviewInteraction) -> Void = { _, _ in }

  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    let mayBegin = mayBegin
    hear(.should, previewInteraction)
    return mayBegin
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    hear(.preview(progress, ended: ended), previewInteraction)
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdateCommitTransition progress: CGFloat,
    ended: Bool
  ) {
    hear(.commit(progress, ended: ended), previewInteraction)
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    hear(.cancel, previewInteraction)
  }

  private func hear(_ call: Call, _ interaction: PreviewInteraction) {
    log.calls.append(call)
    reaction(call, interaction)
  }
}

/// Has no commit phase.
final class PreviewOnlyRecorder: PreviewInteractionDelegate {
  var calls: [Call] = []

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    calls.append(.preview(progress, ended: ended))
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    calls.append(.cancel)
  }
}
