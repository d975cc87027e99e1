import Foundation
import ScreenFiles
import ViewGeometry

extension FixtureFault {
  static let ofTables: [FixtureFault] = [
    .init(
      views: #"{"id": "t", "role": "tableView", "frame": [0, 0, 9, 9]}"#, "$.views[0]",
      .missingKey("sections")),
    .init(
      views: """
        {"id": "t", "role": "tableView", "frame": [0, 0, 9, 9], "style": "fancy", "sections": []}
        """, "$.views[0].style",
      .unknownName("fancy", known: ["plain", "grouped", "insetGrouped"])),
    .init(
      views: """
        {"id": "t", "role": "tableView", "frame": [0, 0, 9, 9], "layout": {}, "sections": []}
        """, "$.views[0]", .unknownKey("layout")),
    .init(tableSections: "7", "", .wrongType(expected: "an array", found: "the number 7")),
    .init(tableSections: "[{}]", "[0]", .missingKey("rows")),
    .init(tableSections: #"[{"items": 3}]"#, "[0]", .unknownKey("items")),
    .init(
      tableSections: #"[{"rows": -3}]"#, "[0].rows",
      .outOfRange(value: -3, allowed: "0 to \(FixtureLimits.items)")),
    .init(
      tableSections: #"[{"rows": 1000000000000}]"#, "[0].rows",
      .tooMany(count: 1e12, limit: FixtureLimits.items)),
    .init(
      tableSections: #"[{"repeat": 1000000, "rows": 1000000}]"#, "[0]",
      .tooMany(count: 1e12, limit: FixtureLimits.items)),
    .init(
      tableSections: #"[{"repeat": 1000000, "rows": 1000}]"#, "[0]",
      .tooMany(count: 1e9, limit: FixtureLimits.sizedItems)),
    .init(
      tableSections: #"[{"repeat": 4000000, "rows": 0}, {"repeat": 4000000, "rows": 0}]"#, "[1]",
      .tooMany(count: 8e6, limit: FixtureLimits.sections)),
    .init(
      tableSections: #"[{"rows": 1, "rowHeight": -1}]"#, "[0].rowHeight",
      .outOfRange(value: -1, allowed: "0 or more")),
    .init(
      tableSections: #"[{"rows": 1, "header": -1}]"#, "[0].header",
      .outOfRange(value: -1, allowed: "0 or more")),
    .init(
      tableSections: #"[{"rows": 1, "rowHeight": 1, "rowHeights": [1]}]"#, "[0].rowHeights",
      .contradiction("the heights of a section can be given only once")),
    .init(
      tableSections: #"[{"rows": 2, "rowHeights": [1]}]"#, "[0].rows",
      .contradiction("1 row heights are listed, but the section has 2")),
    .init(
      tableSections: #"[{"rows": 1, "heights": {"generator": "random", "seed": 1}}]"#,
      "[0].heights.generator",
      .unknownName("random", known: ["weighted", "scattered"])),
    .init(
      tableSections: #"[{"rows": 1, "heights": {"generator": "weighted", "seed": 1}}]"#,
      "[0].heights", .missingKey("lengths")),
    .init(
      tableSections: """
        [{"rows": 1, "heights": {"generator": "weighted", "seed": 1, "lengths": []}}]
        """, "[0].heights.lengths", .contradiction("the sum of the weights is 0")),
    .init(
      tableSections: """
        [{"rows": 1, "heights":
          {"generator": "weighted", "seed": 1, "lengths": [[1, 2000000000], [1, 2000000000]]}}]
        """, "[0].heights.lengths[1]",
      .tooMany(count: 4e9, limit: FixtureWeightedLengths.largestTotal)),
    .init(
      tableSections: """
        [{"rows": 1, "heights":
          {"generator": "scattered", "seed": 1, "length": 1, "other": 2, "every": 0}}]
        """, "[0].heights.every",
      .outOfRange(value: 0, allowed: "1 to \(FixtureLimits.sizedItems)")),
    .init(
      tableSections: """
        [{"rows": 1, "heights": {"generator": "scattered", "seed": 1, "lengths": [[1, 1]],
          "length": 1, "other": 2, "every": 3}}]
        """, "[0].heights", .unknownKey("lengths")),
    .init(
      views: """
        {"id": "t", "role": "tableView", "frame": [0, 0, 9, 1e9],
         "sections": [{"rows": 1000000000, "rowHeight": 1}]}
        """, "$.views[0]", .tooMany(count: 1_000_000_002, limit: FixtureLimits.cells)),
  ]
}
