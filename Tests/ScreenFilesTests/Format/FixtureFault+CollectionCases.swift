import Foundation
import ScreenFiles
import ViewGeometry

extension FixtureFault {
  static let ofCollections: [FixtureFault] = [
    .init(sections: "7", "", .wrongType(expected: "an object", found: "the number 7")),
    .init(sections: "[{}]", "[0]", .missingKey("items")),
    .init(
      sections: #"[{"items": -3}]"#, "[0].items",
      .outOfRange(value: -3, allowed: "0 to \(FixtureLimits.items)")),
    .init(
      sections: #"[{"items": "3"}]"#, "[0].items",
      .wrongType(expected: "a whole number", found: "a string")),
    .init(
      sections: #"[{"items": true}]"#, "[0].items",
      .wrongType(expected: "a whole number", found: "true or false")),
    .init(
      sections: #"[{"items": 1000000000000}]"#, "[0].items",
      .tooMany(count: 1e12, limit: FixtureLimits.items)),
    .init(
      sections: #"[{"items": 1e30}]"#, "[0].items",
      .tooMany(count: 1e30, limit: FixtureLimits.items)),
    .init(
      sections: #"[{"repeat": 1000000, "items": 1000000}]"#, "[0]",
      .tooMany(count: 1e12, limit: FixtureLimits.items)),
    .init(
      sections: """
        [{"repeat": 1000000, "items": 1000,
          "sizes": {"generator": "aspectPhotos", "seed": 1, "height": 9}}]
        """, "[0]", .tooMany(count: 1e9, limit: FixtureLimits.sizedItems)),
    .init(
      sections: """
        [{"items": 1000000000,
          "sizes": {"generator": "chatHeights", "seed": 1, "width": 9}}]
        """, "[0].sizes", .tooMany(count: 1e9, limit: FixtureLimits.sizedItems)),
    .init(
      sections: #"[{"repeat": 4000000, "items": 0}, {"repeat": 4000000, "items": 0}]"#, "[1]",
      .tooMany(count: 8e6, limit: FixtureLimits.sections)),
    .init(
      sections: #"[{"repeat": 4000000, "itemSizes": [[1, 1], [1, 2], [1, 3], [1, 4],"#
        + #" [1, 5], [1, 6], [1, 7], [1, 8], [1, 9], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5],"#
        + #" [1, 6], [1, 7], [1, 8]]}]"#, "[0]",
      .tooMany(count: 68_000_000, limit: FixtureLimits.sizedItems)),
    .init(
      sections: #"[{"itemSizes": [[1, 1]], "items": 2}]"#, "[0].items",
      .contradiction("1 item sizes are listed, but the section has 2")),
    .init(
      sections: #"[{"items": 1, "itemSize": [1, 1], "itemSizes": [[1, 1]]}]"#, "[0].itemSizes",
      .contradiction("the sizes of a section can be given only once")),
    .init(
      sections: #"[{"items": 1, "itemSize": [-1, 1]}]"#, "[0].itemSize[0]",
      .outOfRange(value: -1, allowed: "0 or more")),
    .init(
      sections: #"{"generator": "months"}"#, ".generator",
      .unknownName("months", known: ["skewedMonths"])),
    .init(
      sections: #"[{"items": 1, "sizes": {"generator": "random", "seed": 1}}]"#,
      "[0].sizes.generator",
      .unknownName("random", known: ["chatHeights", "aspectPhotos", "weighted"])),
    .init(
      sections: #"[{"items": 1, "sizes": {"generator": "chatHeights", "seed": -1}}]"#,
      "[0].sizes.seed", .outOfRange(value: -1, allowed: "0 to \(1 << 53)")),
    .init(
      sections: """
        [{"items": 1, "sizes": {"generator": "chatHeights", "seed": 1, "height": 5}}]
        """, "[0].sizes", .unknownKey("height")),
    .init(
      sections: """
        [{"items": 1, "sizes": {
          "generator": "weighted", "seed": 1, "height": 5, "lengths": [[10, 1]]}}]
        """, "[0].sizes", .unknownKey("height")),
    .init(
      sections: """
        {"generator": "skewedMonths", "items": 9, "sections": 3, "largest": 8, "seed": 1}
        """, "", .contradiction("9 items don't fill 3 months, one of them with 8")),
    .init(
      sections: """
        {"generator": "skewedMonths", "items": 9, "sections": 1, "largest": 9, "seed": 1}
        """, "", .contradiction("9 items don't fill 1 months, one of them with 9")),
    .init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 1e6, 1e6],
         "layout": {"itemSize": [1, 1], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0},
         "sections": [{"items": 1000000000}]}
        """, "$.views[0]", .tooMany(count: 1e9, limit: FixtureLimits.cells)),
    .init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 0, 0],
         "layout": {"itemSize": [0, 0], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0},
         "sections": [{"items": 1000000000}]}
        """, "$.views[0]", .tooMany(count: 1e9, limit: FixtureLimits.cells)),
    .init(
      views: #"{"id": "c", "role": "collectionView", "frame": [0, 0, 9, 9], "sections": []}"#,
      "$.views[0]", .missingKey("layout")),
    .init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 9, 9], "layout": {"item": 1}}
        """, "$.views[0].layout", .unknownKey("item")),
  ]

  static let ofProbes: [FixtureFault] = [
    .init(probe: "", "", .missingKey("ask")),
    .init(
      probe: #""ask": "guess""#, ".ask",
      .unknownName(
        "guess",
        known: [
          "convertPoint", "convertRect", "hitTest", "item", "itemFrame", "sourceRect", "region",
          "visibleRect", "contentSize", "items", "supplementaryFrame",
        ])),
    .init(probe: #""ask": "hitTest""#, "", .missingKey("answer")),
    .init(probe: #""ask": "hitTest", "rect": [0, 0, 1, 1]"#, "", .unknownKey("rect")),
    .init(
      probe: #""ask": "convertPoint", "point": [0, 0], "answer": [0, 0]"#, "",
      .contradiction("a conversion must name its source or target view")),
    .init(
      probe: #""ask": "convertRect", "rect": [0, 0, 1, 1], "answer": [0, 0, 1, 1]"#, "",
      .contradiction("a conversion must name its source or target view")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "z", "answer": null"#, ".in",
      .unknownID("z")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[2]""#,
      ".answer", .unknownID("m[2]")),
    // A view without messages doesn't even have the first, and one that isn't a list has no cells.
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "w[0]""#,
      ".answer", .unknownID("w[0]")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[0,0]""#,
      ".answer", .unknownID("m[0,0]")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[0].nose""#,
      ".answer", .unknownID("m[0].nose")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[,0]""#,
      ".answer", .unknownID("m[,0]")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[0,]""#,
      ".answer", .unknownID("m[0,]")),
    .init(
      probe: #""ask": "hitTest", "point": [0, 0], "in": "w", "answer": "m[]""#,
      ".answer", .unknownID("m[]")),
    .init(
      probe: #""ask": "item", "point": [0, 0], "in": "w", "list": "m", "answer": null"#, ".list",
      .contradiction("\"m\" isn't a list")),
    .init(
      probe: #""ask": "items", "rect": [0, 0, 1, 1], "list": "c", "answer": [[0, 0], [0, 3]]"#,
      ".answer[1]", .unknownID("c[0,3]")),
    .init(
      probe: #""ask": "supplementaryFrame", "item": [0, 0], "list": "c", "answer": null"#,
      "", .missingKey("kind")),
    .init(
      probe: #""ask": "itemFrame", "item": [0, 3], "list": "c", "answer": [0, 0, 1, 1]"#,
      ".item", .unknownID("c[0,3]")),
    .init(
      probe: #""ask": "visibleRect", "view": "w", "answer": [0, 0, 1, 1], "tolerance": -1"#,
      ".tolerance", .outOfRange(value: -1, allowed: "0 or more")),
  ]
}
