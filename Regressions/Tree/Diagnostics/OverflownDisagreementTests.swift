import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The views in a disagreement of two policies that both reach overflowing parts.
struct OverflownDisagreementTests {
  @Test func `what an answer sticks out of is named, whichever policy gives it`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    row.isUserInteractionEnabled = false
    let card = View(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    root.addSubview(row)
    row.addSubview(card)
    let falling = HitTestPolicy(
      reachesOverflow: true, fallsThroughInert: true, ordersByDrawing: false)
    var through = falling
    through.fallsThroughInert = false
    let point = CGPoint(x: 55, y: 55)

    for (first, second) in [(falling, through), (through, falling)] {
      let found = root.hitTestDisagreements(between: first, and: second, at: [point])
      let disagreement = try #require(found.first)
      let answers = [disagreement.first.view, disagreement.second.view]
      expect(answers.contains { $0 === card } && answers.contains { $0 === root })
      expect(disagreement.overflown.count == 1 && disagreement.overflown.first === row)
    }
  }
}
