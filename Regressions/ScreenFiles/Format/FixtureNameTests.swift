import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Names of views that a screen doesn't have, and queries about sections that a list doesn't have.
struct FixtureNameTests {
  private func screen(_ list: String) throws -> FixtureScreen {
    let text = """
      {"format": 1, "name": "names", "views": [{"id": "window", "role": "window", "frame": [0, 0, 300, 300]},
        {"id": "list", "superview": "window", "frame": [0, 0, 300, 300], \(list)},
        {"id": "chat", "superview": "window", "frame": [0, 0, 300, 300],
         "messages": {"count": 2, "width": 300, "seed": 1}}]}
      """
    return try LayoutFixture(data: Data(text.utf8), file: "names").makeScreen()
  }

  private static let lists = [
    #""role": "tableView", "sections": [{"rows": 3}]"#,
    #""role": "collectionView", "layout": {"type": "flow"}, "sections": [{"items": 3}]"#,
    #""role": "collectionView", "layout": {"type": "grid"}, "sections": [{"items": 3}]"#,
    #""role": "collectionView", "layout": {"type": "waterfall"}, "sections": [{"items": 1, "itemSize": [10, 10]}]"#,
    #""role": "collectionView", "layout": {"type": "calendar", "size": [100, 100], "events": [{"frame": [0, 0, 10, 10]}]}, "sections": [{"items": 1}]"#,
    #""role": "collectionView", "layout": {"type": "compositional", "templates": [{"header": 10, "group": {"size": [100, 100], "items": [{"size": [10, 10]}]}}]}, "sections": [{"items": 3}]"#,
  ]

  @Test(arguments: lists)
  func `a name of nothing is the name of no view`(list: String) throws {
    let screen = try screen(list)
    let most = Int.max

    expect(screen.view("list[0,0]") != nil)
    for name in [
      "chat[2]", "chat[-1].label", "chat[\(most)].label", "chat[\(most / 4 + 1)]",
      "chat[\(Int.min)]",
      "list[5,0]", "list[0,5]", "list[-1,0]", "list[0,-1]", "list[\(most),\(most)]", "chat[0,0]",
    ] {
      expect(screen.view(name) == nil, "\(name)")
    }
  }

  @Test(arguments: lists)
  func `there is no header where there is no section`(list: String) throws {
    let screen = try screen(list)

    for kind in ["header", "footer", "other"] {
      for (section, item) in [(1, 0), (9, 0), (0, 9), (Int.max, Int.max)] {
        let item = FixtureItem(section: section, item: item)
        expectEqual(
          screen.answer(to: .supplementaryFrame(kind: kind, item, list: "list")), .nothing,
          "\(kind) \(item)")
      }
    }
  }
}
