import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// T10.8 to T10.10: a table as source view, a table in the source view, and a published figure.
@Suite struct ListSourceTests {

  /// Previews every row, from any position of the table in the source view.
  private final class RowPreviewer: ViewControllerPreviewingDelegate {
    let table: TableView
    private(set) var locations: [CGPoint] = []

    init(_ table: TableView) { self.table = table }

    func previewingContext(
      _ context: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> ViewController? {
      locations.append(location)
      let point = table.convert(location, from: context.sourceView)
      guard let row = table.indexPathForRow(at: point) else { return nil }
      context.sourceRect = context.sourceView.convert(table.rectForRow(at: row), from: table)
      return ViewController()
    }

    func previewingContext(
      _ context: any ViewControllerPreviewing, commit viewController: ViewController
    ) {}
  }

  private let scene = PressScene()
  private let rows = RegisteredRows([100])
  private let table = TableView(frame: CGRect(x: 0, y: 64, width: 320, height: 416), style: .plain)
  private let controller = ViewController()

  init() {
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    scene.view.addSubview(table)
    table.contentOffset.y = 300
    scene.point = CGPoint(x: 50, y: 214)
  }

  private func press(_ previewer: RowPreviewer, on sourceView: View) -> CGRect? {
    controller.registerForPreviewing(with: previewer, sourceView: sourceView)
    scene.touch()
    scene.preview(0.5)
    return scene.dispatcher.peek?.sourceRect
  }

  @Test func `T10.8: a scrolled table as the source view (R10.16)`() {
    let previewer = RowPreviewer(table)

    let sourceRect = press(previewer, on: table)

    expectEqual(previewer.locations, [CGPoint(x: 50, y: 450)])
    expectEqual(sourceRect, CGRect(x: 0, y: 440, width: 320, height: 44))
  }

  @Test func `T10.9: the root view as the source view (R10.16)`() {
    let previewer = RowPreviewer(table)

    let sourceRect = press(previewer, on: scene.view)

    expectEqual(previewer.locations, [CGPoint(x: 50, y: 214)])
    expectEqual(sourceRect, CGRect(x: 0, y: 204, width: 320, height: 44))
  }

  @Test func `T10.10: a view in a column, converted to the source view`() {
    let (a, c, b) = (
      View(frame: CGRect(x: 0, y: 0, width: 500, height: 300)),
      View(frame: CGRect(x: 200, y: 20, width: 290, height: 270)),
      View(frame: CGRect(x: 200, y: 50, width: 50, height: 60))
    )
    a.addSubview(c)
    c.addSubview(b)

    expectEqual(a.sourceRect(for: b), CGRect(x: 400, y: 70, width: 50, height: 60))
    expectEqual(a.convert(b.frame, from: c), a.sourceRect(for: b))
  }

  @Test func `A table under a transform gives the row under the finger`() {
    table.transform = CGAffineTransform(scaleX: 1, y: -1)
    let previewer = RowPreviewer(table)

    let sourceRect = press(previewer, on: scene.view)

    // The finger is 150 below the top, so 266 below the table's own top, at 566 in its content: row 12, from 528 to 572.
    expectEqual(sourceRect, CGRect(x: 0, y: 64 + 416 - 272, width: 320, height: 44))
  }

  @Test func `A table with an inset counts from its content's top`() {
    table.contentInset = EdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    table.contentOffset.y = -100
    let previewer = RowPreviewer(table)

    let sourceRect = press(previewer, on: table)

    // 50 below the content's top.
    expectEqual(sourceRect, CGRect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test func `A table is a list of content too`() {
    struct Numbers: ListPreviewSource {
      let list: TableView
      func content(at indexPath: IndexPath) -> Int? { indexPath.row }
      func controller(previewing number: Int) -> ViewController? {
        let controller = ViewController()
        controller.title = "\(number)"
        return controller
      }
    }
    let previewer = ContentPreviewer(of: [Numbers(list: table)]) { _ in }
    controller.registerForPreviewing(with: previewer, sourceView: scene.view)

    scene.touch()
    scene.preview(0.5)

    expectEqual(scene.dispatcher.peek?.previewedController.title, "10")
    expectEqual(scene.dispatcher.peek?.sourceRect, CGRect(x: 0, y: 204, width: 320, height: 44))
  }
}
