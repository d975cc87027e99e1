import Foundation
import TestSupport
import Testing

@testable import ScreenFiles
@testable import ScreenFilesTests

/// The scale, attributes and unnamed styles of a small page.
struct DOMSnapshotTests {
  /// A page with one button in it; boxes are `scale` times the CSS pixels.
  private func page(scale: Int, styles: String = "", strings: String = "") throws -> ScreenDump {
    func rect(_ numbers: [Int]) -> String { "\(numbers.map { $0 * scale })" }
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1], "attributes": [[], [2, 3, 4, 5]]},
        "layout": {"nodeIndex": [0, 1], "bounds": [\(rect([0, 0, 400, 800])), \(rect([10, 20, 50, 30]))],
          "offsetRects": [[0, 0, 400, 800], [10, 20, 50, 30]]\(styles)}}],
       "strings": ["HTML", "BUTTON", "id", "go", "title", "Go there"\(strings)]}
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test(arguments: [1, 2, 3])
  func `boxes are in CSS pixels, whatever the device's scale`(scale: Int) throws {
    let dump = try page(scale: scale)

    expectEqual(dump.elements.map(\.frame), [CGRect(0, 0, 400, 800), CGRect(10, 20, 50, 30)])
    expectEqual(dump.elements.map(\.identifier), [nil, "go"])
    expectEqual(dump.remarks.contains { "\($0)".contains("times the CSS pixels") }, (scale != 1))
  }

  @Test func `styles without names are recognized by their values`() throws {
    // The first column is the cursor, the second the opacity, the third the visibility.
    let dump = try page(
      scale: 1, styles: #", "styles": [[6, 7, 9], [6, 8, 9]]"#,
      strings: #", "grab", "0.5", "0", "visible""#)

    expect(dump.elements[1].flags.contains(.transparent))
    expect(!dump.elements[0].flags.contains(.transparent))
    expectEqual(dump.elements.map { Double($0.alpha) }, [0.5, 0])
  }

  @Test func `a number above one is no opacity`() throws {
    // The first column is the height of lines, the second the opacity.
    let dump = try page(
      scale: 1, styles: #", "styles": [[6, 7], [8, 9]]"#, strings: #", "1", "0.5", "1.5", "0""#)

    expectEqual(dump.elements.map { Double($0.alpha) }, [0.5, 0])
  }

  @Test func `a HarmonyOS dump without attributes is refused where it begins`() {
    #expect(throws: ScreenDumpError.self) {
      try ScreenDump(Data("{\n}".utf8), format: .harmony)
    }
    do {
      _ = try ScreenDump(Data("{\n}".utf8), format: .harmony)
    } catch {
      expectEqual("\(error)", "line 1, column 1: an object with attributes was expected")
    }
  }

  @Test func `a document in a frame begins behind its border and is scrolled by itself`() throws {
    let text = """
      {"documents": [
        {"scrollOffsetX": 1, "scrollOffsetY": 2,
         "nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1], "contentDocumentIndex": {"index": [1], "value": [1]}},
         "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 400, 800], [50, 100, 200, 300]],
           "clientRects": [[0, 0, 400, 800], [3, 5, 194, 290]]}},
        {"scrollOffsetX": 10, "scrollOffsetY": 20, "nodes": {"parentIndex": [-1], "nodeName": [2]},
         "layout": {"nodeIndex": [0], "bounds": [[30, 40, 50, 60]]}}],
       "strings": ["HTML", "IFRAME", "BUTTON"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    // 50 - 1 + 3 + 30 - 10, and 100 - 2 + 5 + 40 - 20.
    expectEqual(
      dump.elements.map(\.frame),
      [CGRect(-1, -2, 400, 800), CGRect(49, 98, 200, 300), CGRect(72, 123, 50, 60)])
    expectEqual(dump.elements.map(\.parent), [nil, 0, 1])
  }

  @Test func `elements without touches are recognized by the value in their column`() throws {
    let dump = try page(
      scale: 1, styles: #", "styles": [[6, 7], [6, 8]]"#, strings: #", "visible", "auto", "none""#)

    expectEqual(dump.elements.map { $0.flags.contains(.inert) }, [false, true])
  }

  @Test(arguments: [1, 2])
  func `a frame in a frame begins where both have scrolled to`(scale: Int) throws {
    func numbers(_ list: Int...) -> String { "\(list.map { $0 * scale })" }
    let text = """
      {"documents": [
        {"scrollOffsetX": \(1 * scale), "scrollOffsetY": \(2 * scale),
         "nodes": {"parentIndex": [-1, 0, 1], "nodeType": [9, 1, 1], "nodeName": [0, 1, 2],
          "contentDocumentIndex": {"index": [2], "value": [1]}},
         "layout": {"nodeIndex": [0, 1, 2],
          "bounds": [\(numbers(0, 0, 400, 800)), \(numbers(0, 0, 400, 800)), \(numbers(50, 100, 200, 300))],
          "clientRects": [[], [0, 0, 400, 800], [3, 5, 194, 290]]}},
        {"scrollOffsetX": \(10 * scale), "scrollOffsetY": \(20 * scale),
         "nodes": {"parentIndex": [-1], "nodeName": [2], "contentDocumentIndex": {"index": [0], "value": [2]}},
         "layout": {"nodeIndex": [0], "bounds": [\(numbers(20, 30, 100, 80))],
          "clientRects": [[7, 11, 90, 60]]}},
        {"scrollOffsetX": \(2 * scale), "scrollOffsetY": \(4 * scale),
         "nodes": {"parentIndex": [-1], "nodeName": [3]},
         "layout": {"nodeIndex": [0], "bounds": [\(numbers(5, 6, 7, 8))]}}],
       "strings": ["#document", "HTML", "IFRAME", "BUTTON"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    // The first document begins at 0, the second at (50 - 1 + 3, 100 - 2 + 5), the third at
    // (20 + 52 - 10 + 7, 30 + 103 - 20 + 11); each is moved back by its own scrolling, but for the document's box.
    expectEqual(
      dump.elements.map(\.frame),
      [
        CGRect(0, 0, 400, 800), CGRect(-1, -2, 400, 800), CGRect(49, 98, 200, 300),
        CGRect(62, 113, 100, 80), CGRect(72, 126, 7, 8),
      ])
    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, 2, 3])
  }

  @Test(
    arguments: [
      (1_126, 409, 2.75), (469, 375, 1.25), (801, 400, 2), (802, 400, 2.005), (400, 300, 4.0 / 3),
      (5, 40, 0.125), (250, 333, 0.75), (2, 40, 0.05), (400, 0, 1), (0, 400, 1),
    ] as [(Int, Int, Double)])
  func `a scale is a multiple of an eighth where rounding to whole pixels allows it`(
    box: Int, css: Int, scale: Double
  ) throws {
    for column in ["offsetRects", "clientRects"] {
      let text = """
        {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1]},
          "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, \(box), 800], [0, 0, 64, 32]],
          "\(column)": [[0, 0, \(css), 800]]}}], "strings": ["HTML", "BUTTON"]}
        """

      let dump = try ScreenDump(Data(text.utf8))

      let expected = CGSize(width: 64 / scale, height: 32 / scale)
      expect(abs(dump.elements[1].frame.width - expected.width) < 1e-9)
      expect(abs(dump.elements[1].frame.height - expected.height) < 1e-9)
    }
  }

  @Test func `a box lies in that of the nearest node above which has one before it`() throws {
    for seed in 0..<200 {
      var random = RandomText(seed: seed)
      // Now and then a parent that comes later, which doesn't count.
      let parents = (0..<8).map { random.below(9) == 0 ? 7 : random.below($0 + 1) - 1 }
      let nodes = (0..<1 + random.below(7)).map { _ in random.below(9) }
      let boxes = nodes.map { _ in [0, 0, 1, 1] }
      let text = """
        {"documents": [{"nodes": {"parentIndex": \(parents)},
          "layout": {"nodeIndex": \(nodes), "bounds": \(boxes)}}], "strings": []}
        """

      let dump = try ScreenDump(Data(text.utf8), format: .domSnapshot)

      func parent(of box: Int) -> Int? {
        var node = nodes[box]
        while node < parents.count, parents[node] >= 0, parents[node] < node {
          node = parents[node]
          if let found = nodes.firstIndex(of: node) { return found < box ? found : nil }
        }
        return nil
      }
      expectEqual(dump.elements.map(\.parent), nodes.indices.map(parent), "\(parents) \(nodes)")
    }
  }

  @Test(
    arguments: [
      ([2, 3, 4, 5], "a", nil, false), ([4, 5, 2, 3], "a", nil, false),
      ([4, 5], "b", nil, false), ([4, 5, 2, 13], "b", nil, false),
      ([2, 13, 4, 5], "b", nil, false), ([4, 13], nil, nil, false), ([6, 7], nil, "c", false),
      ([8, 9, 6, 7], nil, "c", false),
      ([6, 7, 8, 9], nil, "c", false), ([8, 9, 10, 11], nil, "d", false),
      ([10, 11], nil, "e", false),
      ([12, 13], nil, nil, true), ([2, 3, 6], "a", nil, false), ([8, 13], nil, nil, false),
    ] as [([Int], String?, String?, Bool)])
  func `attributes are names, identifiers and flags`(
    attributes: [Int], identifier: String?, name: String?, isDisabled: Bool
  ) throws {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0, 0], "nodeName": [0, 1, 14], "attributes": [[], [], \(attributes)],
        "isClickable": {"index": [2]}},
        "layout": {"nodeIndex": [0, 1, 2], "bounds": [[0, 0, 9, 9], [0, 0, 9, 9], [0, 0, 9, 9]]}}],
       "strings": ["HTML", "BUTTON", "id", "a", "data-testid", "b", "aria-label", "c", "alt", "d", "title", "e", \
      "disabled", "", "DIV"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements[2].identifier, identifier)
    expectEqual(dump.elements[2].name, name)
    expectEqual(dump.elements[2].flags.contains(.disabled), isDisabled)
    expectEqual(dump.elements.map { $0.flags.contains(.clickable) }, [false, true, true])
  }

  @Test(arguments: [(6, 7, true), (5, 8, false), (5, 7, nil)] as [(Int, Int, Bool?)])
  func `a document isn't seen in a frame that isn't, nor touched in one that lets touches through`(
    visibility: Int, events: Int, isHidden: Bool?
  ) throws {
    let text = """
      {"documents": [
        {"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1], "contentDocumentIndex": {"index": [1], "value": [1]}},
         "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 400, 800], [0, 0, 100, 100]],
          "styles": [[5, 7], [\(visibility), \(events)]]}},
        {"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 2], "contentDocumentIndex": {"index": [1], "value": [2]}},
         "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 50, 50], [0, 0, 40, 40]], "styles": [[5, 7], [5, 7]]}},
        {"nodes": {"parentIndex": [-1], "nodeName": [0]},
         "layout": {"nodeIndex": [0], "bounds": [[0, 0, 20, 20]], "styles": [[5, 7]]}}],
       "strings": ["HTML", "IFRAME", "FRAME", "", "", "visible", "hidden", "auto", "none"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    let isFrameHidden = isHidden == true
    expectEqual(dump.elements.map(\.isHidden), [false] + Array(repeating: isFrameHidden, count: 4))
    expectEqual(dump.touched(at: CGPoint(10, 10))?.index, (isHidden == nil ? 4 : 0))
    expectEqual(dump.frontmost(at: CGPoint(10, 10))?.index, (isFrameHidden ? 0 : 4))
  }

  @Test func `the client rectangle gives the scale if the offset rectangle is empty`() throws {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1]},
        "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 800, 1600], [0, 0, 64, 32]],
        "offsetRects": [[], []], "clientRects": [[0, 0, 400, 800], []]}}], "strings": ["HTML", "BUTTON"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.frame), [CGRect(0, 0, 400, 800), CGRect(0, 0, 32, 16)])
  }

  @Test func `a document without boxes and one that no frame shows are reported`() throws {
    let text = """
      {"documents": [
       {"nodes": {"parentIndex": [-1], "nodeName": [0]}, "layout": {"nodeIndex": [0], "bounds": [[1, 2, 3, 4]]}},
       {"nodes": {}},
       {"nodes": {"parentIndex": [-1], "nodeName": [0]}, "layout": {"nodeIndex": [0], "bounds": [[5, 6, 7, 8]]}}],
       "strings": ["HTML"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.frame), [CGRect(1, 2, 3, 4), CGRect(5, 6, 7, 8)])
    expectEqual(dump.elements.map(\.line), [2, 4])
    expectEqual(
      dump.remarks.prefix(2).map(\.description),
      [
        "line 3: skipped: a document without boxes",
        "guessed: a document is in no frame; it was assumed to be at the page's origin",
      ])
  }

  @Test func `of two documents in one frame the first one listed lies in it`() throws {
    let text = """
      {"documents": [
       {"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1],
         "contentDocumentIndex": {"index": [1, 1], "value": [1, 2]}},
        "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 400, 800], [50, 100, 200, 300]]}},
       {"nodes": {"parentIndex": [-1], "nodeName": [0]},
        "layout": {"nodeIndex": [0], "bounds": [[1, 2, 30, 40]]}},
       {"nodes": {"parentIndex": [-1], "nodeName": [0]},
        "layout": {"nodeIndex": [0], "bounds": [[3, 4, 50, 60]]}}],
       "strings": ["HTML", "IFRAME"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.parent), [nil, 0, 1, nil])
    expectEqual(
      dump.elements.map(\.frame).suffix(2), [CGRect(51, 102, 30, 40), CGRect(3, 4, 50, 60)])
  }

  @Test(arguments: [64, 65])
  func `a column of more values than a style has is none`(count: Int) throws {
    // Opacities from 0 on, all different, and a visible root.
    let rows = (0...count).map { (box: Int) -> String in "[\(box == 0 ? count + 1 : box + 1)]" }
    let opacities = (0..<count).map { (place: Int) -> String in "\"\(Double(place) / 100)\"" }
    let boxes = Array(repeating: "[0, 0, 9, 9]", count: count + 1)
    let parents = [-1] + Array(repeating: 0, count: count)
    let text = """
      {"documents": [{"nodes": {"parentIndex": \(parents)},
        "layout": {"nodeIndex": \(Array(0...count)), "bounds": [\(boxes.joined(separator: ", "))],
         "styles": [\(rows.joined(separator: ", "))]}}],
       "strings": ["", "HTML", \(opacities.joined(separator: ", "))]}
      """

    let dump = try ScreenDump(Data(text.utf8), format: .domSnapshot)

    let isTold = count == 64
    expectEqual(dump.elements[1].flags.contains(.transparent), isTold)
    expectEqual(dump.elements[51].alpha, (isTold ? 0.5 : 1))
    expectEqual(dump.remarks.contains { $0.text.contains("is opacity") }, isTold)
  }

  @Test func `a document without an element is touched itself`() throws {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1], "nodeType": [9], "nodeName": [0]},
        "layout": {"nodeIndex": [0], "bounds": [[0, 0, 400, 800]]}}], "strings": ["#document"]}
      """

    let dump = try ScreenDump(Data(text.utf8), format: .domSnapshot)

    expectEqual(dump.touched(at: CGPoint(10, 10))?.index, 0)
    expect(dump.touched(at: CGPoint(400, 10)) == nil)
  }
}
