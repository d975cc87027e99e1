import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Routes converted again and again, whose climbs are cached.
@Suite struct RepeatedRouteTests {
  private static func chain(below top: View, _ length: Int) -> [View] {
    var views = [top]
    for index in 1...length {
      views.append(View(frame: CGRect(1, CGFloat(index) / 4, 10, 10)))
      views[index - 1].addSubview(views[index])
    }
    return views
  }

  private let root = View(frame: CGRect(0, 0, 1_000, 1_000))
  private let left: [View]
  private let right: [View]

  init() {
    left = Self.chain(below: root, 20)
    right = Self.chain(below: root, 40)
    for view in left { view.bounds.origin.x = 0.5 }
  }

  /// Converts both ways three times, more than it takes to cache both climbs, and returns the last
  /// result.
  private func way(from source: View, to target: View, isExact: Bool = true) -> CGPoint {
    var there = CGPoint(0, 0)
    for _ in 0..<3 {
      there = source.convert(CGPoint(0, 0), to: target)
      let back = target.convert(there, to: source)
      expect(!isExact || back == CGPoint(0, 0))
    }
    return there
  }

  @Test func `rotated views, however deep, answer the same when asked again`() throws {
    for view in left + right.dropFirst() { view.transform = CGAffineTransform(rotationAngle: 0.1) }
    let (source, target) = (try #require(left.last), try #require(right.last))
    let point = CGPoint(3, 4)
    let rect = CGRect(3, 4, 5, 6)

    for _ in 0..<5 {
      expectEqual(
        source.convert(point, to: target), source.convertUncached(point, to: target))
      expectEqual(
        source.convert(rect, to: target), source.convertUncached(rect, to: target))
      expectEqual(
        target.convert(rect, to: source), target.convertUncached(rect, to: source))
    }
    left[7].transform = CGAffineTransform(rotationAngle: 0.2)
    expectEqual(
      source.convert(point, to: target), source.convertUncached(point, to: target))
    root.checkInvariants()
  }

  @Test func `a view that keeps moving is seen at each question`() {
    let before = way(from: left[20], to: right[40])
    for step in 1...600 {
      right[33].center.x += 1
      expectEqual(left[20].convert(CGPoint(0, 0), to: right[40]).x, before.x - CGFloat(step))
    }
    left[2].center.y += 8
    expectEqual(left[20].convert(CGPoint(0, 0), to: right[40]).y, before.y + 8)
    root.checkInvariants()
  }

  @Test func `a view on the way that is rotated afterwards, is`() {
    _ = way(from: left[20], to: right[40])
    right[40].transform = CGAffineTransform(scaleX: 2, y: 2)
    let scaled = left[20].convert(CGPoint(0, 0), to: right[40])
    right[40].transform = .identity
    let plain = left[20].convert(CGPoint(0, 0), to: right[40])

    // About the middle of its bounds, 10 by 10.
    expectEqual(scaled.x, (plain.x - 5) / 2 + 5)
    expectEqual(scaled.y, (plain.y - 5) / 2 + 5)
  }

  @Test func `an end that was replaced isn't confused with the new one`() {
    let holder = View(frame: CGRect(100, 0, 10, 10))
    right[40].addSubview(holder)
    for step in 0..<50 {
      // Most of the time at the address of the previous one.
      let end = View(frame: CGRect(CGFloat(step), 7, 1, 1))
      holder.addSubview(end)
      let expected = end.convertUncached(CGPoint(0, 0), to: root)
      expectEqual(way(from: end, to: root), expected)
      expectEqual(
        way(from: left[20], to: end), left[20].convertUncached(CGPoint(0, 0), to: end))
      end.removeFromSuperview()
    }
  }

  @Test func `the route to nil follows the window, and the root without one`() {
    // Twenty levels of 1 - 0.5, in the bounds of the root.
    for _ in 0..<6 { expectEqual(left[20].convert(CGPoint(0, 0), to: nil).x, 10) }
    let above = View(frame: CGRect(100, 0, 10, 10))
    above.addSubview(root)
    for _ in 0..<6 { expectEqual(left[20].convert(CGPoint(0, 0), to: nil).x, 9.5) }
    let window = Window(frame: CGRect(1_000, 0, 10, 10))
    window.addSubview(above)
    for _ in 0..<6 {
      expectEqual(left[20].convert(CGPoint(0, 0), to: nil).x, 109.5)
      expectEqual(left[20].convert(CGPoint(109.5, 0), from: nil).x, 0)
    }
    above.removeFromSuperview()
    expectEqual(left[20].convert(CGPoint(0, 0), to: nil).x, 9.5)
  }

  @Test func `routes too long to be cached are right too`() {
    var deepest = root
    for _ in 0..<3_000 {
      let view = View(frame: CGRect(1, 0, 10, 10))
      deepest.addSubview(view)
      deepest = view
    }
    for _ in 0..<6 { expectEqual(deepest.convert(CGPoint(0, 0), to: root).x, 3_000) }
    deepest.superview?.center.x += 1
    for _ in 0..<40 { expectEqual(deepest.convert(CGPoint(0, 0), to: root).x, 3_001) }
    root.checkInvariants()
  }

  @Test func `empty, null and infinite rectangles and points beyond numbers take the long way`() {
    _ = way(from: left[20], to: right[40])
    for _ in 0..<3 {
      expect(left[20].convert(CGRect.null, to: right[40]).isNull)
      expect(left[20].convert(CGRect.infinite, to: right[40]).isInfinite)
      expectEqual(
        left[20].convert(CGRect(5, 5, -2, -3), to: right[40]).size, CGSize(width: 2, height: 3))
      let infinite = left[20].convert(CGPoint(CGFloat.infinity, 0), to: right[40])
      expectEqual(infinite.x, CGFloat.infinity)
      expect(left[20].convert(CGPoint(CGFloat.nan, 0), to: right[40]).x.isNaN)
    }
  }

  @Test func `sums that grow beyond the doubles are those of the long way`() {
    for _ in 0..<6 { _ = left[20].convert(CGPoint(0, 0), to: root) }
    for view in [left[3], left[4], left[18], left[19]] { view.center.x = 1.5e308 }
    for step in 0..<30 {
      let point = CGPoint(CGFloat(step), 0)
      expectEqual(
        left[20].convert(point, to: root), left[20].convertUncached(point, to: root))
      expectEqual(
        root.convert(point, to: left[20]), root.convertUncached(point, to: left[20]))
      root.checkInvariants()
    }
    for view in [left[3], left[18]] { view.center.x = 0 }
    for _ in 0..<30 {
      expectEqual(
        left[20].convert(CGPoint(0, 0), to: root), left[20].convertUncached(CGPoint(0, 0), to: root)
      )
    }
  }

  @Test func `a branch on another thread doesn't read what the tree it left writes`() async {
    struct Half: @unchecked Sendable { let top: View, leaf: View }
    // The leaf caches the climb to the start of the other branch, which lives on.
    _ = way(from: left[20], to: right[10])
    left[5].removeFromSuperview()
    let halves = [Half(top: left[5], leaf: left[20]), Half(top: root, leaf: right[40])]
    let ends = await withTaskGroup(of: CGFloat.self) { group in
      for half in halves {
        group.addTask {
          var x: CGFloat = 0
          for index in 0..<500 {
            half.leaf.superview?.center.x = CGFloat(index % 7)
            half.top.center.x = CGFloat(index)
            x = half.leaf.convert(CGPoint(0, 0), to: half.top).x
          }
          return x - (half.leaf.superview?.center.x ?? 0)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // 14 levels of 1 - 0.5 and 39 of 1, and one each whose left edge is 5 before its center.
    expectEqual(Set(ends), [1.5, 34])
  }

  @Test
  func `any pair of views whose cached climbs meet is right, and so is one whose climbs don't`() {
    for view in left + right { view.bounds.origin.y = 1 / 3 }
    let middle = Self.chain(below: left[10], 25)
    let ends = [left[20], right[20], right[40], middle[25], middle[15], left[10], root]
    for round in 0..<12 {
      for (place, source) in ends.enumerated() {
        for target in ends[..<place] + ends[(place + 1)...] {
          // Another pair each time, and each pair twice in the later rounds.
          for _ in 0...round / 6 {
            let point = CGPoint(CGFloat(round), 1 / 7)
            expectEqual(
              source.convert(point, to: target), source.convertUncached(point, to: target))
          }
        }
      }
      root.checkInvariants()
    }
  }

  @Test func `a cached climb serves any end that meets it at its top, until one lies deeper`() {
    let spoke = Self.chain(below: root, 20)
    let long = Self.chain(below: root, 21)
    for view in left + right + spoke + long { view.bounds.origin.x = 1 / 3 }
    _ = way(from: left[20], to: right[20])
    _ = way(from: spoke[20], to: right[20])

    // Never converted, and both climbs are cached; then one excess level, which is added
    // separately.
    for target in [spoke[20], long[21]] {
      let point = CGPoint(1 / 7, 0)
      expectEqual(left[20].convert(point, to: target), left[20].convertUncached(point, to: target))
      expectEqual(target.convert(point, to: left[20]), target.convertUncached(point, to: left[20]))
    }
    root.checkInvariants()
  }

  @Test func `two climbs cached beside a shorter one are no route between their ends`() {
    let (short, middle, long) = (
      Self.chain(below: root, 4), Self.chain(below: root, 7), Self.chain(below: root, 9)
    )
    for (place, view) in (short + middle + long).enumerated() where view !== root {
      view.transform = CGAffineTransform(rotationAngle: 0.1 * Double(place))
    }
    _ = way(from: middle[7], to: short[4], isExact: false)
    _ = way(from: long[9], to: short[4], isExact: false)

    // Both climbs end with four levels beside those of the short one; their own route has seven,
    // after two excess levels.
    for step in 0..<20 {
      let point = CGPoint(CGFloat(step) / 7, 1)
      expectEqual(
        long[9].convert(point, to: middle[7]), long[9].convertUncached(point, to: middle[7]))
    }
  }

  @Test func `an end is distinguished from the view below the top of its own climb`() {
    for view in left + right { view.transform = CGAffineTransform(rotationAngle: 0.1) }
    for _ in 0..<3 {
      _ = left[20].convert(CGPoint(0, 0), to: right[20])
      _ = left[10].convert(CGPoint(0, 0), to: right[10])
    }
    for _ in 0..<6 { _ = left[20].convert(CGPoint(0, 0), to: right[20]) }
    for _ in 0..<6 { _ = left[10].convert(CGPoint(0, 0), to: right[10]) }

    // Both are cached up to the root and meet below it.
    let point = CGPoint(3, 4)
    expectEqual(
      left[20].convert(point, to: left[10]), left[20].convertUncached(point, to: left[10]))
  }
}
