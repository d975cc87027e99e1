import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Routes of many legs of sixteen levels.
@Suite struct DeepRouteTests {
  private let views: [View]

  init() {
    var views = [View(frame: CGRect(0, 0, 1_000, 1_000))]
    for index in 1...100 {
      views.append(View(frame: CGRect(1, CGFloat(index) / 4, 10, 10)))
      views[index - 1].addSubview(views[index])
    }
    self.views = views
    // Four times to have the climb cached.
    for _ in 0..<5 { _ = views[100].convert(CGPoint(0, 0), to: views[0]) }
  }

  private var distance: CGFloat { views[100].convert(CGPoint(0, 0), to: views[0]).x }

  @Test func `a move anywhere is seen at once`() {
    for index in 1...100 {
      views[index].center.x += 1
      expectEqual(distance, CGFloat(100 + index))
      expectEqual(distance, CGFloat(100 + index))
    }
    views[0].checkInvariants()
  }

  @Test func `so are scrolling, turning and resizing`() {
    views[50].bounds.origin.x = 10
    expectEqual(distance, 90)
    views[50].bounds.origin.x = 0
    views[70].transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(distance, CGFloat(125))
    views[70].transform = .identity
    views[70].bounds.size.width = 20
    expectEqual(distance, 95)
  }

  @Test func `a view moved to another superview takes its route along`() {
    let other = View(frame: CGRect(1_000, 0, 10, 10))
    views[0].addSubview(other)

    other.addSubview(views[60])

    expectEqual(distance, CGFloat(1_041))
    views[59].addSubview(views[60])
    expectEqual(distance, 100)
    views[0].checkInvariants()
  }

  @Test func `a level more or less above the branch moves its legs`() {
    let between = View(frame: CGRect(1_000, 0, 10, 10))
    views[30].addSubview(between)
    between.addSubview(views[31])

    expectEqual(distance, 1_100)

    views[30].addSubview(views[31])
    between.removeFromSuperview()
    expectEqual(distance, 100)
  }

  @Test func `a climb cached in a branch outlives the tree the branch was in`() {
    var root: View? = View(frame: CGRect(0, 0, 10, 10))
    root?.addSubview(views[0])
    for _ in 0..<5 { _ = views[100].convert(CGPoint(0, 0), to: root) }

    root = nil

    expect(views[0].superview == nil)
    expectEqual(views[100].convert(CGPoint(0, 0), to: nil).x, 100)
    expectEqual(distance, 100)
  }

  @Test func `nil ends at a window inside the route`() {
    let window = Window(frame: CGRect(500, 500, 10, 10))
    views[49].addSubview(window)
    window.addSubview(views[50])

    for _ in 0..<6 { expectEqual(views[100].convert(CGPoint(0, 0), to: nil).x, 51) }
    for _ in 0..<6 { expectEqual(distance, CGFloat(600)) }
  }

  @Test func `ends that meet inside a leg meet there`() {
    let leaf = View(frame: CGRect(0, 0, 1, 1))
    for index in [3, 15, 16, 17, 31, 32, 33, 64, 99] {
      views[index].addSubview(leaf)
      for _ in 0..<3 {
        expectEqual(views[100].convert(CGPoint(0, 0), to: leaf).x, CGFloat(100 - index))
        expectEqual(leaf.convert(CGPoint(0, 0), to: views[100]).x, CGFloat(index - 100))
      }
    }
  }
}
