import Foundation
import Testing
import ViewGeometry

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

    #expect(table.contentSize.height == 2 * turned.height + 88)
    #expect(table.rectForRow(at: .at(0, 0)).minY == turned.height)
    #expect(header.frame == .xywh(0, 0, 100, turned.height))
    #expect(footer.frame == .xywh(0, turned.height + 88, 100, turned.height))
  }
}
