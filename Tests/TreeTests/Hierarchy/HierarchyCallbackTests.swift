import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The callbacks of a change come in the documented order.
@Suite struct HierarchyCallbackTests {
  private let record = CallRecord()
  private let window = Window()
  private let (old, new): (RecordingView, RecordingView)
  private let (view, child): (RecordingView, RecordingView)

  init() {
    window.tag = 1
    (old, new) = (RecordingView("old", record), RecordingView("new", record))
    (view, child) = (RecordingView("view", record), RecordingView("child", record))
    view.addSubview(child)
    _ = record.take()
  }

  @Test func `a window that enters or leaves views stays its own, and its views get no calls`() {
    let (inner, other) = (Window(), Window())
    inner.tag = 2
    inner.addSubview(view)
    window.addSubview(old)
    other.addSubview(new)
    _ = record.take()

    old.addSubview(inner)
    new.addSubview(inner)
    inner.removeFromSuperview()

    expectEqual(
      record.take(),
      [
        "old didAddSubview window 2", "old willRemoveSubview window 2",
        "new didAddSubview window 2", "new willRemoveSubview window 2",
      ])
    expect(inner.window === inner && child.window === inner)
  }
}
