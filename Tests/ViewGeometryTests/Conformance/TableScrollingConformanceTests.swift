import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rows scrolled into view by the least movement, as Avalonia's test suite expects (`av-scroll-into-view`).
@Suite struct TableScrollingConformanceTests {
  struct Input: Decodable, Sendable {
    let count: Int
    let extent: Double
    let viewport: Double
  }

  struct Expect: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let index: Int
      let from_: String
      let firstRealized: Int
      let count: Int
    }

    let table: [Row]
  }

  typealias Cases = LayoutCaseFile<Input, Expect>

  @Test(arguments: try Cases.cases("scroll.toItem", except: ["rw-scroll-to-index"]))
  func `a row comes into view as far as it must`(_ each: Cases.Case) {
    let (input, extent) = (each.input, CGFloat(each.input.extent))
    for row in each.expect.table {
      let model = TableModel([
        TableModel.Section(rows: Array(repeating: extent, count: input.count))
      ])
      let table = model.table(
        frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat(input.viewport)))
      table.layoutIfNeeded()
      if row.from_ == "bottom" {
        table.scrollToRow(at: .at(0, input.count - 1), at: .bottom, animated: false)
      }

      table.scrollToRow(at: .at(0, row.index), at: .none, animated: false)
      table.layoutIfNeeded()

      let visible = table.indexPathsForVisibleRows ?? []
      expectEqual(visible.first?.row, row.firstRealized, "\(row)")
      expectEqual(visible.count, row.count, "\(row)")
    }
  }
}
