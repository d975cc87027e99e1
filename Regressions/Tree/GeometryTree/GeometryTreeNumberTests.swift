import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Coordinates near the greatest double, and elements built from single values.
@Suite struct GeometryTreeNumberTests {
  /// Two branches of two elements each, whose offsets along one axis add up to infinity.
  private func branches(areAcross: Bool) -> ArrayTree {
    let huge = CGFloat.greatestFiniteMagnitude / 4 * 3
    let size = CGRect(0, 0, 4, 2)
    var tree = ArrayTree(root: size, [size, size])
    for parent in [1, 2] {
      tree.inner[parent] = [tree.parents.count]
      tree.parents.append(parent)
      tree.inner.append([])
      tree.geometries.append(ElementGeometry(frame: size))
    }
    for node in 1...4 {
      if areAcross {
        tree.geometries[node].center.x = huge
      } else {
        tree.geometries[node].center.y = huge
      }
    }
    return tree
  }

  @Test(arguments: [true, false])
  func `sums beyond the doubles on both ways give the target's anchor point`(areAcross: Bool) {
    let tree = branches(areAcross: areAcross)
    let anchor = CGPoint(2, 1)

    expectEqual(tree.convert(CGPoint(2, 1), from: 3, to: 4), anchor)
    expectEqual(
      tree.convert(CGRect(2, 1, 1, 1), from: 3, to: 4), CGRect(origin: anchor, size: .zero))
    expectEqual(tree.convert(Quad(CGRect(2, 1, 1, 1)), from: 3, to: 4).bottomRight, anchor)
    expectEqual(tree.convert(CGPoint(2, 1), from: 3, to: 3), CGPoint(2, 1))
  }

  @Test(arguments: [true, false])
  func `shapes that aren't finite stay as arithmetic makes them`(areAcross: Bool) {
    let tree = branches(areAcross: areAcross)
    func number(_ point: CGPoint) -> CGFloat { areAcross ? point.x : point.y }

    for point in [CGPoint(-.infinity, 1), CGPoint(1, -.infinity), CGPoint(.infinity, 1)] {
      expect(number(tree.convert(point, from: 3, to: 4)).isNaN)
    }
    for place in 0..<4 {
      let odd: CGFloat = place < 2 ? -.infinity : .infinity
      let numbers = (0..<4).map { $0 == place ? odd : CGFloat(1) }
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      expect(number(tree.convert(rect, from: 3, to: 4).origin).isNaN, "\(rect)")
    }
  }

  @Test func `an element set number by number lies where a view does`() {
    var element = ElementGeometry(frame: .zero)
    element.bounds = CGRect(5, 6, 20, 10)
    element.anchorPoint = CGPoint(0.25, 0.75)
    element.center = CGPoint(50, 60)
    element.transform = CGAffineTransform(scaleX: 2, y: 3)
    let view = View()
    view.bounds = element.bounds
    view.anchorPoint = element.anchorPoint
    view.center = element.center
    view.transform = element.transform

    // 50 - 20 / 4 * 2 and 60 - 10 * 3 / 4 * 3.
    expectEqual(element.frame, CGRect(40, 37.5, 40, 30))
    expectEqual(view.frame, element.frame)
    expectEqual(view.bounds, CGRect(5, 6, 20, 10))
    expect(element.center == CGPoint(50, 60) && element.anchorPoint == CGPoint(0.25, 0.75))
  }

  @Test(arguments: [0, 0.0099, 0.01, 0.0101, 1] as [CGFloat])
  func `an element is touched from the same opacity on as a view`(alpha: CGFloat) {
    var tree = ArrayTree(root: CGRect(0, 0, 9, 9), [CGRect(0, 0, 9, 9)])
    tree.geometries[1].alpha = alpha
    let (root, view) = (View(frame: CGRect(0, 0, 9, 9)), View(frame: CGRect(0, 0, 9, 9)))
    root.addSubview(view)
    view.alpha = alpha

    let isHit = root.hitTest(CGPoint(1, 1), with: nil) === view
    for policy in [HitTestPolicy.uiKit, .android, .overflowVisible] {
      expectEqual((tree.hitTest(CGPoint(1, 1), policy: policy) == 1), isHit)
    }
    expectEqual(isHit, (alpha > 0.01))
  }

  @Test func `elements inside out are listed with why they were passed over`() {
    let tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 50, 50), CGRect(20, 20, 100, 100),
    ])
    expectEqual(
      tree.explainHitTest(CGPoint(60, 60), policy: .overflowVisible).description,
      """
      (60, 60) hits 2.
      - 0 contains (60, 60), so its children are tested from front to back.
        - 1 doesn't contain (60, 60), but its children beyond its bounds are tested.
          - 2 contains (40, 40), but no child is hit, so it is hit itself.
      """)
    expectEqual(
      tree.explainHitTest(CGPoint(10, 60), policy: .overflowVisible).description,
      """
      (10, 60) hits 0.
      - 0 contains (10, 60), but no child is hit, so it is hit itself.
        - 1 doesn't contain (10, 60), and none of its children beyond its bounds is hit.
          - 2 doesn't contain (-10, 40), and none of its children beyond its bounds is hit.
      """)
    var inert = ArrayTree(root: CGRect(0, 0, 9, 9), [CGRect(0, 0, 9, 9), CGRect(0, 0, 9, 9)])
    inert.geometries[1].isUserInteractionEnabled = false
    inert.geometries[2].alpha = 0
    expectEqual(
      inert.explainHitTest(CGPoint(1, 1)).description,
      """
      (1, 1) hits 0.
      - 0 contains (1, 1), but no child is hit, so it is hit itself.
        - 2 is skipped: its alpha is 0.0, below 0.01.
        - 1 is skipped: isUserInteractionEnabled is false.
      """)
  }

  @Test func `a way down through a flat element is followed by what lies below it`() {
    var tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(10, 20, 40, 60), CGRect(1, 2, 8, 8),
    ])
    tree.geometries[1].transform = CGAffineTransform(scaleX: 0, y: 0)

    // To the middle of the flat one, (20, 30), and on from there.
    expectEqual(tree.convert(CGPoint(7, 9), from: 0, to: 1), CGPoint(20, 30))
    expectEqual(tree.convert(CGPoint(7, 9), from: 0, to: 2), CGPoint(19, 28))
    expectEqual(tree.coordinateMap(from: 0, to: 2).map(CGPoint(7, 9)), CGPoint(19, 28))
    expect(tree.coordinateMap(from: 0, to: 2).errorBound(forMagnitude: 1).isInfinite)
    expectEqual(tree.convert(CGPoint(7, 9), from: 2, to: 0), CGPoint(30, 50))
    expectEqual(tree.frame(of: 2, in: 0), CGRect(30, 50, 0, 0))
  }
}

@Suite struct GeometryTreeParentTests {
  @Test func `a hit test by UIKit's rules refuses a child of another`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
      tree.parents[2] = 0
      _ = tree.hitTest(CGPoint(1, 1), policy: .uiKit)
    }

    expectMessage("The children of 1 include 2, whose parent is 0.", in: result)
  }

  @Test func `and so does an explanation`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
      tree.parents[2] = 0
      _ = tree.explainHitTest(CGPoint(1, 1))
    }

    expectMessage("The children of 1 include 2, whose parent is 0.", in: result)
  }

  @Test func `and a comparison of policies`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect(0, 0, 9, 9), CGRect(0, 0, 9, 9), CGRect(50, 50, 9, 9)])
      tree.parents[2] = 0
      _ = tree.hitTestDisagreements(between: .uiKit, and: .uiKit)
    }

    expectMessage("The children of 1 include 2, whose parent is 0.", in: result)
  }
}
