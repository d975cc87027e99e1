import ForceTouch
import Foundation

@testable import ForceTouchSupport

/// A delegate that records calls in a wrong order, and whether a press has begun and not ended.
final class PressListener: PreviewInteractionDelegate {
  var mayBegin = true
  /// Set when another delegate replaces it.
  var isReplaced = false
  private(set) var isOpen = false
  private(set) var faults: [String] = []
  private var isAsking = false
  private let onCall: (PressListener, Call) -> Void

  init(onCall: @escaping (PressListener, Call) -> Void) { self.onCall = onCall }

  func fault(_ fault: String) { faults.append(fault) }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  private func hear(_ call: Call, whileOpen: Bool, ends: Bool) {
    if isReplaced { fault("\(call) after another delegate was set") }
    if isOpen != whileOpen || isAsking { fault("\(call) of a press that is open: \(isOpen)") }
    if ends { isOpen = false }
    isAsking = call == .should
    onCall(self, call)
    if call == .should { isAsking = false }
  }

  func previewInteractionShouldBegin(_ previewInteraction: PreviewInteraction) -> Bool {
    let mayBegin = mayBegin
    hear(.should, whileOpen: false, ends: false)
    isOpen = mayBegin && !isReplaced
    return mayBegin
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    hear(.preview(progress, ended: ended), whileOpen: true, ends: false)
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdateCommitTransition progress: CGFloat,
    ended: Bool
  ) {
    hear(.commit(progress, ended: ended), whileOpen: true, ends: ended)
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {
    hear(.cancel, whileOpen: true, ends: true)
  }
}
