import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import TreeTests

/// Callbacks may change the tree; it stays a tree, and the outer change is applied to the result.
@Suite struct ReentrantChangeTests {
  private let record = CallRecord()
  private let (old, new, other): (RecordingView, RecordingView, RecordingView)
  private let view: RecordingView

  init() {
    (old, new) = (RecordingView("old", record), RecordingView("new", record))
    (other, view) = (RecordingView("other", record), RecordingView("view", record))
    old.addSubview(view)
  }

  /// Runs a closure only in the first call of a callback.
  private func once(in view: RecordingView, _ callback: String, _ change: @escaping () -> Void) {
    view.reactions[callback] = { [unowned view] in
      view.reactions[callback] = nil
      change()
    }
  }

  private func expectOnly(in superview: View?) {
    for candidate in [old, new, other] {
      let holds = candidate.subviews.filter { $0 === view }.count
      expectEqual(holds, (candidate === superview ? 1 : 0), "\(candidate.name)")
      candidate.checkInvariants()
    }
    expect(view.superview === superview)
  }

  @Test(arguments: ["willMoveToSuperview", "didMoveToSuperview"])
  func `a view that goes elsewhere in its own callback is in one place`(_ callback: String) {
    once(in: view, callback) { [view, other] in other.addSubview(view) }

    new.addSubview(view)

    expectOnly(in: callback == "willMoveToSuperview" ? new : other)
  }

  @Test func `a superview that sends a leaving view elsewhere can't keep the move off`() {
    once(in: old, "willRemoveSubview") { [view, other] in other.addSubview(view) }

    new.addSubview(view)

    expectOnly(in: new)
  }

  @Test func `a superview that sends a leaving view where it goes anyway gets it once`() {
    once(in: old, "willRemoveSubview") { [view, new] in new.addSubview(view) }

    new.addSubview(view)

    expectOnly(in: new)
  }

  @Test func `a view sent elsewhere while it is removed is removed`() {
    once(in: old, "willRemoveSubview") { [view, other] in other.addSubview(view) }

    view.removeFromSuperview()

    expectOnly(in: nil)
  }

  @Test func `a view removed while it leaves is inserted all the same`() {
    once(in: old, "willRemoveSubview") { [view] in view.removeFromSuperview() }

    new.addSubview(view)

    expectOnly(in: new)
  }

  @Test func `a view removed as soon as it arrived is nowhere`() {
    once(in: view, "didMoveToSuperview") { [view] in view.removeFromSuperview() }

    new.addSubview(view)

    expectOnly(in: nil)
  }

  @Test func `a superview may add more in the callback of an addition`() {
    let extra = View()
    once(in: new, "didAddSubview") { [new] in new.insertSubview(extra, at: 0) }

    new.addSubview(view)

    expectEqual(new.subviews.map { $0 === extra }, [true, false])
    expectOnly(in: new)
  }

  @Test func `an index that callbacks made too large means the front`() {
    let siblings = [View(), View(), View()]
    siblings.forEach { new.addSubview($0) }
    once(in: view, "willMoveToSuperview") { siblings.forEach { $0.removeFromSuperview() } }

    new.insertSubview(view, at: 3)

    expectOnly(in: new)
  }

  @Test func `a subtree may change while its views are notified of a new window`() {
    let window = Window()
    let (first, second) = (RecordingView("first", record), RecordingView("second", record))
    view.addSubview(first)
    view.addSubview(second)
    once(in: view, "willMoveToWindow") { first.removeFromSuperview() }
    once(in: second, "didMoveToWindow") { second.removeFromSuperview() }

    window.addSubview(view)

    expect(view.subviews.isEmpty)
    expect(view.window === window)
    window.checkInvariants()
  }

  @Test func `a view that lets its last owner go while being added survives`() {
    var held: RecordingView? = RecordingView("held", record)
    weak let weakHeld = held
    if let held { old.addSubview(held) }
    held?.reactions["willMoveToSuperview"] = { held = nil }

    if let view = weakHeld { new.addSubview(view) }

    expect(weakHeld?.superview === new)
  }
}
