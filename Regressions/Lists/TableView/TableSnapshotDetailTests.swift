import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots of a table's layout.
@Suite struct TableSnapshotDetailTests {
  private let model = TableModel([
    TableModel.Section(header: 30, rows: Array(repeating: 40, count: 100))
  ])

  @Test func `a snapshot stays as it was while the table changes`() {
    let table = model.table()
    let snapshot = table.layoutSnapshot

    model.sections[0].rows[0] = 90
    table.reloadRows(at: [.at(0, 0)])
    table.contentOffset.y = 500

    expect(snapshot.rectForRow(at: .at(0, 1)).minY == 70 as CGFloat)
    expect(table.rectForRow(at: .at(0, 1)).minY == 120 as CGFloat)
    expect(snapshot.bounds.minY == 0 as CGFloat)
    expectEqual(snapshot.contentSize, CGSize(width: 320, height: 4_030))
  }

  @Test func `a snapshot answers from any thread`() async {
    let snapshot = model.table().layoutSnapshot

    let answers = await withTaskGroup(of: IndexPath?.self) { group in
      for task in 0..<8 {
        group.addTask { snapshot.indexPathForRow(at: CGPoint(x: 0, y: 30 + 40 * task)) }
      }
      return await group.reduce(into: Set<IndexPath>()) { set, answer in
        if let answer { set.insert(answer) }
      }
    }

    expectEqual(answers, Set((0..<8).map { IndexPath.at(0, $0) }))
  }

  @Test func `a row appears before one that was there already`() {
    let table = model.table()
    let before = table.layoutSnapshot
    model.sections[0].rows[0] = 50
    table.reloadRows(at: [.at(0, 0)])
    let rect = CGRect(x: 0, y: 75, width: 320, height: 25)

    let difference = table.layoutSnapshot.difference(from: before, in: rect)
    let back = before.difference(from: table.layoutSnapshot, in: rect)

    // Row 0 ends at 70; now at 80.
    expectEqual(difference.appeared, [.at(0, 0)])
    expectEqual(difference.vanished, [])
    expectEqual(difference.moved.map(\.indexPath), [.at(0, 1)])
    expectEqual(back.appeared, [])
    expectEqual(back.vanished, [.at(0, 0)])
    expectEqual(back.moved.map(\.indexPath), [.at(0, 1)])
  }

  @Test func `the nearest row is found from headers and beyond the ends`() {
    let snapshot = model.table().layoutSnapshot

    expectEqual(snapshot.nearestRow(to: CGPoint(x: 0, y: 10)), .at(0, 0))
    expectEqual(snapshot.nearestRow(to: CGPoint(x: 0, y: 9_999)), .at(0, 99))
    expect(TableView().layoutSnapshot.nearestRow(to: .zero) == nil)
  }

  @Test func `a snapshot knows its sections and rows, and none beside them`() {
    let model = TableModel([
      TableModel.Section(header: 30, rows: [40, 40], footer: 20), TableModel.Section(header: 10),
    ])
    let table = model.table()
    let snapshot = table.layoutSnapshot

    model.sections = []
    table.reloadData()

    expectEqual(snapshot.numberOfSections, 2)
    expectEqual((-1...2).map { snapshot.numberOfRows(inSection: $0) }, [0, 2, 0, 0])
    for section in [-1, 2] {
      expectEqual(snapshot.floatingRectForHeader(inSection: section), .zero)
      expectEqual(snapshot.floatingRectForFooter(inSection: section), .zero)
      expectEqual(snapshot.rect(forSection: section), .zero)
    }
    expectEqual(table.layoutSnapshot.numberOfSections, 0)
  }

  @Test func `headers and footers stick in a plain table, and rest in a grouped one, R7.7`() {
    let model = TableModel([
      TableModel.Section(header: 30, rows: Array(repeating: 40, count: 5), footer: 20)
    ])
    let frame = CGRect.xywh(0, 0, 320, 100)
    // Header to 30, rows to 230, footer to 250; from 50 to 150 is in view.
    let snapshots = [TableView.Style.plain, .grouped].map { style -> TableLayoutSnapshot in
      let table = model.table(style, frame: frame)
      table.contentOffset.y = 50
      return table.layoutSnapshot
    }

    let headers = snapshots.map { $0.floatingRectForHeader(inSection: 0) }
    let footers = snapshots.map { $0.floatingRectForFooter(inSection: 0) }
    expectEqual(headers, [.xywh(0, 50, 320, 30), .xywh(0, 0, 320, 30)])
    expectEqual(footers, [.xywh(0, 130, 320, 20), .xywh(0, 230, 320, 20)])
  }
}
