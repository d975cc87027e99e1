import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Heights of whole sections: in bulk, in runs, in a file.
@Suite struct RowHeightsTests {
  /// Returns the same heights in one of the possible ways.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    enum Way: CaseIterable {
      case each, bulk, runs, sixteenBit, thirtyTwoBit
    }

    var heights: [CGFloat]
    let way: Way
    /// The thread of the last request for heights.
    var asker: Thread?

    init(_ heights: [CGFloat], _ way: Way) {
      (self.heights, self.way) = (heights, way)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asker = .current
      return heights[indexPath.item]
    }

    func tableView(
      _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
      into heights: UnsafeMutableBufferPointer<CGFloat>
    ) -> Bool {
      guard way == .bulk else { return false }
      _ = heights.update(fromContentsOf: self.heights[rows])
      return true
    }

    func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
      switch way {
      case .each, .bulk: nil
      case .runs: .runs(heights.map { RowHeights.Run(height: $0, count: 1) })
      case .sixteenBit: file(.sixteenBit)
      case .thirtyTwoBit: file(.thirtyTwoBit)
      }
    }

    private func file(_ format: LengthFile.Format) -> RowHeights? {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: url) }
      do {
        try LengthFile.data(of: heights, format: format).write(to: url)
        return .file(try LengthFile(path: url.path, format: format))
      } catch {
        Issue.record(error)
        return nil
      }
    }

    func table() -> TableView {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      table.dataSource = self
      table.delegate = self
      return table
    }
  }

  private static func heights(_ count: Int) -> [CGFloat] {
    (0..<count).map { row -> CGFloat in
      let rest = row % 97
      return rest < 30 ? 44 : CGFloat(rest) / 4
    }
  }

  @Test(arguments: [3, 70_000])
  func `heights given in any way put rows where heights row by row do`(count: Int) {
    let heights = Self.heights(count)
    let each = Rows(heights, .each)
    let expected = each.table()

    defer { withExtendedLifetime(each) {} }
    for way in Rows.Way.allCases {
      let rows = Rows(heights, way)
      let table = rows.table()
      expectEqual(table.contentSize, expected.contentSize)
      for row in stride(from: 0, to: count, by: 1 + count / 50) {
        expectEqual(
          table.rectForRow(at: .at(0, row)), expected.rectForRow(at: .at(0, row)), "\(way)")
      }

      rows.heights.insert(99.5, at: 1)
      table.insertRows(at: [.at(0, 1)])
      expect(table.rectForRow(at: .at(0, 1)).height == 99.5 as CGFloat, "\(way)")
      expectEqual(table.contentSize.height, expected.contentSize.height + 99.5, "\(way)")
      withExtendedLifetime(rows) {}
    }
  }

  @Test func `a billion rows in runs answer at once`() {
    final class Runs: TableViewDataSource, TableViewDelegate {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000_000
      }
      func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
        .runs([
          RowHeights.Run(height: 20, count: 999_999_000), RowHeights.Run(height: 0, count: 0),
          RowHeights.Run(height: 30.5, count: 1_000),
        ])
      }
    }
    let runs = Runs()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = runs
    table.delegate = runs

    expect(table.contentSize.height == 20 * 999_999_000 + 30_500 as CGFloat)
    expectEqual(
      table.indexPathForRow(at: CGPoint(x: 0, y: 20 * 999_999_000 + 31)), .at(0, 999_999_001))
    expectEqual(
      table.indexPathForRow(at: CGPoint(x: 0, y: 20 * 999_999_000 - 1)), .at(0, 999_998_999))
    withExtendedLifetime(runs) {}
  }

  @Test func `an estimate comes before heights of whole sections`() {
    let rows = Rows([10, 20, 30], .runs)
    let table = rows.table()

    table.estimatedRowHeight = 100

    expect(table.contentSize.height == 300 as CGFloat)
    withExtendedLifetime(rows) {}
  }

  @Test func `the delegate is called on the caller's thread`() {
    let rows = Rows(Self.heights(70_000), .each)

    _ = rows.table().contentSize

    expectEqual(rows.asker, Thread.current)
  }

  @Test func `runs know their rows`() {
    let heights = RowHeights.runs([
      RowHeights.Run(height: 44, count: 2), RowHeights.Run(height: 60.5, count: 3),
    ])

    expectEqual(heights.count, 5)
    expectEqual((0..<5).map { heights[$0] }, [44, 44, 60.5, 60.5, 60.5])
  }
}
