import Foundation
import ViewGeometry

/// The callbacks of a group of views, in order.
final class CallRecord {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls recorded so far, which are then removed.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that records its callbacks under its name.
class RecordingView: View {
  let name: String
  let record: CallRecord
  /// Closures run in a callback, by its name.
  var reactions: [String: () -> Void] = [:]

  init(_ name: String, _ record: CallRecord) {
    self.name = name
    self.record = record
    super.init(frame: .zero)
  }

  private func call(_ callback: String, _ detail: String = "") {
    record.add("\(name) \(callback)\(detail)")
    reactions[callback]?()
  }

  private func nameOf(_ view: View?) -> String {
    switch view {
    case let view as RecordingView: " \(view.name)"
    case .some(let view): " \(view is Window ? "window" : "view") \(view.tag)"
    case nil: " nil"
    }
  }

  override func willMove(toSuperview newSuperview: View?) {
    call("willMoveToSuperview", nameOf(newSuperview))
  }

  override func didMoveToSuperview() { call("didMoveToSuperview", nameOf(superview)) }

  override func willMove(toWindow newWindow: Window?) {
    call("willMoveToWindow", nameOf(newWindow))
  }

  override func didMoveToWindow() { call("didMoveToWindow", nameOf(window)) }

  override func didAddSubview(_ subview: View) { call("didAddSubview", nameOf(subview)) }

  override func willRemoveSubview(_ subview: View) {
    call("willRemoveSubview", nameOf(subview))
  }

  override func layoutSubviews() { call("layoutSubviews") }
}
