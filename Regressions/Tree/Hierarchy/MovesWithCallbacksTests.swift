import TestSupport
import Testing

@testable import ViewGeometry

/// Callbacks of a move that change the tree around the moving view.
@Suite struct MovesWithCallbacksTests {
  private final class Listener: View {
    var windowMoves = 0
    var movedToWindow: (Listener) -> Void = { _ in }
    var willComeInto: (View) -> Void = { _ in }

    override func didMoveToWindow() {
      windowMoves += 1
      movedToWindow(self)
    }

    override func willMove(toSuperview newSuperview: View?) {
      if let newSuperview { willComeInto(newSuperview) }
    }
  }

  @Test(arguments: [true, false])
  func `a view added because its superview entered a window is notified once`(
    inItself: Bool
  ) {
    let (window, host, content, new) = (Window(), Listener(), Listener(), Listener())
    host.addSubview(content)
    host.movedToWindow = { host in (inItself ? host : content).addSubview(new) }

    window.addSubview(host)

    expectEqual([host, content, new].map(\.windowMoves), [1, 1, 1])
  }

  @Test func `a view added because its superview left the window isn't notified`() {
    let (window, host, new) = (Window(), Listener(), Listener())
    window.addSubview(host)
    host.movedToWindow = { $0.addSubview(new) }

    host.removeFromSuperview()

    expectEqual(new.windowMoves, 0)
  }

  @Test func `views removed because their superview entered a window get one notification`() {
    let (window, host, old, inner) = (Window(), Listener(), Listener(), Listener())
    host.addSubview(old)
    old.addSubview(inner)
    host.movedToWindow = { _ in old.removeFromSuperview() }

    window.addSubview(host)

    expectEqual([old, inner].map(\.windowMoves), [1, 1])
  }

  @Test func `a view that a callback moves within the window is notified once`() {
    let (window, host, first, last) = (Window(), Listener(), Listener(), Listener())
    host.addSubview(first)
    host.addSubview(last)
    first.movedToWindow = { [unowned last] in last.addSubview($0) }

    window.addSubview(host)

    expectEqual([host, first, last].map(\.windowMoves), [1, 1, 1])
  }

  @Test func `a view that a callback adds to a notified one is notified of the window once`() {
    let (window, host, first, last, deep) = (
      Window(), Listener(), Listener(), Listener(), Listener()
    )
    host.addSubview(first)
    host.addSubview(last)
    last.addSubview(deep)
    first.movedToWindow = { $0.addSubview(deep) }

    window.addSubview(host)
    expectEqual([host, first, last, deep].map(\.windowMoves), [1, 1, 1, 1])
    host.removeFromSuperview()
    expectEqual([host, first, last, deep].map(\.windowMoves), [2, 2, 2, 2])
  }

  @Test func `a view comes in front of the siblings that its callbacks add`() {
    let (root, view, new) = (View(), Listener(), View())
    view.willComeInto = { $0.addSubview(new) }

    root.addSubview(view)

    expectEqual(root.subviews, [new, view])
  }

  @Test(arguments: [true, false])
  func `a view comes beside the sibling named whatever its callbacks add`(inFront: Bool) {
    let (root, view, sibling, new) = (View(), Listener(), View(), View())
    root.addSubview(sibling)
    view.willComeInto = { $0.insertSubview(new, at: 0) }

    if inFront {
      root.insertSubview(view, aboveSubview: sibling)
    } else {
      root.insertSubview(view, belowSubview: sibling)
    }

    expectEqual(root.subviews, (inFront ? [new, sibling, view] : [new, view, sibling]))
  }

  @Test func `a view comes in front of all when its callbacks take out the sibling named`() {
    let (root, view, sibling, other) = (View(), Listener(), View(), View())
    root.addSubview(sibling)
    root.addSubview(other)
    view.willComeInto = { _ in sibling.removeFromSuperview() }

    root.insertSubview(view, belowSubview: sibling)

    expectEqual(root.subviews, [other, view])
  }
}
