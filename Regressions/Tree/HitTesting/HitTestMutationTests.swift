import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A view that changes the tree when it is hit-tested, and then returns itself.
private final class Disruptive: View {
  var disruption: () -> Void = {}
  var declines = true

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    disruption()
    return declines ? nil : super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// Overrides that change the tree during a hit test: the result is one of the views that were
/// there, alive.
@Suite struct HitTestMutationTests {
  private let frame = CGRect(0, 0, 100, 100)
  private let root: View
  private let disruptive: Disruptive

  init() {
    root = View(frame: frame)
    disruptive = Disruptive(frame: frame)
  }

  private func hit() -> View? { root.hitTest(CGPoint(10, 10), with: nil) }

  @Test(arguments: [true, false])
  func `a view may remove itself`(_ declines: Bool) {
    let behind = View(frame: frame)
    root.addSubview(behind)
    root.addSubview(disruptive)
    disruptive.declines = declines
    disruptive.disruption = { [unowned disruptive] in disruptive.removeFromSuperview() }

    expect(hit() === (declines ? behind : disruptive))
    expectEqual(root.subviews.count, 1)
    root.checkInvariants()
  }

  @Test func `a view may remove all its siblings, whose last owner was the tree`() {
    for _ in 0..<5 {
      let sibling = View(frame: frame)
      sibling.addSubview(View(frame: frame))
      root.addSubview(sibling)
    }
    root.addSubview(disruptive)
    disruptive.disruption = { [root] in root.subviews.forEach { $0.removeFromSuperview() } }

    let answer = hit()

    expectEqual(answer?.bounds, frame)
    expect(answer?.window == nil)
    expect(root.subviews.isEmpty)
    root.checkInvariants()
  }

  @Test func `a view may remove its superview`() {
    let middle = View(frame: frame)
    middle.addSubview(View(frame: frame))
    middle.addSubview(disruptive)
    root.addSubview(middle)
    disruptive.disruption = { [root] in root.subviews.first?.removeFromSuperview() }

    expect(hit() === middle.subviews.first)
    expect(root.subviews.isEmpty)
  }

  @Test func `a view may free its superview with everything in it`() {
    do {
      let middle = View(frame: frame)
      middle.addSubview(View(frame: frame))
      middle.addSubview(disruptive)
      root.addSubview(middle)
    }
    disruptive.disruption = { [root] in root.subviews.first?.removeFromSuperview() }

    let answer = hit()

    expectEqual(answer?.bounds, frame)
    expect(disruptive.superview == nil)
    expect(root.subviews.isEmpty)
  }

  @Test func `a view may free everything, level by level`() {
    let frame = frame
    for _ in 0..<3 {
      let branch = View(frame: frame)
      var leaf = branch
      for _ in 0..<4 {
        let next = View(frame: frame)
        leaf.addSubview(next)
        let deaf = Disruptive(frame: frame)
        deaf.disruption = { [weak branch] in
          branch?.subviews.forEach { $0.removeFromSuperview() }
          branch?.removeFromSuperview()
        }
        leaf.addSubview(deaf)
        leaf = next
      }
      root.addSubview(branch)
    }

    for _ in 0..<4 {
      expectEqual(hit()?.bounds, frame)
      root.checkInvariants()
    }
    expect(root.subviews.isEmpty)
  }

  @Test func `a view may add siblings, which are found the next time`() {
    root.addSubview(disruptive)
    let (frame, root) = (frame, root)
    disruptive.disruption = { [unowned root] in
      for _ in 0..<10 { root.addSubview(View(frame: frame)) }
    }

    expect(hit() === root)
    expect(hit() === root.subviews.last)
    expectEqual(root.subviews.count, 11)
  }

  @Test func `a view may move and hide its siblings`() {
    let (near, far) = (View(frame: frame), View(frame: frame))
    root.addSubview(far)
    root.addSubview(near)
    root.addSubview(disruptive)
    disruptive.disruption = { near.isHidden = true }
    expect(hit() === far)

    near.isHidden = false
    disruptive.disruption = { near.frame.origin.x = 500 }
    expect(hit() === far)
    root.checkInvariants()
  }

  @Test func `a view may move the next tested view to another tree`() {
    let other = View(frame: frame)
    let behind = View(frame: frame)
    let inner = View(frame: frame)
    behind.addSubview(inner)
    root.addSubview(behind)
    root.addSubview(disruptive)
    disruptive.disruption = { other.addSubview(behind) }

    expect(hit() === inner)
    expect(inner.isDescendant(of: other))
    other.checkInvariants()
    root.checkInvariants()
  }
}
