import Foundation
import Testing
import ViewGeometry

/// The order of several hundred siblings, when views come in between the same two again and again.
@Suite struct SiblingKeyTests {
  /// By turns in two places, so that each time half of the room between two neighbours is used up.
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
          #expect(hit === front, "\(count)")
        }
      }
    }
  }

  /// In two places by turns, so that the room in front of a view is halved each time, until keys are spread anew.
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
          #expect(hit === view, "in a pile of \(pile.count)")
          view.isHidden = true
        }
        for view in pile { view.isHidden = false }
      }
    }
    root.checkInvariants()
  }
}
