import Foundation
import ScreenFiles

@testable import ViewGeometry

/// A fixture is decoded or refused; what is decoded makes a screen that holds its invariants and answers its probes.
func fuzzFixture(_ bytes: [UInt8]) throws {
  guard let fixture = try? LayoutFixture(data: Data(bytes), file: "input") else { return }
  let screen = fixture.makeScreen()
  for root in screen.roots {
    root.checkInvariants()
    let middle = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    let hit = root.hitTest(middle, with: nil)
    let explained = root.explainHitTest(middle).result
    try demand(hit === explained, "The hit and its explanation differ at \(middle)")
    if screen.views.count < 200 { _ = TreeDrawing(of: root).svg }
  }
}
