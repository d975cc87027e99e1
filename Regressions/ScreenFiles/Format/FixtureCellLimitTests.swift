import Foundation
import ScreenFiles
import TestSupport
import Testing

/// A group as high as the section is wide.
private let square = """
  "group": {"size": [{"fractionalWidth": 1}, {"fractionalWidth": 1}],
    "items": [{"size": [{"fractionalWidth": 1}, {"fractionalHeight": 1}]}]}
  """

/// Collections with more cells on screen at once than are allowed.
@Suite struct FixtureCellLimitTests {
  @Test(arguments: [
    // There is no spacing between the sections of a waterfall.
    """
    "layout": {"type": "waterfall"},
    "sections": [{"items": 1, "repeat": 2000000, "itemSize": [1, 0.0001]}]
    """,
    // Insets leave groups no width, or put sections at the same position.
    """
    "layout": {"type": "compositional", "templates": [
      {\(square), "contentInsets": [0, 160, 0, 160]}]},
    "sections": [{"items": 2000000}]
    """,
    """
    "layout": {"type": "compositional", "templates": [{\(square)}]},
    "contentInset": [0, 160, 0, 160], "sections": [{"items": 2000000}]
    """,
    """
    "layout": {"type": "compositional", "templates": [
      {\(square), "contentInsets": [-500, 0, 0, 0]}]},
    "sections": [{"items": 1, "repeat": 2000000}]
    """,
    // Items extend beyond their groups.
    """
    "layout": {"type": "compositional", "templates": [{"group": {"size": [10, 10],
      "items": [{"size": [10, 10], "contentInsets": [-1e9, 0, -1e9, 0]}]}}]},
    "sections": [{"items": 2000000}]
    """,
    // Items have no width, no height, or none in a group inside a group.
    """
    "layout": {"type": "compositional", "templates": [
      {"group": {"size": [10, 10], "items": [{"size": [0, 10]}]}}]},
    "sections": [{"items": 2000000}]
    """,
    """
    "layout": {"type": "compositional", "templates": [
      {"group": {"size": [10, 10], "items": [{"size": [10, 0]}]}}]},
    "sections": [{"items": 2000000}]
    """,
    """
    "layout": {"type": "compositional", "templates": [{"group": {"size": [10, 10], "items": [
      {"size": [10, 10]}, {"size": [5, 5], "items": [{"size": [{"fractionalWidth": 0}, 5]}]}]}}]},
    "sections": [{"items": 2000000}]
    """,
    // Headers and footers without items.
    """
    "layout": {"headerReferenceSize": [0, 0.0001]}, "sections": [{"items": 0, "repeat": 2000000}]
    """,
    """
    "layout": {"scrollDirection": "horizontal", "footerReferenceSize": [1, 0],
      "sectionInset": [0, -1, 0, 0]},
    "sections": [{"items": 0, "repeat": 2000000}]
    """,
    """
    "layout": {"type": "waterfall", "headerHeight": 0.0001},
    "sections": [{"items": 0, "repeat": 2000000}]
    """,
    """
    "layout": {"type": "compositional", "templates": [{\(square), "footer": 0.0001}]},
    "sections": [{"items": 0, "repeat": 2000000}]
    """,
  ])
  func `what may be on screen at once is limited`(members: String) {
    let views = #"{"id": "c", "role": "collectionView", "frame": [0, 0, 320, 480], \#(members)}"#

    expect(tooMany(views) > 1_048_576 as Double)
  }

  @Test(arguments: [
    #"{"id": "s", "role": "stackView", "frame": [0, 0, 1e6, 1e6]}"#,
    """
    {"id": "t", "role": "stackView", "frame": [0, 0, 1e6, 1e6]},
    {"id": "s", "superview": "t", "role": "stackView", "frame": [0, 0, 1, 1]}
    """,
    """
    {"id": "w", "frame": [0, 0, 1e6, 1e6]},
    {"id": "s", "superview": "w", "role": "stackView",
     "translatesAutoresizingMaskIntoConstraints": false}
    """,
  ])
  func `a list in a stack shows what fits into the stack`(stack: String) {
    let list = """
      {"id": "c", "superview": "s", "role": "collectionView", "frame": [0, 0, 1, 1],
       "layout": {"itemSize": [1, 1]}, "sections": [{"items": 2000000}]}
      """
    let table = """
      {"id": "c", "superview": "s", "role": "tableView", "frame": [0, 0, 1, 1],
       "sections": [{"rows": 2000000, "rowHeight": 0.1}]}
      """

    expect(tooMany(stack + "," + list) > 1_048_576 as Double)
    expect(tooMany(stack + "," + table) > 1_048_576 as Double)
  }

  @Test func `a list in a stack among constraints shows what fits into any stack`() {
    let views = """
      {"id": "s", "role": "stackView", "frame": [0, 0, 1, 1]},
      {"id": "c", "superview": "s", "role": "collectionView", "frame": [0, 0, 1, 1],
       "layout": {"itemSize": [1, 1]}, "sections": [{"items": 2000000}]}
      """
    let width = #"{"first": ["s", "width"], "constant": 1}"#

    expectEqual(tooMany(views), 0)
    expectEqual(tooMany(views, constraints: ""), 0)
    expect(tooMany(views, constraints: width) > 1_048_576 as Double)
  }

  @Test func `sections without items don't count for how small items may be`() {
    let views = """
      {"id": "c", "role": "collectionView", "frame": [0, 0, 320, 480],
       "layout": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0},
       "sections": [{"itemSizes": []}, {"items": 2000000}]}
      """

    expectEqual(tooMany(views), 0)
  }

  /// By how many cells the screen is over the limit; 0 without a fault, and negative for another
  /// fault.
  private func tooMany(_ views: String, constraints: String? = nil) -> Double {
    let members = constraints.map { ", \"constraints\": [\($0)]" } ?? ""
    let text = #"{"format": 1, "name": "x", "views": ["# + views + "]" + members + "}"
    do {
      _ = try LayoutFixture(data: Data(text.utf8), file: "x")
      return 0
    } catch {
      if case .tooMany(let count, _) = error.reason { return count }
      Issue.record(error)
      return -1
    }
  }
}
