import Foundation

/// A solved grid with what was frozen, and where, when it was asked for: the border between CG types and the solver.
struct GridGeometry: CollectionGeometry {
  let solution: GridSolution
  let freezing: GridFreezing

  var sectionCount: Int { solution.rows.count }

  func itemCount(inSection section: Int) -> Int { solution.columns.count }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    solution.cell(x: Double(point.x), y: Double(point.y), freezing: freezing)
      .map { IndexPath(item: $0.column, section: $0.row) }
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? { item(at: indexPath)?.frame }

  /// Nil: all there is are cells.
  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? { nil }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    solution.forEachCell(in: Extent(rect), freezing: freezing) { cell, frame in
      body(element(cell, frame))
    }
  }

  /// The cell at an index path; nil when it doesn't exist or another stands for it.
  func item(at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard indexPath.count == 2, indexPath[0] >= 0, indexPath[0] < solution.rows.count,
      indexPath[1] >= 0, indexPath[1] < solution.columns.count
    else { return nil }
    let cell = GridCell(row: indexPath[0], column: indexPath[1])
    guard solution.span(of: cell).first == cell else { return nil }
    return element(cell, solution.frame(of: cell, freezing: freezing))
  }

  private func element(_ cell: GridCell, _ frame: LayoutFrame) -> CollectionLayoutElement {
    CollectionLayoutElement(
      indexPath: IndexPath(item: cell.column, section: cell.row), category: .cell, kind: nil,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      zIndex: freezing.depth(of: cell))
  }
}
