import Foundation
import ScreenFiles

/// A random screen that can be written in every dump format: rectangles in rectangles, later
/// siblings in front.
struct WrittenScreen {
  struct Element {
    let parent: Int
    /// x, y, width and height on the screen, in quarters of a unit.
    let quarters: [Int]
    let name: String

    var frame: CGRect {
      CGRect(
        x: CGFloat(quarters[0]) / 4, y: CGFloat(quarters[1]) / 4, width: CGFloat(quarters[2]) / 4,
        height: CGFloat(quarters[3]) / 4)
    }
  }

  private(set) var elements: [Element] = []
  private(set) var children: [[Int]] = []

  /// A screen of 400 x 800 with elements at random positions, in document order; `levels` bounds
  /// their depth.
  init(count: Int, seed: Int, levels: Int = 8) {
    var state = UInt64(seed &* 104_729 &+ 17)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
    elements.append(Element(parent: -1, quarters: [0, 0, 1600, 3200], name: "n0"))
    var way = [0]
    while elements.count < count {
      // Deeper, beside the last, or some levels up: the order is that of a walk.
      let up = random(4) == 0 ? random(way.count) : random(2)
      way.removeLast(min(up, way.count - 1))
      if way.count > levels { way.removeLast() }
      let outer = elements[way[way.count - 1]].quarters
      let (width, height) = (max(8, outer[2] - random(200)), max(8, outer[3] * (2 + random(3)) / 6))
      let x = outer[0] + random(max(1, outer[2] - width))
      let y = outer[1] + random(max(1, outer[3] - height))
      elements.append(
        Element(
          parent: way[way.count - 1], quarters: [x, y, width, height], name: "n\(elements.count)"))
      way.append(elements.count - 1)
    }
    children = Array(repeating: [], count: elements.count)
    for (place, element) in elements.enumerated() where element.parent >= 0 {
      children[element.parent].append(place)
    }
  }

  /// The last element in document order that contains a point: the front-most.
  func front(at point: CGPoint) -> Int? {
    elements.lastIndex { element in
      let frame = element.frame
      return point.x >= frame.minX && point.y >= frame.minY && point.x < frame.maxX
        && point.y < frame.maxY
    }
  }

  /// The distance of a point from the nearest edge of any element.
  func edgeDistance(at point: CGPoint) -> CGFloat {
    elements.reduce(.infinity) { nearest, element in
      let frame = element.frame
      return min(
        nearest, abs(point.x - frame.minX), abs(point.x - frame.maxX), abs(point.y - frame.minY),
        abs(point.y - frame.maxY))
    }
  }
}

extension WrittenScreen {
  /// The largest difference of a format's values from the true ones.
  static func rounding(of format: ScreenDump.Format) -> CGFloat {
    switch format {
    case .uiKit, .idb, .sentry, .domSnapshot, .espresso, .windowsUIA, .compose: 0
    // Sums along the parents.
    case .flutterSemantics, .flutterRender: 1e-6
    // Origin and size are rounded to one digit each; a little more for the sum.
    case .xcuiTest: 0.1 + 1e-9
    case .webDriverAgentXML, .webDriverAgentJSON, .uiAutomator, .maestro, .dumpsys, .harmony,
      .maestroCompact, .maestroText, .detox, .agent, .accessibility:
      1
    }
  }

  /// The text of the screen in a format.
  func text(_ format: ScreenDump.Format) -> String {
    switch format {
    case .uiKit: lines { place, depth in uiKit(place, depth) }
    case .xcuiTest:
      "Element subtree:\n" + lines { place, depth in xcuiTest(place, depth) }
        + "Path to element:\n"
    case .dumpsys: "View Hierarchy:\n" + lines { place, depth in dumpsys(place, depth) }
    case .webDriverAgentXML: nested(open: webDriverAgent, close: { _ in "</XCUIElementTypeOther>" })
    case .uiAutomator:
      "<hierarchy rotation=\"0\">" + nested(open: uiAutomator, close: { _ in "</node>" })
        + "</hierarchy>"
    case .webDriverAgentJSON:
      json { "\"type\": \"Other\", \"label\": \"\(elements[$0].name)\", \"rect\": \(outset($0))" }
    case .idb:
      "["
        + json {
          "\"type\": \"Group\", \"AXLabel\": \"\(elements[$0].name)\", \"frame\": \(exact($0))"
        }
        + "]"
    case .sentry:
      "{\"rendering_system\": \"flutter\", \"windows\": ["
        + json { place in
          "\"type\": \"Box\", \"identifier\": \"\(elements[place].name)\", \(exact(place).dropFirst().dropLast())"
        } + "]}"
    case .maestro, .harmony: json(attributes(format))
    case .domSnapshot: domSnapshot
    case .espresso: "View Hierarchy:\n" + lines { place, depth in espresso(place, depth) }
    case .windowsUIA: nested(open: windowsUIA, close: { _ in "</Pane>" })
    case .flutterSemantics: lines { place, depth in flutter(place, depth) }
    case .compose: lines { place, depth in compose(place, depth) }
    case .flutterRender: lines { place, depth in flutterRender(place, depth) }
    case .maestroCompact: maestroCompact
    case .maestroText: maestroText
    case .detox:
      "<ViewHierarchy density=\"2.0\">" + nested(open: detox, close: { _ in "</View>" })
        + "</ViewHierarchy>"
    case .agent: "{\"a11y_tree\": [" + json(agent) + "], \"phone_state\": {}}"
    case .accessibility: lines { place, depth in accessibility(place, depth) }
    }
  }

  func lines(_ line: (Int, Int) -> String) -> String {
    var depths: [Int] = []
    var text = ""
    for (place, element) in elements.enumerated() {
      depths.append(element.parent < 0 ? 0 : depths[element.parent] + 1)
      text += line(place, depths[place]) + "\n"
    }
    return text
  }

  func short(_ quarters: Int) -> String { String(format: "%g", Double(quarters) / 4) }

  private func uiKit(_ place: Int, _ depth: Int) -> String {
    let (element, outer) = (elements[place], elements[max(0, elements[place].parent)].quarters)
    let (x, y) =
      depth == 0 ? (0, 0) : (element.quarters[0] - outer[0], element.quarters[1] - outer[1])
    let bars = depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
    let frame =
      "(\(short(x)) \(short(y)); \(short(element.quarters[2])) \(short(element.quarters[3])))"
    return
      "\(bars)<\(depth == 0 ? "UIWindow" : "UILabel"): 0x1; frame = \(frame); text = '\(element.name)'>"
  }

  private func xcuiTest(_ place: Int, _ depth: Int) -> String {
    let numbers = elements[place].quarters.map { String(format: "%.1f", Double($0) / 4) }
    let start = depth == 0 ? " →Application" : String(repeating: "  ", count: depth) + "Other"
    return "\(start), 0x1, {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, "
      + "label: '\(elements[place].name)'"
  }

  /// Left, top, right and bottom, cut to whole units.
  func edges(_ place: Int) -> [Int] {
    let box = elements[place].quarters
    return [box[0] / 4, box[1] / 4, (box[0] + box[2]) / 4, (box[1] + box[3]) / 4]
  }

  private func dumpsys(_ place: Int, _ depth: Int) -> String {
    let (box, outer) = (edges(place), depth == 0 ? [0, 0] : edges(elements[place].parent))
    let numbers =
      "\(box[0] - outer[0]),\(box[1] - outer[1])-\(box[2] - outer[0]),\(box[3] - outer[1])"
    return String(repeating: " ", count: depth + 2)
      + "a.View{1 V.E...C.. ........ \(numbers) #7f0a app:id/\(elements[place].name)}"
  }

  private func outset(_ place: Int) -> String {
    let box = elements[place].quarters
    let (x, y) = (box[0] / 4, box[1] / 4)
    let (right, bottom) = ((box[0] + box[2] + 3) / 4, (box[1] + box[3] + 3) / 4)
    return "{\"x\": \(x), \"y\": \(y), \"width\": \(right - x), \"height\": \(bottom - y)}"
  }

  private func exact(_ place: Int) -> String {
    let box = elements[place].quarters.map(short)
    return "{\"x\": \(box[0]), \"y\": \(box[1]), \"width\": \(box[2]), \"height\": \(box[3])}"
  }

  private func webDriverAgent(_ place: Int) -> String {
    let box = elements[place].quarters
    let (x, y) = (box[0] / 4, box[1] / 4)
    let size =
      "width=\"\((box[0] + box[2] + 3) / 4 - x)\" height=\"\((box[1] + box[3] + 3) / 4 - y)\""
    return "<XCUIElementTypeOther label=\"\(elements[place].name)\" x=\"\(x)\" y=\"\(y)\" \(size)>"
  }

  private func uiAutomator(_ place: Int) -> String {
    let box = edges(place)
    return "<node text=\"\(elements[place].name)\" class=\"a.View\" clickable=\"true\" "
      + "bounds=\"[\(box[0]),\(box[1])][\(box[2]),\(box[3])]\">"
  }

  private func attributes(_ format: ScreenDump.Format) -> (Int) -> String {
    { place in
      let box = edges(place)
      let type = format == .harmony ? "\"type\": \"Stack\", \"origBounds\": \"\"," : ""
      return
        "\"attributes\": {\(type) \"text\": \"\(elements[place].name)\", \"clickable\": \"true\", "
        + "\"bounds\": \"[\(box[0]),\(box[1])][\(box[2]),\(box[3])]\"}"
    }
  }

  /// Objects with the given members and their children, without recursion.
  private func json(_ members: (Int) -> String) -> String {
    nested(
      open: { place in
        let isFirst = place == 0 || children[elements[place].parent].first == place
        return (isFirst ? "" : ",") + "\n{" + members(place) + ", \"children\": ["
      }, close: { _ in "]}" })
  }

  func nested(open: (Int) -> String, close: (Int) -> String) -> String {
    var text = ""
    var way: [Int] = []
    for (place, element) in elements.enumerated() {
      while let last = way.last, last != element.parent {
        text += close(last)
        way.removeLast()
      }
      text += open(place)
      way.append(place)
    }
    for place in way.reversed() { text += close(place) }
    return text
  }

  private var domSnapshot: String {
    func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
    let numbers = elements.indices.map { "\($0)" }
    let bounds = elements.map { "\n" + list($0.quarters.map(short)) }
    let names = elements.map { "\"\($0.name)\"" }
    let nodes =
      "\"parentIndex\": \(list(elements.map { "\($0.parent)" })), \"nodeType\": \(list(elements.map { _ in "1" })), "
      + "\"nodeName\": \(list(elements.map { _ in "0" })), "
      + "\"attributes\": \(list(numbers.map { "[1,\((Int($0) ?? 0) + 2)]" }))"
    return
      "{\"documents\": [{\"documentURL\": 0, \"nodes\": {\(nodes)}, \"layout\": {\"nodeIndex\": \(list(numbers)), "
      + "\"bounds\": \(list(bounds)), \"paintOrders\": \(list(numbers))}, \"scrollOffsetX\": 0, \"scrollOffsetY\": 0}], "
      + "\"strings\": \(list(["\"DIV\"", "\"aria-label\""] + names))}"
  }
}
