import Foundation
import ViewGeometry

/// One press on one interaction, from the touch to its end: the state machine of R10.5 to R10.13.
///
///     waiting ┬ asking ┬ preview ┬ commit ┬ over(completed)
///             │        │         │        └ over(cancelled)
///             │        │         ├ over(completed), if the delegate has no commit phase
///             │        │         └ over(cancelled)
///             │        └ over(refused)
///             └ over(cancelled)
///
/// A press that isn't over becomes over(abandoned) if the delegate or the interaction is
/// deallocated, or the delegate is replaced. The interaction may also complete a press itself.
///
/// Each press has its own object, and `over` is final. A callback may cancel the press, send
/// further samples, remove views or release the interaction and the delegate; the code after it
/// reads the current state from `stage`. The stage is always set before the callback that reports
/// it.
final class Press {
  enum Stage: Equatable {
    /// The finger is down, but its press hasn't begun.
    case waiting
    /// The delegate is deciding whether the press may begin.
    case asking(isCancelled: Bool)
    case preview
    case commit
    case over(Outcome)
  }

  enum Outcome: Equatable {
    /// The delegate refused the press.
    case refused
    case completed
    case cancelled
    /// The delegate or the interaction was deallocated, or the delegate was replaced.
    case abandoned
  }

  private(set) var stage = Stage.waiting
  /// The location of the finger, in the window's coordinates.
  private(set) var location: CGPoint
  private(set) weak var window: Window?
  private(set) weak var interaction: PreviewInteraction?
  private weak var dispatcher: PressDispatcher?

  init(
    on interaction: PreviewInteraction, at location: CGPoint, from dispatcher: PressDispatcher
  ) {
    self.interaction = interaction
    self.location = location
    self.dispatcher = dispatcher
    window = dispatcher.window
    interaction.begin(self)
  }

  var isOver: Bool {
    if case .over = stage { true } else { false }
  }

  /// Whether the dispatcher was deallocated during the press, so that no sample will come.
  var isOrphaned: Bool { !isOver && dispatcher == nil }

  /// Updates the location of the finger, unless the new one isn't finite.
  func move(to location: CGPoint) {
    if location.x.isFinite && location.y.isFinite { self.location = location }
  }

  /// Updates the stage for the progress of a sample, and calls the delegate.
  ///
  /// A sample that ends the preview also reports the commit phase, if its progress in that phase is
  /// above 0 (T10.6).
  func advance(to progress: PressProgress, in window: Window) {
    guard !isOver else { return }
    guard let interaction else { return end(.abandoned) }
    if stage == .waiting {
      guard progress.preview > 0 else { return }
      ask(interaction, in: window)
    }
    let wasCommitting = stage == .commit
    if stage == .preview { reportPreview(progress.preview, of: interaction, in: window) }
    if stage == .commit, wasCommitting || progress.commit > 0 {
      reportCommit(progress.commit, of: interaction, in: window)
    }
  }

  /// Cancels the press unless it is over; if it had begun, the delegate is notified once (R10.9).
  func cancel() {
    switch stage {
    case .waiting:
      stage = .over(.cancelled)
    case .asking:
      stage = .asking(isCancelled: true)
    case .preview, .commit:
      stage = .over(.cancelled)
      guard let interaction else { return }
      interaction.delegate?.previewInteractionDidCancel(interaction)
    case .over:
      break
    }
  }

  /// Ends the press without calling the delegate.
  func end(_ outcome: Outcome) {
    if !isOver { stage = .over(outcome) }
  }

  private func ask(_ interaction: PreviewInteraction, in window: Window) {
    guard let delegate = listener(of: interaction, in: window) else { return }
    stage = .asking(isCancelled: false)
    let mayBegin = delegate.previewInteractionShouldBegin(interaction)
    guard case .asking(let isCancelled) = stage else { return }
    stage = mayBegin ? .preview : .over(.refused)
    if isCancelled { cancel() }
  }

  private func reportPreview(
    _ progress: CGFloat, of interaction: PreviewInteraction, in window: Window
  ) {
    guard let delegate = listener(of: interaction, in: window) else { return }
    let ended = progress >= 1
    if ended { stage = delegate.hasCommitPhase ? .commit : .over(.completed) }
    delegate.previewInteraction(interaction, didUpdatePreviewTransition: progress, ended: ended)
  }

  private func reportCommit(
    _ progress: CGFloat, of interaction: PreviewInteraction, in window: Window
  ) {
    guard let delegate = listener(of: interaction, in: window) else { return }
    let ended = progress >= 1
    if ended { stage = .over(.completed) }
    delegate.reportCommit(of: interaction, progress: progress, ended: ended)
  }

  /// Returns the delegate of `interaction`.
  ///
  /// Returns nil, and ends the press, if there is no delegate or the pressed view isn't in the
  /// window.
  private func listener(
    of interaction: PreviewInteraction, in window: Window
  ) -> (any PreviewInteractionDelegate)? {
    guard let view = interaction.view, view.isDescendant(of: window) else {
      cancel()
      return nil
    }
    guard let delegate = interaction.delegate else {
      end(.abandoned)
      return nil
    }
    return delegate
  }
}
