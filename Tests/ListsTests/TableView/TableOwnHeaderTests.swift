import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The table's own header and footer.
@Suite struct TableOwnHeaderTests {
  private static func tall(_ transform: CGAffineTransform) -> View {
    let view = View(frame: .xywh(0, 0, 100, 40))
    view.transform = transform
    return view
  }

  @Test(
    arguments: [
      (CGAffineTransform(scaleX: 1, y: 2), 80), (CGAffineTransform(scaleX: 1, y: 0.5), 20),
      (.identity, 40),
    ] as [(CGAffineTransform, CGFloat)], [false, true])
  func `they are as high as their frames, whenever they are set`(
    turned: (transform: CGAffineTransform, height: CGFloat), isShown: Bool
  ) {
    let model = TableModel([.init(rows: [44, 44])])
    let table = model.table(frame: .xywh(0, 0, 100, 300))
    if isShown { table.layoutIfNeeded() }

    let (header, footer) = (Self.tall(turned.transform), Self.tall(turned.transform))
    table.tableFooterView = footer
    table.tableHeaderView = header
    table.layoutIfNeeded()

    expectEqual(table.contentSize.height, 2 * turned.height + 88)
    expectEqual(table.rectForRow(at: .at(0, 0)).minY, turned.height)
    expectEqual(header.frame, .xywh(0, 0, 100, turned.height))
    expectEqual(footer.frame, .xywh(0, turned.height + 88, 100, turned.height))
  }

  @Test(arguments: [false, true])
  func `those set during a request for heights count at once`(isBatch: Bool) {
    var header: View?
    let footer = View(frame: .xywh(0, 0, 100, 30))
    let rows = RegisteredRows([3])
    let table = rows.table(size: .wh(100, 300))
    let heights = RowHeightSource { [unowned table] _ in
      if let late = header {
        (table.tableHeaderView, table.tableFooterView) = (late, footer)
        header = nil
      }
      return 20
    }
    table.delegate = heights
    if isBatch { expectEqual(table.contentSize.height, 60) }

    header = View(frame: .xywh(0, 0, 100, 50))
    rows.counts = [4]
    if isBatch { table.insertRows(at: [.at(0, 1)]) }

    expectEqual(table.contentSize.height, 160)
    expectEqual(table.rectForRow(at: .at(0, 0)).minY, 50)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.minY), [50, 70, 90, 110])
    expectEqual(footer.frame, .xywh(0, 130, 100, 30))
  }

  @Test func `one that another table has is placed by that alone`() {
    let model = TableModel([.init(rows: [44, 44])])
    let first = model.table(frame: .xywh(0, 0, 100, 300))
    let second = model.table(frame: .xywh(0, 0, 200, 300))
    let view = View(frame: .xywh(0, 0, 100, 40))
    first.tableFooterView = view
    first.layoutIfNeeded()

    second.tableHeaderView = view
    second.layoutIfNeeded()
    first.setNeedsLayout()
    first.layoutIfNeeded()

    expect(view.superview === second)
    expectEqual(view.frame, .xywh(0, 0, 200, 40))
  }

  @Test(arguments: [false, true], [70, 10] as [CGFloat])
  func `one that was resized counts with its new height once it is set again`(
    isFooter: Bool, height: CGFloat
  ) {
    let model = TableModel([.init(rows: [44, 44])])
    let table = model.table(frame: .xywh(0, 0, 100, 300))
    let view = View(frame: .xywh(0, 0, 100, 40))
    func set() {
      if isFooter { table.tableFooterView = view } else { table.tableHeaderView = view }
    }
    set()
    table.layoutIfNeeded()
    expect(table.contentSize.height == 128 as CGFloat)

    view.frame.size.height = height
    set()

    expectEqual(table.contentSize.height, 88 + height)
    expectEqual(view.frame, .xywh(0, isFooter ? 88 : 0, 100, height))
    expectEqual(table.rectForRow(at: .at(0, 0)).minY, (isFooter ? 0 : height))
  }
}
