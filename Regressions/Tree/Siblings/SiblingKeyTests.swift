import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The order of several hundred siblings when views are inserted between the same two again and
/// again.
@Suite struct SiblingKeyTests {
  /// Alternately at two indices, so that each time half of the gap between two neighbors is used
  /// up.
  @Test(arguments: [(1, 50), (2, 1), (98, 99), (1, 99)])
  func `what comes in behind a view stays behind it`(first: Int, second: Int) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<100 { root.addSubview(View(frame: CGRect(x: 60, y: 60, width: 10, height: 10))) }
    let corners = [
      CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 30, y: 0, width: 20, height: 20),
    ]
    let fronts = [root.subviews[first], root.subviews[second]]
    for (front, corner) in zip(fronts, corners) { front.frame = corner }

    for count in 0..<120 {
      for (front, corner) in zip(fronts, corners) {
        root.insertSubview(View(frame: corner), belowSubview: front)
        for (front, corner) in zip(fronts, corners) {
          let hit = root.hitTest(CGPoint(x: corner.midX, y: corner.midY), with: nil)
          expect(hit === front, "\(count)")
        }
      }
    }
  }

  /// At two indices alternately, so that the gap in front of a view is halved each time, until keys
  /// are spread again.
  @Test(arguments: [(60, 180), (1, 246), (120, 122)])
  func `what comes in right in front of a view lies behind what came in before`(
    first: Int, second: Int
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<250 { root.addSubview(View(frame: CGRect(x: 60, y: 60, width: 10, height: 10))) }
    let corners = [
      CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 30, y: 0, width: 20, height: 20),
    ]
    let backs = [root.subviews[first], root.subviews[second]]
    for (place, corner) in zip([first, second], corners) {
      root.subviews[place].frame = corner
      root.subviews[place + 1].frame = corner
    }

    for _ in 0..<30 {
      for (back, corner) in zip(backs, corners) {
        root.insertSubview(View(frame: corner), aboveSubview: back)
        let pile = root.subviews.filter { $0.frame == corner }
        for view in pile.reversed() {
          let hit = root.hitTest(CGPoint(x: corner.midX, y: corner.midY), with: nil)
          expect(hit === view, "in a pile of \(pile.count)")
          view.isHidden = true
        }
        for view in pile { view.isHidden = false }
      }
    }
    root.checkInvariants()
  }

  /// Without a search in between, which could rebuild the index with new keys.
  @Test func `room is made up to the last sibling where those in front are gone`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<200 { root.addSubview(View(frame: root.bounds)) }
    let back = root.subviews[0]
    _ = root.hitTest(CGPoint(x: 50, y: 50), with: nil)

    for _ in 0..<100 { root.insertSubview(View(frame: root.bounds), aboveSubview: back) }
    let inFront = Array(root.subviews[101...])
    for view in inFront { view.removeFromSuperview() }
    for _ in 0..<100 { root.insertSubview(View(frame: root.bounds), aboveSubview: back) }

    expectEqual(root.subviews.count, 201)
    root.checkInvariants()
    for view in root.subviews.reversed() {
      expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
      view.isHidden = true
    }
    expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }
}
