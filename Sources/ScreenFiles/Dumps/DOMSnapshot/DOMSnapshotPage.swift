import Foundation

/// The columns of one document of a DOM snapshot.
///
/// A value counts as missing if its column is too short or its index is out of range.
struct DOMSnapshotPage {
  let styles: DOMSnapshotStyles
  /// Whether the file contains the paint order of every box.
  let hasPaintOrders: Bool
  var boxCount: Int { nodeOfBox.count }
  /// The ratio of the boxes' coordinates to CSS pixels, computed from the root element; nil if
  /// unknown.
  private(set) var scale: Double?

  private let parents: [Int]
  private let types: [Int]
  private let names: [Int]
  private let attributes: JSONRows
  private let nodeOfBox: [Int]
  private let boxes: [CGRect?]
  private let texts: [Int]
  private let paintOrders: [Int]
  private let clientRects: [CGRect?]
  private let clickable: Set<Int>
  private let documents: [Int: Int]

  init(nodes: JSONValue, layout: JSONValue, _ strings: [String]) {
    parents = nodes["parentIndex"].integers
    types = nodes["nodeType"].integers
    names = nodes["nodeName"].integers
    attributes = nodes["attributes"].rows
    nodeOfBox = layout["nodeIndex"].integers
    boxes = layout["bounds"].rectangles
    texts = layout["text"].integers
    paintOrders = layout["paintOrders"].integers
    hasPaintOrders = paintOrders.count == nodeOfBox.count
    clientRects = layout["clientRects"].rectangles
    clickable = Set((nodes["isClickable"]?["index"]).integers)
    let content = nodes["contentDocumentIndex"]
    documents = Dictionary(
      zip((content?["index"]).integers, (content?["value"]).integers),
      uniquingKeysWith: { first, _ in first })
    styles = DOMSnapshotStyles(layout["styles"].rows, strings)
    scale = nil
    scale = scale(offsetRects: layout["offsetRects"].rectangles, strings)
  }

  func type(ofBox box: Int) -> Int { value(types, nodeOfBox[box]) ?? 0 }

  func document(inBox box: Int) -> Int? { documents[nodeOfBox[box]] }

  func bounds(of box: Int) -> CGRect? { value(boxes, box) ?? nil }

  /// Returns the widths of the left and top borders of a box, in CSS pixels; zero if unknown.
  func border(of box: Int) -> CGPoint { (value(clientRects, box) ?? nil)?.origin ?? .zero }

  /// Returns, for each box, the box of the nearest ancestor node that has one; nil if there is
  /// none, or if it comes later in the file.
  ///
  /// - Complexity: O(nodes), since a node comes after its parent.
  func nearestBoxes() -> [Int?] {
    var boxOfNode = Array(repeating: -1, count: parents.count)
    for (box, node) in nodeOfBox.enumerated().reversed() where parents.indices.contains(node) {
      boxOfNode[node] = box
    }
    var nearest = boxOfNode
    for (node, parent) in parents.enumerated()
    where nearest[node] < 0 && parent >= 0 && parent < node {
      nearest[node] = nearest[parent]
    }
    return nodeOfBox.enumerated().map { box, node in
      guard let parent = value(parents, node), parent >= 0, parent < node else { return nil }
      let found = nearest[parent]
      return found >= 0 && found < box ? found : nil
    }
  }

  /// Creates the element for a box; the caller sets its rectangle and line.
  func element(_ box: Int, strings: [String]) -> DumpNode {
    let node = nodeOfBox[box]
    var element = DumpNode()
    element.role = value(names, node).flatMap { value(strings, $0) } ?? ""
    element.typeName = element.role
    element.name = value(texts, box).flatMap { value(strings, $0) }?.unlessBlank
    setAttributes(of: node, strings, &element)
    if type(ofBox: box) == 3 { element.flags.insert(.textRun) }
    if clickable.contains(node) || Self.controls.contains(element.role) {
      element.flags.insert(.clickable)
    }
    styles.apply(box, to: &element)
    if hasPaintOrders { element.order = Int32(clamping: paintOrders[box]) }
    return element
  }

  /// The tag names of elements that handle clicks by default.
  private static let controls: Set = ["A", "BUTTON", "INPUT", "SELECT", "TEXTAREA", "SUMMARY"]

  private func setAttributes(of node: Int, _ strings: [String], _ element: inout DumpNode) {
    let pairs = attributes[node]
    for index in stride(from: pairs.startIndex, to: pairs.endIndex - 1, by: 2) {
      guard let key = value(strings, Int(pairs[index])) else { continue }
      let text = value(strings, Int(pairs[index + 1]))?.unlessBlank
      switch key {
      case "id": element.identifier = text ?? element.identifier
      case "data-testid": element.identifier = element.identifier ?? text
      case "aria-label": element.name = text ?? element.name
      case "alt", "title", "placeholder", "name": element.name = element.name ?? text
      case "disabled": element.flags.insert(.disabled)
      default: break
      }
    }
  }

  /// Returns the ratio of the width of the root element's box to its width in CSS pixels; nil if
  /// unknown.
  ///
  /// The CSS width is rounded to whole pixels. If the ratio differs from a multiple of 1/8 by no
  /// more than that rounding explains, the multiple is returned.
  private func scale(offsetRects: [CGRect?], _ strings: [String]) -> Double? {
    for (box, node) in nodeOfBox.enumerated().prefix(8)
    where value(names, node).flatMap({ value(strings, $0) }) == "HTML" {
      guard let bounds = bounds(of: box),
        let css = (value(offsetRects, box) ?? nil) ?? value(clientRects, box) ?? nil,
        css.size.width > 0, bounds.size.width > 0
      else { return nil }
      let ratio = Double(bounds.size.width / css.size.width)
      // The size is rounded by up to half a pixel; device scales are multiples of an eighth.
      let eighths = (ratio * 8).rounded() / 8
      let isNear = abs(ratio - eighths) <= eighths * 0.5 / Double(css.size.width) + 1e-9
      return isNear && eighths > 0 ? eighths : ratio
    }
    return nil
  }

  private func value<Value>(_ column: [Value], _ index: Int) -> Value? {
    column.indices.contains(index) ? column[index] : nil
  }
}

extension String {
  /// The string, or nil if it consists only of whitespace.
  fileprivate var unlessBlank: String? {
    utf8.allSatisfy(\.isSpace) ? nil : self
  }
}
