import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFilesTests

/// Queries about the window, and about views that don't exist or are of another kind.
struct FixtureQuestionTests {
  /// A window with a view, a table and a collection of which two of ten items are on screen.
  private func screen() throws -> FixtureScreen {
    let text = """
      {"format": 1, "name": "questions", "views": [
        {"id": "w", "role": "window", "frame": [0, 0, 300, 300]},
        {"id": "a", "superview": "w", "frame": [20, 30, 100, 100],
         "regions": [{"frame": [0, 0, 10, 10], "value": "link"}]},
        {"id": "t", "superview": "w", "role": "tableView", "frame": [0, 0, 100, 50],
         "sections": [{"rows": 3, "rowHeight": 30, "header": 10, "footer": 6}, {"rows": 1}]},
        {"id": "g", "superview": "w", "role": "tableView", "style": "grouped",
         "frame": [0, 0, 100, 50],
         "sections": [{"rows": 3, "rowHeight": 30, "header": 10, "footer": 6}]},
        {"id": "c", "superview": "w", "role": "collectionView", "frame": [0, 0, 100, 100],
         "layout": {"itemSize": [100, 50], "minimumLineSpacing": 0}, "sections": [{"items": 10}]}]}
      """
    return try LayoutFixture(data: Data(text.utf8), file: "questions").makeScreen()
  }

  /// A cell that isn't on screen, so that no view has its name.
  private static let away = FixtureReference.cell(of: "c", FixtureItem(section: 0, item: 9))

  @Test func `points and rectangles go to the window and come from it`() throws {
    let screen = try screen()
    let (point, rect) = (CGPoint(1, 2), CGRect(1, 2, 3, 4))

    // The view lies at (20, 30).
    let toWindow = screen.answer(to: .convertPoint(point, from: .listed("a"), to: nil))
    let fromWindow = screen.answer(to: .convertPoint(point, from: nil, to: .listed("a")))
    expectEqual(toWindow, .point(CGPoint(21, 32)))
    expectEqual(fromWindow, .point(CGPoint(-19, -28)))

    let rectToWindow = screen.answer(to: .convertRect(rect, from: .listed("a"), to: nil))
    let rectFromWindow = screen.answer(to: .convertRect(rect, from: nil, to: .listed("a")))
    expectEqual(rectToWindow, .rect(CGRect(21, 32, 3, 4)))
    expectEqual(rectFromWindow, .rect(CGRect(-19, -28, 3, 4)))
  }

  @Test(
    arguments: [
      (away, nil), (nil, away), (away, .listed("a")), (.listed("a"), away),
      (.listed("nobody"), nil), (nil, .listed("nobody")),
    ] as [(FixtureReference?, FixtureReference?)])
  func `nothing is converted where a view isn't there`(
    source: FixtureReference?, target: FixtureReference?
  ) throws {
    let screen = try screen()

    let point = screen.answer(to: .convertPoint(.zero, from: source, to: target))
    let rect = screen.answer(to: .convertRect(CGRect(1, 2, 3, 4), from: source, to: target))

    expectEqual(point, .nothing)
    expectEqual(rect, .nothing)
  }

  @Test func `only what scrolls has a content, and only lists have items`() throws {
    let screen = try screen()
    let item = FixtureItem(section: 0, item: 9)

    expectEqual(screen.answer(to: .contentSize("c")), .size(CGSize(width: 100, height: 500)))
    expectEqual(screen.answer(to: .itemFrame(item, list: "c")), .rect(CGRect(0, 450, 100, 50)))
    let both = [FixtureItem(section: 0, item: 0), FixtureItem(section: 0, item: 1)]
    expectEqual(screen.answer(to: .items(in: CGRect(0, 0, 9, 51), list: "c")), .items(both))

    for name in ["a", "nobody"] {
      expectEqual(screen.answer(to: .contentSize(name)), .nothing)
      expectEqual(screen.answer(to: .itemFrame(item, list: name)), .nothing)
      expectEqual(screen.answer(to: .items(in: CGRect(0, 0, 9, 51), list: name)), .items([]))
      expectEqual(screen.answer(to: .item(at: .zero, in: .listed("w"), list: name)), .nothing)
      expectEqual(screen.answer(to: .sourceRect(at: .zero, in: .listed("w"), list: name)), .nothing)
    }
  }

  @Test func `a point in a view that isn't there is in no item and in no region`() throws {
    let screen = try screen()
    let first = FixtureItem(section: 0, item: 0)
    let point = CGPoint(25, 35)

    // (25, 35) is (5, 5) in the view.
    let link = FixtureAnswer.region("link", frame: CGRect(0, 0, 10, 10))
    expectEqual(screen.answer(to: .item(at: point, in: .listed("w"), list: "c")), .item(first))
    expectEqual(screen.answer(to: .region(at: point, in: .listed("w"), view: "a")), link)

    expectEqual(screen.answer(to: .item(at: point, in: Self.away, list: "c")), .nothing)
    expectEqual(screen.answer(to: .region(at: point, in: Self.away, view: "a")), .nothing)
    expectEqual(screen.answer(to: .region(at: point, in: .listed("w"), view: "nobody")), .nothing)
    expectEqual(screen.answer(to: .region(at: point, in: .listed("w"), view: "c")), .nothing)
  }

  @Test func `a table has the footers that it was given, and nothing but headers and footers`()
    throws
  {
    let screen = try screen()
    let grouped = try #require(screen.view("g") as? TableView)
    func frame(_ kind: String, _ section: Int, _ item: Int, of list: String) -> FixtureAnswer {
      let place = FixtureItem(section: section, item: item)
      return screen.answer(to: .supplementaryFrame(kind: kind, place, list: list))
    }

    // It sticks to the lower edge of 50 points; in a grouped table it rests behind the rows.
    expectEqual(frame("footer", 0, 0, of: "t"), .rect(CGRect(0, 44, 100, 6)))
    let below = grouped.rectForRow(at: IndexPath(row: 2, section: 0)).maxY
    expect(below >= 100 as CGFloat)
    expectEqual(frame("footer", 0, 0, of: "g"), .rect(CGRect(0, below, 100, 6)))

    expect(frame("header", 0, 0, of: "t") != .nothing)
    expectEqual(frame("header", 1, 0, of: "t"), .nothing)
    expectEqual(frame("footer", 1, 0, of: "t"), .nothing)
    expectEqual(frame("badge", 0, 0, of: "t"), .nothing)
    expectEqual(frame("footer", 0, 1, of: "t"), .nothing)
    expectEqual(frame("footer", 0, 0, of: "a"), .nothing)
  }
}
