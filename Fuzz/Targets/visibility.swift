import Foundation

@testable import ViewGeometry

/// A map of visible and touchable parts of a screen of upright views agrees with a separate query
/// of each cell of the plane.
func fuzzVisibility(_ source: inout ChoiceSource) throws {
  let family: TransformFamily = source.flag() ? .exact : .translations
  let tree = source.fuzzedTree(family, limit: 2 + source.index(below: 5))
  let policy = source.hitTestPolicy()
  let frozen = TreeSnapshot(of: ArrayTree(tree))
  let map = VisibilityMap(of: frozen.snapshot, policy: VisibilityPolicy(touches: policy))
  let cells = ScreenCells(tree, policy, areUpright: true)
  func node(_ id: GeometrySnapshot.ID?) -> Int? { id.map(frozen.node(of:)) }
  var areas = [Double](repeating: 0, count: tree.views.count)
  for cell in cells.cells {
    let middle = CGPoint(x: cell.midX, y: cell.midY)
    let seen = cells.seen(at: middle)
    try demand(node(map.element(at: middle)) == seen, "seen at \(middle) of \(tree)")
    try demand(
      node(map.element(at: cell.origin)) == cells.seen(at: cell.origin),
      "seen at \(cell.origin) of \(tree)")
    try demand(
      node(map.touchedElement(at: middle)) == cells.touched(at: middle),
      "touched at \(middle) of \(tree)")
    if let seen { areas[seen] += Double(cell.width * cell.height) }
  }
  for index in tree.views.indices {
    guard let id = frozen.id(of: index) else { continue }
    let area = Double(map.visibleArea(of: id))
    try demand(area == areas[index], "\(index) shows \(area), not \(areas[index]), of \(tree)")
    guard let tap = map.tapPoint(of: id) else { continue }
    try demand(cells.touched(at: tap.point) == index, "\(tap) isn't in \(index) of \(tree)")
    let clearance = cells.clearance(of: index, at: tap.point)
    try demand(
      abs(Double(tap.clearance) - clearance) <= 1e-9 * max(1, clearance),
      "\(tap) of \(index) has \(clearance), of \(tree)")
  }
}
