public import Foundation

/// The delegate of a `PreviewInteraction`: `UIPreviewInteractionDelegate`.
///
/// During a press, the methods are called in this order, with each progress from 0 to 1:
///
/// 1. `previewInteractionShouldBegin(_:)`, once. If it returns false, no further method is called.
/// 2. `previewInteraction(_:didUpdatePreviewTransition:ended:)`, any number of times. Unless the
///   press is canceled first, `ended` is true and the progress is 1 in the last call.
/// 3. `previewInteraction(_:didUpdateCommitTransition:ended:)`, in the same way, if the delegate
///   implements it.
/// 4. `previewInteractionDidCancel(_:)`, once, but only if the press is canceled after the first
///   step and before the end of its last phase.
///
/// Progress falls when the finger presses less, but a phase that has ended isn't resumed (R10.10).
public protocol PreviewInteractionDelegate: AnyObject {
  /// The result type of the method that reports the commit phase.
  ///
  /// If the delegate implements that method, the type is inferred to be `Void`. Otherwise, it is
  /// `NoCommitPhase`, and the press is complete at the end of the preview phase (R10.8).
  associatedtype CommitResponse = NoCommitPhase

  /// Returns whether the press may begin; true by default (R10.6).
  ///
  /// The interaction's `location(in:)` is valid from this call on.
  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool

  /// Called with the progress of the preview phase (R10.7, R10.11).
  ///
  /// In the last call, `ended` is true and the progress is 1, unless the press is canceled first.
  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)

  /// Called with the progress of the commit phase; optional (R10.8).
  ///
  /// In the last call, `ended` is true and the progress is 1, unless the press is canceled first.
  ///
  /// - Returns: Nothing, in a delegate's own implementation.
  func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) -> CommitResponse

  /// Called when a press that has begun ends before it is complete (R10.9).
  ///
  /// This happens if the finger is lifted, the system cancels the touch, or the interaction is
  /// canceled. It also happens if the view has left the window when the next sample arrives, and at
  /// the start of the next press if the dispatcher was deallocated during this one.
  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction)
}

/// The `CommitResponse` of a delegate that doesn't implement the commit phase.
public enum NoCommitPhase: Sendable {
  /// The only value.
  case none
}

extension PreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    true
  }

  /// The default implementation of the optional method; it is never called.
  public func previewInteraction(
    _ previewInteraction: PreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) -> NoCommitPhase {
    .none
  }

  var hasCommitPhase: Bool { CommitResponse.self != NoCommitPhase.self }

  /// Calls the delegate's method for the commit phase, and discards its result.
  ///
  /// The call uses the delegate's static type, so that the result needn't be boxed in an
  /// existential.
  func reportCommit(of interaction: PreviewInteraction, progress: CGFloat, ended: Bool) {
    _ = previewInteraction(interaction, didUpdateCommitTransition: progress, ended: ended)
  }
}
