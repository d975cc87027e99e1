import Foundation
import ScreenFiles
import ViewGeometry

extension FixtureFault {
  static let ofText: [FixtureFault] = [
    .init("[]", "$", .wrongType(expected: "an object", found: "an array")),
    .init("3", "$", .wrongType(expected: "an object", found: "the number 3")),
    .init("{}", "$", .missingKey("format")),
    .init(#"{"format": 2}"#, "$.format", .outOfRange(value: 2, allowed: "1 to 1")),
    .init(
      #"{"format": true}"#, "$.format",
      .wrongType(expected: "a whole number", found: "true or false")),
    .init(#"{"format": 1}"#, "$", .missingKey("name")),
    .init(#"{"format": 1, "name": "n"}"#, "$", .missingKey("views")),
    .init(#"{"format": 1, "format": 1}"#, "$", .repeatedKey("format")),
    .init(#"{"format": 1, "f\u006frmat": 1}"#, "$", .repeatedKey("format")),
    .init(#"{"format": 1, "nmae": "n"}"#, "$", .unknownKey("nmae")),
    .init(
      #"{"format": 1, "name": 7}"#, "$.name",
      .wrongType(expected: "a string", found: "the number 7")),
    .init(
      #"{"format": 1, "name": "n", "views": {}}"#, "$.views",
      .wrongType(expected: "an array", found: "an object")),
  ]

  static let ofViews: [FixtureFault] = [
    .init(views: "7", "$.views[0]", .wrongType(expected: "an object", found: "the number 7")),
    .init(views: #"{"frame": [0, 0, 1, 1]}"#, "$.views[0]", .missingKey("id")),
    .init(
      views: #"{"id": null, "frame": [0, 0, 1, 1]}"#, "$.views[0].id",
      .wrongType(expected: "a string", found: "null")),
    .init(
      views: #"{"id": "a[1]"}"#, "$.views[0].id",
      .wrongType(expected: "an id without brackets that isn't empty", found: "a string")),
    .init(views: #"{"id": "a"}"#, "$.views[0]", .missingKey("frame")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1]}, {"id": "a", "frame": [0, 0, 1, 1]}"#,
      "$.views[1].id", .duplicateID("a")),
    .init(
      views: #"{"id": "a", "superview": "z", "frame": [0, 0, 1, 1]}"#,
      "$.views[0].superview", .unknownID("z")),
    .init(
      views: #"{"id": "a", "superview": "a", "frame": [0, 0, 1, 1]}"#,
      "$.views[0].superview", .cycle(["a"])),
    .init(
      views: """
        {"id": "a", "superview": "b", "frame": [0, 0, 1, 1]},
        {"id": "b", "superview": "c", "frame": [0, 0, 1, 1]},
        {"id": "c", "superview": "b", "frame": [0, 0, 1, 1]}
        """, "$.views[1].superview", .cycle(["c", "b"])),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1]}"#, "$.views[0].frame",
      .wrongType(expected: "[x, y, width, height]", found: "3 elements")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, "1", 1]}"#, "$.views[0].frame[2]",
      .wrongType(expected: "a number", found: "a string")),
    .init(
      views: #"{"id": "a", "frame": [0, false, 1, 1]}"#, "$.views[0].frame[1]",
      .wrongType(expected: "a number", found: "true or false")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1e999, 1]}"#, "$.views[0].frame[2]",
      .notFinite("1e999")),
    .init(
      views: #"{"id": "1e999", "frame": [0, -1e999, 1, 1]}"#, "$.views[0].frame[1]",
      .notFinite("-1e999")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1e300]}"#, "$.views[0].frame[3]",
      .outOfRange(value: 1e300, allowed: "±1000000000000.0")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, -1, 1]}"#, "$.views[0].frame[2]",
      .outOfRange(value: -1, allowed: "0 or more")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "center": [0, 0]}"#, "$.views[0].center",
      .contradiction("a view can have a frame, or bounds and a center, but not both")),
    .init(
      views: #"{"id": "a", "bounds": [0, 0, 1, 1]}"#, "$.views[0]", .missingKey("center")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "isHidden": 1}"#, "$.views[0].isHidden",
      .wrongType(expected: "true or false", found: "the number 1")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "tag": 1.5}"#, "$.views[0].tag",
      .wrongType(expected: "a whole number", found: "the number 1.5")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "contentOffset": [0, 0]}"#, "$.views[0]",
      .unknownKey("contentOffset")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "role": "button"}"#, "$.views[0].role",
      .unknownName(
        "button",
        known: ["view", "window", "scrollView", "stackView", "collectionView", "tableView"])),
    .init(
      views: """
        {"id": "a", "frame": [0, 0, 1, 1]},
        {"id": "w", "role": "window", "superview": "a", "frame": [0, 0, 1, 1]}
        """, "$.views[1].superview", .contradiction("a window can't have a superview")),
    .init(
      views: #"{"id": "a", "role": "stackView", "frame": [0, 0, 1, 1], "axis": "depth"}"#,
      "$.views[0].axis", .unknownName("depth", known: ["horizontal", "vertical"])),
    .init(
      views: """
        {"id": "a", "frame": [0, 0, 1, 1],
         "messages": {"count": 1000000000000, "width": 1, "seed": 1}}
        """, "$.views[0].messages.count",
      .tooMany(count: 1e12, limit: FixtureLimits.views)),
    .init(
      views: """
        {"id": "a", "frame": [0, 0, 1, 1],
         "messages": {"count": 4000000, "width": 1, "seed": 1}}
        """, "$.views[0]", .tooMany(count: 16_000_001, limit: FixtureLimits.views)),
    .init(
      views: """
        {"id": "a", "frame": [0, 0, 1, 1], "messages": {"count": -1, "width": 1, "seed": 1}}
        """, "$.views[0].messages.count",
      .outOfRange(value: -1, allowed: "0 to \(FixtureLimits.views)")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "regions": [{"frame": [0, 0, 1, 1]}]}"#,
      "$.views[0].regions[0]", .missingKey("value")),
  ]
}
