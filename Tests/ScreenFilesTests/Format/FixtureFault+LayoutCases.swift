import Foundation
import ScreenFiles
import ViewGeometry

extension FixtureFault {
  static let ofLayouts: [FixtureFault] = [
    .init(
      layout: #"{"type": "spiral"}"#, ".layout.type",
      .unknownName("spiral", known: ["flow", "waterfall", "grid", "calendar", "compositional"])),
    .init(
      layout: #"{"type": "grid", "itemSize": [1, 1]}"#, ".layout", .unknownKey("itemSize")),
    .init(
      layout: #"{"type": "waterfall", "columnCount": 0}"#, ".layout.columnCount",
      .outOfRange(value: 0, allowed: "1 to \(FixtureLimits.columns)")),
    .init(
      layout: #"{"type": "waterfall", "columnCount": 256}"#, ".layout.columnCount",
      .outOfRange(value: 256, allowed: "1 to 255")),
    .init(
      layout: #"{"type": "waterfall", "itemSpacing": 2097153}"#, ".layout.itemSpacing",
      .outOfRange(value: 2_097_153, allowed: "0 to 2^21")),
    .init(
      layout: #"{"type": "waterfall", "sectionInset": [0, -1, -2, -1]}"#, ".layout.sectionInset",
      .outOfRange(value: -2, allowed: "0 or more above and below")),
    .init(
      waterfall: #"{"items": 1, "itemSizes": [[1, 2097153]]}"#, "",
      .contradiction("an item of a waterfall can be at most 2^21 points high, and a column 2^30")),
    .init(
      waterfall: #"{"items": 1022, "itemSize": [1, 2097152]}"#, "",
      .contradiction("an item of a waterfall can be at most 2^21 points high, and a column 2^30")),
    .init(
      waterfall: #"{"items": 1, "itemSize": [1, 1]}, {"items": 1}"#, "",
      .contradiction("the items of a waterfall must have sizes")),
    // Each has a height of its own, even if all are equal.
    .init(
      waterfall: #"{"items": 67108865, "itemSize": [1, 1]}"#, "",
      .tooMany(count: 67_108_865, limit: FixtureLimits.sizedItems)),
    .init(
      layout: #"{"type": "waterfall"}"#, ".sections",
      .contradiction("the items of a waterfall must have sizes")),
    .init(
      layout: #"{"type": "grid", "rowHeights": [[0]]}"#, ".layout.rowHeights[0]",
      .wrongType(expected: "[index, length]", found: "1 elements")),
    .init(
      layout: #"{"type": "grid", "rowHeights": [[5, 1]]}"#, ".sections",
      .contradiction("the rows of a grid must have equal lengths and contain all named cells")),
    .init(
      layout: #"{"type": "grid", "rowHeights": [[1, 1]]}"#, ".sections",
      .contradiction("the rows of a grid must have equal lengths and contain all named cells")),
    .init(
      layout: #"{"type": "grid", "columnWidths": [[3, 1]]}"#, ".sections",
      .contradiction("the rows of a grid must have equal lengths and contain all named cells")),
    .init(
      layout: #"{"type": "grid", "merged": [[0, 1, 0, 2], [0, 1, 1, 2]]}"#, ".layout.merged[1]",
      .contradiction("a merge needs at least two cells, and a cell can be merged only once")),
    .init(
      layout: #"{"type": "grid", "merged": [[0, 1, 2, 1]]}"#, ".layout.merged[0]",
      .contradiction("a merge needs at least two cells, and a cell can be merged only once")),
    .init(
      layout: #"{"type": "grid", "merged": [[0, 1, 0, 4]]}"#, ".sections",
      .contradiction("the rows of a grid must have equal lengths and contain all named cells")),
    .init(
      layout: #"{"type": "calendar", "size": [9, 9]}"#, ".layout", .missingKey("events")),
    .init(
      layout: #"{"type": "calendar", "size": [9, 9], "events": [{}]}"#, ".layout.events[0]",
      .missingKey("frame")),
    .init(
      layout: #"{"type": "calendar", "size": [9, 9], "events": []}"#, ".sections",
      .contradiction("there must be one item per event, 0")),
    .init(
      layout: #"{"type": "compositional", "templates": []}"#, ".layout.templates",
      .contradiction("a compositional layout needs a template")),
    .init(
      layout: #"{"type": "compositional", "templates": [{"group": {"size": [1, 1]}}]}"#,
      ".layout.templates[0].group", .contradiction("a section needs a group")),
    .init(
      layout: """
        {"type": "compositional", "templates": [{"group": {"size": [1, 1], "items": []}}]}
        """, ".layout.templates[0].group.items", .contradiction("a group needs at least one item")),
    .init(
      layout: """
        {"type": "compositional", "templates": [{"group":
          {"size": [1, {"fractionalWidth": 1, "fractionalHeight": 1}],
           "items": [{"size": [1, 1]}]}}]}
        """, ".layout.templates[0].group.size[1]",
      .contradiction("a dimension must be a fraction of either a width or a height")),
    .init(
      layout: """
        {"type": "compositional", "templates": [{"orthogonalScrolling": "fast", "group":
          {"size": [1, 1], "items": [{"size": [1, 1]}]}}]}
        """, ".layout.templates[0].orthogonalScrolling",
      .unknownName(
        "fast",
        known: [
          "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
          "groupPagingCentered",
        ])),
  ]
}
