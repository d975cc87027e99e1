import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A table that was changed by batches equals one made from scratch.
@Suite struct TableLaws {
  /// A model whose rows are as high as their names.
  private static func model(of contents: ListContents) -> TableModel {
    TableModel(
      contents.sections.map { names in
        TableModel.Section(
          header: 5,
          rows: names.map { name in
            CGFloat(Int(name.filter(\.isNumber)) ?? 0) + (name.hasSuffix("'") ? 0.25 : 0)
          },
          footer: 3)
      })
  }

  private static func table(of model: TableModel) -> TableView {
    let table = model.table(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    table.sectionHeaderTopPadding = 7
    return table
  }

  private static func rects(of table: TableView) -> [CGRect] {
    (0..<table.numberOfSections).flatMap { section in
      [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)]
        + (0..<table.numberOfRows(inSection: section)).map {
          table.rectForRow(at: .at(section, $0))
        }
    }
  }

  @Test func `after a batch every rectangle is that of a new table`() {
    check(BatchCase.any, cases: .perThousand(200)) {
      input in
      let model = Self.model(of: input.before)
      let table = Self.table(of: model)
      table.layoutIfNeeded()

      table.performBatchUpdates {
        model.sections = Self.model(of: input.after).sections
        table.perform(input.updates)
      }

      let fresh = Self.model(of: input.after)
      let expected = Self.rects(of: Self.table(of: fresh))
      try demand(Self.rects(of: table) == expected, "The rows are at \(Self.rects(of: table)).")
    }
  }

  @Test func `after a batch each cell on screen is at the row it says it shows`() {
    check(BatchCase.any, cases: .perThousand(200)) {
      input in
      let model = Self.model(of: input.before)
      let table = Self.table(of: model)
      table.layoutIfNeeded()

      table.performBatchUpdates {
        model.sections = Self.model(of: input.after).sections
        table.perform(input.updates)
      }
      table.layoutIfNeeded()

      let visible = table.indexPathsForRows(in: table.bounds) ?? []
      try demand(
        table.indexPathsForVisibleRows ?? [] == visible, "The rows \(visible) are visible.")
      for cell in table.visibleCells {
        let indexPath = table.indexPath(for: cell)
        let rect = indexPath.map { table.rectForRow(at: $0) }
        try demand(cell.frame == rect, "The cell of \(String(describing: indexPath)) is elsewhere.")
      }
      table.checkInvariants()
    }
  }
}
