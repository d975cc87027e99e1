import Foundation
import ScreenFiles
import ViewGeometry

extension FixtureFault {
  /// A fixture of the views a and b in a window and c alone, with these constraints.
  private init(constraints: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      """
      {"format": 1, "name": "n", "views": [
        {"id": "w", "role": "window", "frame": [0, 0, 9, 9]},
        {"id": "a", "superview": "w", "translatesAutoresizingMaskIntoConstraints": false},
        {"id": "b", "superview": "w", "role": "scrollView", "frame": [0, 0, 9, 9]},
        {"id": "c", "frame": [0, 0, 9, 9]}], "constraints": \(constraints)}
      """, "$.constraints" + path, reason)
  }

  /// A fixture of the views above with this one constraint.
  private static func one(
    _ members: String, _ path: String, _ reason: FixtureError.Reason
  ) -> FixtureFault {
    FixtureFault(constraints: "[{\(members)}]", "[0]" + path, reason)
  }

  static let ofConstraints: [FixtureFault] = [
    FixtureFault(constraints: "7", "", .wrongType(expected: "an array", found: "the number 7")),
    one("", "", .missingKey("first")),
    one(#""first": ["a", "width"], "constnat": 3"#, "", .unknownKey("constnat")),
    one(
      #""first": ["a"]"#, ".first",
      .wrongType(
        expected: "[view, attribute] or [view, guide, attribute]", found: "1 elements")),
    one(#""first": ["z", "width"]"#, ".first[0]", .unknownID("z")),
    one(
      #""first": ["a", "middle"]"#, ".first[1]",
      .unknownName("middle", known: FixtureAttribute.allCases.map(\.rawValue))),
    one(
      #""first": ["a", "margins", "top"]"#, ".first[1]",
      .unknownName("margins", known: FixtureGuide.allCases.map(\.rawValue))),
    one(
      #""first": ["a", "contentLayoutGuide", "top"]"#, ".first[1]",
      .contradiction("only scroll views have this guide")),
    one(
      #""first": ["a", "layoutMarginsGuide", "lastBaseline"]"#, ".first[2]",
      .contradiction("a guide has no baselines")),
    one(
      #""first": ["a", "width"], "relation": "=""#, ".relation",
      .unknownName("=", known: ["<=", "==", ">="])),
    one(
      #""first": ["a", "width"], "constant": 1e13"#, ".constant",
      .outOfRange(value: 1e13, allowed: "±\(FixtureLimits.magnitude)")),
    one(
      #""first": ["a", "width"], "priority": 0"#, ".priority",
      .outOfRange(value: 0, allowed: "above 0 and at most 1000")),
    one(
      #""first": ["a", "width"], "priority": 1000.5"#, ".priority",
      .outOfRange(value: 1000.5, allowed: "above 0 and at most 1000")),
    one(
      #""first": ["a", "top"], "constant": 3"#, "",
      .contradiction("a position attribute needs a second item")),
    one(
      #""first": ["a", "top"], "second": ["c", "top"]"#, "",
      .contradiction("the views are in different trees")),
    one(
      #""first": ["a", "top"], "second": ["b", "width"]"#, "",
      .contradiction("a position can't be compared with a size")),
    one(
      #""first": ["a", "top"], "second": ["b", "left"]"#, "",
      .contradiction("positions along different axes can't be compared")),
    one(
      #""first": ["a", "leading"], "second": ["b", "left"]"#, "",
      .contradiction("leading and trailing can't be compared with left and right")),
    one(
      #""first": ["a", "top"], "second": ["b", "top"], "multiplier": 0"#, "",
      .contradiction("a position can't be a constant: the multiplier is 0")),
    FixtureFault(
      constraints:
        "[\(Array(repeating: "7", count: FixtureLimits.constraints + 1).joined(separator: ","))]",
      "",
      .tooMany(count: Double(FixtureLimits.constraints + 1), limit: FixtureLimits.constraints)),
    .init(
      views: #"{"id": "a", "translatesAutoresizingMaskIntoConstraints": false}"#, "$.views[0]",
      .missingKey("frame")),
    .init(
      views: """
        {"id": "t", "role": "tableView", "frame": [0, 0, 9, 9], "sections": [],
         "translatesAutoresizingMaskIntoConstraints": false}
        """, "$.views[0].translatesAutoresizingMaskIntoConstraints",
      .contradiction("the frame of a list must be given")),
    .init(
      views: #"{"id": "a", "frame": [0, 0, 1, 1], "contentHuggingPriority": [250, -1]}"#,
      "$.views[0].contentHuggingPriority[1]",
      .outOfRange(value: -1, allowed: "above 0 and at most 1000")),
    .init(
      """
      {"format": 1, "name": "n", "views": [
        {"id": "w", "bounds": [0, 0, 9, 9], "center": [0, 0], "zPosition": 3}],
       "constraints": [{"first": ["w", "width"]}]}
      """, "$.constraints", .contradiction("a view with constraints can't be rotated in space")),
  ]
}
