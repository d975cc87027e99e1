import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct ContentPreviewerTests {
  /// Rows of 10 points that count their look-ups.
  private final class Rows: View, PreviewableList {
    var lookups = 0

    func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
      lookups += 1
      let row = Int(sourceView.convert(point, to: self).y / 10)
      guard (0..<9).contains(row) else { return nil }
      let rect = sourceView.convert(
        CGRect(x: 0, y: CGFloat(row) * 10, width: 100, height: 10), from: self)
      return SourceRect(
        indexPath: IndexPath(row: row, section: 0), rect: rect, visibleRect: rect)
    }
  }

  private struct Multiples: ListPreviewSource {
    let list: Rows
    let factor: Int
    func content(at indexPath: IndexPath) -> Int? {
      indexPath.row.isMultiple(of: factor) ? indexPath.row : nil
    }
    func controller(previewing content: Int) -> ViewController? {
      let controller = ViewController()
      controller.title = "\(content) by \(factor)"
      return content == 8 ? nil : controller
    }
  }

  private struct Corner: PreviewSource {
    func place(at location: PreviewLocation) -> CGPoint? {
      location.point.x < 10 ? location.point : nil
    }
    func content(at place: CGPoint) -> String? { "corner" }
    func sourceRect(of place: CGPoint, in sourceView: View) -> CGRect {
      CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    func controller(previewing content: String) -> ViewController? {
      let controller = ViewController()
      controller.title = content
      return controller
    }
  }

  private final class Context: ViewControllerPreviewing {
    weak var delegate: (any ViewControllerPreviewingDelegate)?
    let sourceView: View
    var sourceRect = CGRect.zero
    init(_ sourceView: View) { self.sourceView = sourceView }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let rows = Rows(frame: CGRect(x: 0, y: 50, width: 100, height: 90))

  init() {
    root.addSubview(rows)
  }

  private func previewer(_ sources: [any PreviewSource]) -> ContentPreviewer {
    ContentPreviewer(of: sources) { _ in }
  }

  @Test func `The first kind that has content is previewed, with its rectangle`() {
    let context = Context(root)
    let previewer = previewer([Multiples(list: rows, factor: 4), Multiples(list: rows, factor: 3)])

    let controller = previewer.previewingContext(
      context, viewControllerForLocation: CGPoint(x: 20, y: 50 + 35))

    expectEqual(controller?.title, "3 by 3")
    expectEqual(context.sourceRect, CGRect(x: 0, y: 80, width: 100, height: 10))
  }

  @Test func `A list is looked up once, however many kinds it holds`() {
    let previewer = previewer((2...5).map { Multiples(list: rows, factor: $0) })

    let controller = previewer.previewingContext(
      Context(root), viewControllerForLocation: CGPoint(x: 20, y: 50 + 75))

    expect(controller === nil)
    expectEqual(rows.lookups, 1)
  }

  @Test func `Kinds of different sorts stand side by side`() {
    let previewer = previewer([Corner(), Multiples(list: rows, factor: 1)])

    let corner = previewer.previewingContext(
      Context(root), viewControllerForLocation: CGPoint(x: 5, y: 60))
    let row = previewer.previewingContext(
      Context(root), viewControllerForLocation: CGPoint(x: 15, y: 60))

    expectEqual(corner?.title, "corner")
    expectEqual(row?.title, "1 by 1")
  }

  @Test func `A kind that makes no controller gives way to the next`() {
    let previewer = previewer([Multiples(list: rows, factor: 8), Corner()])

    let controller = previewer.previewingContext(
      Context(root), viewControllerForLocation: CGPoint(x: 5, y: 50 + 85))

    expectEqual(controller?.title, "corner")
  }

  @Test func `Where nothing is, the source rectangle is left alone`() {
    let context = Context(root)
    let previewer = previewer([Multiples(list: rows, factor: 1)])

    let controller = previewer.previewingContext(
      context, viewControllerForLocation: CGPoint(x: 20, y: 10))

    expect(controller === nil)
    expectEqual(context.sourceRect, .zero)
  }

  @Test func `A complete press is passed on`() {
    var committed: ViewController?
    let previewer = ContentPreviewer(of: []) { committed = $0 }
    let controller = ViewController()

    previewer.previewingContext(Context(root), commit: controller)

    expect(committed === controller)
  }

  @Test func `A location is given in the coordinates of any view`() {
    rows.bounds.origin = CGPoint(x: 5, y: 7)
    let location = PreviewLocation(CGPoint(x: 20, y: 60), in: root)
    let inRows = PreviewLocation(CGPoint(x: 25, y: 17), in: rows)

    expectEqual(location.point(in: rows), CGPoint(x: 25, y: 17))
    expectEqual(location.point(in: root), CGPoint(x: 20, y: 60))
    expectEqual(inRows.point(in: root), CGPoint(x: 20, y: 60))
  }
}
