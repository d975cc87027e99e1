import Foundation

@testable import ForceTouchSupport

/// The expected calls to a delegate, computed from R10.5 to R10.13 without objects, windows or weak
/// references.
struct ReferenceAutomaton {
  enum Stage { case waiting, asking, cancelledWhileAsking, preview, commit, over }
  let script: PressScript
  var calls: [Call] = []
  var stage = Stage.over
  var (isDown, hasView, hasDelegate, hasInteraction) = (false, true, true, true)
  /// The nesting depths of samples and calls: an object released meanwhile lives until they are
  /// done.
  var (samples, tellings) = (0, 0)
  init(script: PressScript) { self.script = script }
  mutating func take(_ step: PressScript.Step) {
    switch step {
    case .down(let preview, let commit):
      guard !isDown else { return }
      (isDown, stage) = (true, hasView && hasInteraction ? .waiting : .over)
      press(preview, commit)
    case .press(let preview, let commit): press(preview, commit)
    case .lift, .interrupt:
      if isDown { cancel() }
      isDown = false
    case .cancel: if hasInteraction { cancel() }
    case .removeView: hasView = false
    case .dropDelegate: hasDelegate = false
    case .dropInteraction: hasInteraction = false
    }
  }
  private mutating func press(_ preview: CGFloat, _ commit: CGFloat) {
    guard isDown, hasInteraction || samples > 0 else { return }
    samples += 1
    if stage == .waiting, preview > 0, canTell() {
      tell(.should, entering: .asking)
      let isCancelled = stage == .cancelledWhileAsking
      stage = script.mayBegin ? .preview : .over
      if isCancelled { cancel() }
    }
    let wasCommitting = stage == .commit
    if stage == .preview, canTell() {
      tell(.preview(preview, ended: preview == 1), entering: preview == 1 ? .commit : .preview)
    }
    if stage == .commit, wasCommitting || commit > 0, canTell() {
      tell(.commit(commit, ended: commit == 1), entering: commit == 1 ? .over : .commit)
    }
    samples -= 1
  }
  private mutating func cancel() {
    let wasTold = stage == .preview || stage == .commit
    stage = stage == .asking || stage == .cancelledWhileAsking ? .cancelledWhileAsking : .over
    if wasTold { tell(.cancel, entering: .over) }
  }
  private mutating func canTell() -> Bool {
    if !hasView { cancel() } else if !hasDelegate, tellings == 0 { stage = .over }
    return hasView && (hasDelegate || tellings > 0)
  }
  private mutating func tell(_ call: Call, entering next: Stage) {
    guard hasDelegate || tellings > 0, hasInteraction || samples > 0 else { return }
    (stage, tellings) = (next, tellings + 1)
    calls.append(call)
    if let step = script.reactions[calls.count - 1] { take(step) }
    tellings -= 1
  }
}
