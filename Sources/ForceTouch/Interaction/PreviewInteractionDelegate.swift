public import Foundation

/// The delegate of a `PreviewInteraction`: `UIPreviewInteractionDelegate`.
///
/// In the course of a press the methods are called in this order, each progress from 0 to 1:
///
/// 1. `previewInteractionShouldBegin(_:)`, once; after false nothing more.
/// 2. `didUpdatePreviewTransition`, any number of times; the last has `ended` true and progress 1.
/// 3. `didUpdateCommitTransition`, likewise.
/// 4. `previewInteractionDidCancel(_:)`, once, at any time after the first step and before the end of the third.
///
/// Progress falls when the finger presses less, but an ended phase doesn't come back (R10.10).
public protocol PreviewInteractionDelegate: AnyObject {
  /// `Void` for a delegate that has a commit phase, inferred from the method that reports it.
  ///
  /// A delegate that leaves the method out gets `NoCommitPhase`, which is how the interaction can tell: it is then
  /// complete at the end of the preview (R10.8).
  associatedtype CommitResponse = NoCommitPhase

  /// Whether the press may begin; true unless implemented. `location(in:)` is valid (R10.6).
  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool

  /// Tells how far the preview phase is; `ended` once, with progress 1 (R10.7, R10.11).
  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)

  /// Tells how far the commit phase is; optional (R10.8).
  ///
  /// - Returns: Nothing, in a delegate's own implementation.
  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) -> CommitResponse

  /// Tells that the press ended before it was complete: the finger was lifted, the system took the touch away, or
  /// the interaction was cancelled (R10.9).
  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction)
}

/// Says that a delegate has no commit phase.
public enum NoCommitPhase: Sendable {
  /// The only value.
  case none
}

extension PreviewInteractionDelegate {
  /// Lets every press begin.
  public func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    true
  }

  /// Stands for the missing method; never called.
  public func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) -> NoCommitPhase {
    .none
  }

  var hasCommitPhase: Bool { CommitResponse.self != NoCommitPhase.self }

  /// Calls the delegate with its own type known, so that its result needn't be boxed.
  func reportCommit(of interaction: PreviewInteraction, progress: CGFloat, ended: Bool) {
    _ = previewInteraction(interaction, didUpdateCommitTransition: progress, ended: ended)
  }
}
