import Foundation
import ViewGeometry

@testable import ScreenFiles

/// A fixture is decoded or refused; a decoded one makes a screen that holds its invariants and
/// answers its probes.
///
/// Screens that take more than a few dozen views or sizes are only decoded, unless the target is
/// the one for large ones.
func fuzzFixture(_ bytes: [UInt8], isLarge: Bool) throws {
  guard let fixture = try? LayoutFixture(data: Data(bytes), file: "input"),
    fixture.cost <= (isLarge ? 200_000 : 60)
  else { return }
  let screen = fixture.makeScreen()
  for root in screen.roots {
    root.checkInvariants()
    let middle = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    let hit = root.hitTest(middle, with: nil)
    let explained = root.explainHitTest(middle).result
    try demand(hit === explained, "The hit and its explanation differ at \(middle)")
    guard Target.isChosen(bytes, oneIn: 16), screen.views.count < 200 else { continue }
    _ = TreeDrawing(of: root).svg
    try checkCoding(of: GeometrySnapshot(of: root), points: [middle])
  }
}

extension LayoutFixture {
  /// An estimate of the views, cells and sizes that its screen keeps.
  fileprivate var cost: Double {
    views.reduce(Double(views.count + 8 * constraints.count)) { cost, view in
      let size = view.placement.size
      let messages = 6 * Double(view.messages?.count ?? 0)
      switch view.role {
      case .collectionView(_, let collection):
        let sized = collection.isUniform ? 0 : Double(collection.sections.itemCount)
        return cost + messages + 2 * collection.mostCells(in: size) + sized
          + Double(collection.sections.runs.count)
      case .tableView(_, let table):
        let sized = table.rowHeight == nil ? Double(table.sections.itemCount) : 0
        return cost + messages + 2 * table.mostCells(inHeight: size.height) + sized
          + Double(table.sections.count)
      default: return cost + messages
      }
    }
  }
}
