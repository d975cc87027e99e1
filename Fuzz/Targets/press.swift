import ForceTouch
import Foundation
import ViewGeometry

/// A recording is decoded or refused; replayed, the calls of an interaction come in an order the rules allow.
func fuzzPress(_ bytes: [UInt8]) throws {
  guard let recording = try? PressRecording(json: Data(bytes), file: "input") else { return }
  let window = Window(frame: CGRect(origin: .zero, size: recording.windowSize))
  let source = View(frame: window.bounds)
  window.addSubview(source)
  let interaction = PreviewInteraction(view: source)
  let order = CallOrder()
  interaction.delegate = order
  PressDispatcher(window: window).replay(recording)
  if let fault = order.fault { throw fault }
}

/// Accepts calls in the order of R10.6 to R10.11 and keeps the first one out of order.
private final class CallOrder: PreviewInteractionDelegate {
  private enum State { case idle, preview, commit }
  private var state = State.idle
  private(set) var fault: Falsified?

  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    expect(state == .idle, "begins during a press")
    state = .preview
    return true
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    expect(state == .preview, "previews in \(state)")
    expect(0...1 ~= progress && (!ended || progress == 1), "progress \(progress), ended \(ended)")
    if ended { state = .commit }
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdateCommitTransition progress: CGFloat,
    ended: Bool
  ) {
    expect(state == .commit, "commits in \(state)")
    expect(0...1 ~= progress && (!ended || progress == 1), "progress \(progress), ended \(ended)")
    if ended { state = .idle }
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    expect(state != .idle, "cancels what hasn't begun")
    state = .idle
  }

  private func expect(_ condition: Bool, _ reason: String) {
    if !condition, fault == nil { fault = Falsified(description: reason) }
  }
}
