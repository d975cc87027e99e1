import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct GeometryTreeTests {
  @Test func `an element has the defaults of a view`() {
    let element = ElementGeometry(frame: CGRect(10, 20, 100, 50))
    let view = View(frame: CGRect(10, 20, 100, 50))

    expectEqual(element.bounds, view.bounds)
    expectEqual(element.center, view.center)
    expectEqual(element.anchorPoint, view.anchorPoint)
    expectEqual(element.transform, view.transform)
    expectEqual(element.frame, view.frame)
    expectEqual(element.alpha, view.alpha)
    expectEqual(element.zPosition, view.zPosition)
    expect(element.isUserInteractionEnabled)
    expect(!element.isHidden && !element.clipsToBounds)
  }

  @Test func `an element keeps what is set`() {
    var element = ElementGeometry(
      bounds: CGRect(5, 5, 20, 10), center: CGPoint(50, 50), anchorPoint: CGPoint(0, 0),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(element.frame, CGRect(50, 50, 40, 20))

    element.alpha = 0.009
    element.zPosition = 3
    element.isHidden = true
    element.isUserInteractionEnabled = false
    element.clipsToBounds = true
    element.frame = CGRect(0, 0, 10, 10)

    expectEqual(element.bounds, CGRect(5, 5, 5, 5))
    expectEqual(element.center, .zero)
    expectEqual(element.alpha, CGFloat(Float(0.009)))
    expectEqual(element.zPosition, 3)
    expect(element.isHidden && element.clipsToBounds && !element.isUserInteractionEnabled)
    element.alpha = 1
    element.zPosition = 0
    element.isHidden = false
    element.isUserInteractionEnabled = true
    element.clipsToBounds = false
    expectEqual(
      element,
      ElementGeometry(
        bounds: CGRect(5, 5, 5, 5), center: .zero, anchorPoint: .zero,
        transform: CGAffineTransform(scaleX: 2, y: 2)))
  }

  @Test func `a touch falls through what takes none, on Android`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100), [CGRect(0, 0, 50, 50), CGRect(0, 0, 80, 80)])
    tree.geometries[2].isUserInteractionEnabled = false
    let point = CGPoint(10, 10)

    expectEqual(tree.hitTest(point, policy: .uiKit), 1)
    expectEqual(tree.hitTest(point, policy: .android), 1)
    expectEqual(tree.hitTest(CGPoint(60, 60), policy: .android), 0)
    tree.inner[2] = [3]
    tree.parents.append(2)
    tree.inner.append([])
    tree.geometries.append(ElementGeometry(frame: CGRect(0, 0, 20, 20)))
    expectEqual(tree.hitTest(point, policy: .uiKit), 1)
    expectEqual(tree.hitTest(point, policy: .android), 3)
    expectEqual(tree.hitTestAll(point, policy: .android), [3, 1, 0])
  }

  @Test func `siblings are tested in drawing order if the policy says so`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100), [CGRect(0, 0, 50, 50), CGRect(0, 0, 80, 80)])
    tree.geometries[1].zPosition = 1

    expectEqual(tree.hitTest(CGPoint(10, 10), policy: .uiKit), 2)
    expectEqual(tree.hitTest(CGPoint(10, 10), policy: .android), 1)
  }

  @Test func `parts of a tree have policies of their own, unless one is passed`() {
    var tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 50, 50), CGRect(20, 20, 100, 100),
    ])
    tree.policies = [0: .overflowVisible]
    let outside = CGPoint(60, 60)

    expectEqual(tree.hitTest(outside), 2)
    expectEqual(tree.hitTest(outside, policy: .uiKit), 0)
    tree.policies = [0: .overflowVisible, 1: .uiKit]
    expectEqual(tree.hitTest(outside), 0)
    expectEqual(tree.hitTestAll(CGPoint(30, 30)), [2, 1, 0])
    tree.policies = [:]
    expectEqual(tree.hitTest(outside), 0)
  }

  @Test func `an explanation lists what happened to each element`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100),
      [
        CGRect(0, 0, 50, 50), CGRect(0, 0, 80, 80), CGRect(90, 90, 5, 5), CGRect(0, 0, 9, 9),
        CGRect(0, 0, 9, 9),
      ])
    tree.geometries[2].isUserInteractionEnabled = false
    tree.geometries[4].isHidden = true
    tree.geometries[5].transform = CGAffineTransform(scaleX: 0, y: 0)

    let explanation = tree.explainHitTest(CGPoint(10, 10), policy: .android)

    expectEqual(explanation.result, 1)
    expectEqual(
      explanation.description,
      """
      (10, 10) hits 1.
      - 0 contains (10, 10), so its children are tested from front to back.
        - 5 is skipped: its transform [0, 0, 0, 0] can't be inverted.
        - 4 is skipped: it is hidden.
        - 3 is skipped: (-80, -80) is not in its bounds (0, 0, 5, 5).
        - 2 contains (10, 10), but is inert, so touches fall through it.
        - 1 contains (10, 10), but no child is hit, so it is hit itself.
      """)
    expect(tree.explainHitTest(CGPoint(200, 200)).result == nil)
  }

  @Test func `what sticks out of an element is explained too`() {
    let tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 50, 50), CGRect(20, 20, 10, 10),
    ])

    let explanation = tree.explainHitTest(CGPoint(60, 60), policy: .overflowVisible)

    expectEqual(explanation.steps.map(\.verdict), [.hit, .missed, .missed])
    expectEqual(explanation.steps.map(\.depth), [0, 1, 2])
    let hit = tree.explainHitTest(CGPoint(60, 60), policy: .uiKit)
    expectEqual(hit.steps.last?.verdict, .rejected(.outside(bounds: CGRect(0, 0, 50, 50))))
  }

  @Test func `disagreements of policies are listed with what each hits`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100), [CGRect(0, 0, 50, 50), CGRect(0, 0, 50, 50)])
    tree.geometries[1].zPosition = 1
    tree.geometries[2].isUserInteractionEnabled = false

    let points = [CGPoint(10, 10), CGPoint(90, 90)]
    let drawn = HitTestPolicy(reachesOverflow: false, ordersByDrawing: true)
    expect(tree.hitTestDisagreements(between: .uiKit, and: drawn, at: points).isEmpty)
    tree.geometries[2].isUserInteractionEnabled = true
    let given = tree.hitTestDisagreements(between: .uiKit, and: .android, at: points)
    let middles = tree.hitTestDisagreements(between: .uiKit, and: .android)

    expectEqual(given.map(\.point), [CGPoint(10, 10)])
    expectEqual(given.first?.first.node, 2)
    expectEqual(given.first?.second.node, 1)
    expectEqual(
      given.first?.description,
      "(10, 10) hits 2 within bounds but 1 within bounds through inert elements in drawing order.")
    expectEqual(middles.map(\.aim), [1, 2])
  }

  @Test func `points that are no numbers hit nothing`() {
    var tree = ArrayTree(
      chain: [
        CGRect(0, 0, 100, 100),
        CGRect(-.greatestFiniteMagnitude / 2, 0, .greatestFiniteMagnitude, 10),
      ])
    tree.geometries[1].transform = CGAffineTransform(rotationAngle: 1)

    for x in [CGFloat.nan, .infinity, -.infinity] {
      expect(tree.hitTest(CGPoint(x: x, y: 5), policy: .uiKit) == nil)
      expect(tree.hitTest(CGPoint(x: x, y: 5)) == nil)
      expect(tree.hitTestAll(CGPoint(x: x, y: 5)).isEmpty)
      for policy in [nil, .uiKit, .android] as [HitTestPolicy?] {
        for (x, y) in [(x, 5), (5, x), (x, x)] {
          expect(tree.explainHitTest(CGPoint(x: x, y: y), policy: policy).result == nil)
        }
      }
    }
  }

  @Test func `200,000 levels convert, hit-test and freeze without recursion`() {
    onSmallStack {
      let levels = 200_000
      let frames = [CGRect](repeating: CGRect(1, 0, 10_000_000, 10), count: levels)
      let tree = ArrayTree(chain: frames)
      let last = levels - 1

      expectEqual(tree.convert(CGPoint.zero, from: last, to: 0), CGPoint(CGFloat(last), 0))
      expectEqual(tree.convert(CGPoint.zero, from: last, to: nil), CGPoint(CGFloat(last), 0))
      expectEqual(tree.hitTest(CGPoint(2_000_000, 5), policy: .uiKit), last)
      expectEqual(tree.hitTest(CGPoint(2_000_000, 5), policy: .android), last)
      expectEqual(tree.visibleRect(of: last), CGRect(0, 0, 10_000_000, 10))
      let frozen = TreeSnapshot(of: tree)
      expectEqual(frozen.snapshot.hitTest(CGPoint(2_000_000, 5)).map(frozen.node(of:)), last)
    }
  }
}

@Suite struct GeometryTreeTrapTests {
  @Test func `parents can't lead in a circle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 100))
      tree.parents[0] = 70
      _ = tree.convert(CGPoint.zero, from: 99, to: nil)
    }

    expectMessage("form a cycle.", in: result)
  }

  @Test func `not even where one end is a root`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
      tree.parents = [nil, 2, 1]
      _ = tree.convert(CGPoint.zero, from: 2, to: 0)
    }

    expectMessage("form a cycle.", in: result)
  }

  @Test func `a root can't have a parent`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 2))
      tree.inner[1] = [0]
      tree.parents[0] = 1
      _ = tree.hitTest(CGPoint(1, 1), policy: .uiKit)
    }

    expectMessage("The root 0 of a tree can't have a parent: 1.", in: result)
  }

  @Test func `children that disagree with their parents are refused by hit tests`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 2))
      tree.inner[1] = [0]
      _ = tree.hitTest(CGPoint(1, 1), policy: .android)
    }

    expectMessage("The children of 1 include 0, whose parent is nil.", in: result)
  }

  @Test func `and by snapshots`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
      tree.parents[2] = 0
      _ = TreeSnapshot(of: tree)
    }

    expectMessage("The children of 1 include 2, whose parent is 0.", in: result)
  }

  @Test func `a node listed twice has no one element`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 2))
      tree.inner[0] = [1, 1]
      _ = TreeSnapshot(of: tree).id(of: 1)
    }

    expectMessage("The tree contains 1 twice.", in: result)
  }

  @Test func `geometry needs finite numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var element = ElementGeometry(frame: .zero)
      element.zPosition = .nan
    }

    expectMessage("The zPosition of an element must be finite, not nan.", in: result)
  }
}
