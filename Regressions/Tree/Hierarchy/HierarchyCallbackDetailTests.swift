import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import TreeTests

/// The callbacks of a change come in the documented order.
@Suite struct HierarchyCallbackDetailTests {
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

  @Test func `adding outside a window only notifies of superviews`() {
    new.addSubview(view)

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview new", "view didMoveToSuperview new", "new didAddSubview view",
      ])
  }

  @Test func `adding in a window notifies the view and everything in it of the window`() {
    window.addSubview(new)
    _ = record.take()

    new.addSubview(view)

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview new", "view willMoveToWindow window 1",
        "child willMoveToWindow window 1", "view didMoveToWindow window 1",
        "child didMoveToWindow window 1", "view didMoveToSuperview new", "new didAddSubview view",
      ])
  }

  @Test func `any number of views are notified of the window from back to front`() {
    let names = (0..<200).map { "view \($0)" }
    for name in names { view.addSubview(RecordingView(name, record)) }
    _ = record.take()

    window.addSubview(view)

    let told = record.take().filter { $0.hasSuffix(" didMoveToWindow window 1") }
    let expected = (["view", "child"] + names).map { "\($0) didMoveToWindow window 1" }
    expectEqual(told, expected)
  }

  @Test func `removing outside a window only notifies of superviews`() {
    old.addSubview(view)
    _ = record.take()

    view.removeFromSuperview()

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview nil", "old willRemoveSubview view", "view didMoveToSuperview nil",
      ])
  }

  @Test func `removing from a window notifies the view and everything in it of the window`() {
    window.addSubview(old)
    old.addSubview(view)
    _ = record.take()

    view.removeFromSuperview()

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview nil", "view willMoveToWindow nil", "child willMoveToWindow nil",
        "old willRemoveSubview view", "view didMoveToWindow nil", "child didMoveToWindow nil",
        "view didMoveToSuperview nil",
      ])
  }

  @Test func `moving within a window doesn't notify of the window`() {
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(view)
    _ = record.take()

    new.addSubview(view)

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview new", "old willRemoveSubview view",
        "view didMoveToSuperview new", "new didAddSubview view",
      ])
  }

  @Test func `moving to another window notifies of both`() {
    let otherWindow = Window()
    otherWindow.tag = 2
    window.addSubview(old)
    otherWindow.addSubview(new)
    old.addSubview(view)
    _ = record.take()

    new.addSubview(view)

    expectEqual(
      record.take(),
      [
        "view willMoveToSuperview new", "view willMoveToWindow window 2",
        "child willMoveToWindow window 2", "old willRemoveSubview view",
        "view didMoveToWindow window 2", "child didMoveToWindow window 2",
        "view didMoveToSuperview new", "new didAddSubview view",
      ])
  }

  @Test func `views of a window inside a window get no calls when the outer one changes`() {
    let inner = Window()
    let nested = RecordingView("nested", record)
    inner.addSubview(nested)
    view.addSubview(inner)
    _ = record.take()

    window.addSubview(view)

    expect(record.calls.allSatisfy { !$0.hasPrefix("nested") })
    expect(record.calls.contains("child didMoveToWindow window 1"))
  }

  /// A walk stores 64 unvisited views in place; more are stored elsewhere.
  @Test(arguments: [1, 3, 63, 64, 65, 66, 200])
  func `each view is notified of a window before its subviews, siblings back to front`(width: Int) {
    let top = RecordingView("top", record)
    var names = ["top"]
    for place in 0..<width {
      let view = RecordingView("\(place)", record)
      names.append(view.name)
      for inner in 0..<(place % 9 == 0 ? min(width, 70) : 0) {
        let child = RecordingView("\(place).\(inner)", record)
        names.append(child.name)
        view.addSubview(child)
      }
      top.addSubview(view)
    }
    _ = record.take()
    func told(_ callback: String) -> [String] {
      record.calls.filter { $0.contains(callback) }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    }

    window.addSubview(top)
    expectEqual(told("willMoveToWindow"), names)
    expectEqual(told("didMoveToWindow"), names)

    _ = record.take()
    top.removeFromSuperview()
    expectEqual(told("willMoveToWindow"), names)
    expectEqual(told("didMoveToWindow"), names)
  }

  @Test func `changing the order makes no calls`() {
    let sibling = View()
    new.addSubview(view)
    new.addSubview(sibling)
    _ = record.take()

    new.addSubview(view)
    new.bringSubviewToFront(sibling)
    new.sendSubviewToBack(sibling)
    new.insertSubview(view, belowSubview: sibling)
    new.exchangeSubview(at: 0, withSubviewAt: 1)

    expectEqual(record.take(), [])
  }

  @Test func `removing a root makes no calls`() {
    view.removeFromSuperview()

    expectEqual(record.take(), [])
  }

  @Test func `a superview that is deallocated makes no calls`() {
    do { RecordingView("dying", record).addSubview(view) }
    let calls = record.take()

    expectEqual(calls.last, "dying didAddSubview view")
    expect(view.superview == nil)
  }
}
