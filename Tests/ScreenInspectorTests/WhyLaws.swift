import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector
@testable import TestSupport

/// Following a remedy leads to a tap: screens are changed as the answers describe, and queried
/// again.
struct WhyLaws {
  /// A list of rows with elements over it: frames on a screen of 400 by 800, everything in whole
  /// points.
  struct Screen: CustomStringConvertible {
    var list: CGRect
    var rows: [CGRect]
    /// The elements over the list, each with a button in it or not.
    var covers: [(frame: CGRect, control: String?)]
    /// The scroll offset of the list, and whether the elements over it are dismissed.
    var scrolled = CGSize.zero
    var isUncovered = false
    var isAndroid: Bool

    /// Rows are elements 2 and on, covers follow.
    var text: String {
      let rows = rows.map {
        node($0.offsetBy(dx: -scrolled.width, dy: -scrolled.height), "Button", "row")
      }
      let covers =
        isUncovered
        ? []
        : covers.map { cover -> String in
          let inside = cover.control.map {
            node(
              CGRect(
                cover.frame.minX, cover.frame.minY, cover.frame.width / 2, cover.frame.height / 2),
              "Button", $0)
          }
          return node(cover.frame, "Alert", "cover", inside ?? "")
        }
      let root = CGRect(0, 0, 400, 800)
      return node(
        root, "Application", "app", node(list, "Table", "list", rows.joined()) + covers.joined())
    }

    private func node(_ box: CGRect, _ role: String, _ name: String, _ inside: String = "")
      -> String
    {
      if isAndroid {
        let bounds = "[\(Int(box.minX)),\(Int(box.minY))][\(Int(box.maxX)),\(Int(box.maxY))]"
        let clicks = role == "Button" || role == "Alert"
        return
          "<node class='\(role)' text='\(name)' clickable='\(clicks)' scrollable='\(role == "Table")' bounds='\(bounds)'>\(inside)</node>"
      }
      return
        "<XCUIElementType\(role) name='\(name)' x='\(Int(box.minX))' y='\(Int(box.minY))' width='\(Int(box.width))' height='\(Int(box.height))'>\(inside)</XCUIElementType\(role)>"
    }

    func dump() throws -> ScreenDump {
      try ScreenDump(Data((isAndroid ? "<hierarchy>\(text)</hierarchy>" : text).utf8))
    }

    var description: String { text }
  }

  private static func screen(_ source: inout ChoiceSource) -> Screen {
    func box(_ source: inout ChoiceSource, _ least: Int) -> CGRect {
      let (width, height) = (
        least + source.index(below: 400 - least), least + source.index(below: 800 - least)
      )
      return CGRect(
        x: source.index(below: 401 - width), y: source.index(below: 801 - height), width: width,
        height: height)
    }
    let list = box(&source, 100)
    // One below the other, in the list or beside it and far outside.
    let isFar = source.flag()
    let rows = (0..<1 + source.index(below: 5)).map { place in
      CGRect(
        x: Int(list.minX) + (isFar ? source.integer(within: 500) : source.index(below: 40)),
        y: Int(list.minY) - (isFar ? 400 : 0) + place * 250 + source.index(below: 40),
        width: 20 + source.index(below: 300), height: 20 + source.index(below: 180))
    }
    let covers = source.list(mean: 2, limit: 3) { source in
      let frame =
        source.flag()
        ? box(&source, 40) : CGRect(0, CGFloat(source.index(below: 2) * 700), 400, 100)
      return (frame: frame, control: source.pick([nil, "Close", "Buy"]))
    }
    return Screen(list: list, rows: rows, covers: covers, isAndroid: source.flag())
  }

  /// The same number for each thousand, whatever time they take.
  private static func cases(_ count: Int) -> CaseRange {
    var cases = CaseRange.perThousand(count)
    cases.limit = nil
    return cases
  }

  @Test func `a tap after the suggested scrolls hits the element`() {
    var count = 0
    check(Self.screen, cases: Self.cases(100)) { screen in
      let dump = try screen.dump()
      for row in 2..<2 + screen.rows.count {
        let way = Explanation(of: dump.elements[row], in: dump).wayOut
        guard way.kind == .scroll, let point = way.point else { continue }
        count += 1
        var after = screen
        for by in way.scrolls {
          after.scrolled.width += by.width
          after.scrolled.height += by.height
        }
        let taker = try after.dump().touched(at: point)?.index
        try demand(taker == row, "element \(row) after \(way.scrolls) at \(point): \(taker ?? -1)")
      }
    }
    expect(count > 20 || Self.cases(100).count < 50)
  }

  @Test func `what is left after dismissing covers covers nothing`() {
    var (count, controls) = (0, 0)
    check(Self.screen, cases: Self.cases(200)) { screen in
      let dump = try screen.dump()
      for row in 2..<2 + screen.rows.count {
        let answer = Explanation(of: dump.elements[row], in: dump)
        guard answer.wayOut.kind == .dismiss else { continue }
        count += 1
        var after = screen
        after.isUncovered = true
        let now = try after.dump()
        let cause = Explanation(of: now.elements[row], in: now).cause
        try demand(cause != .covered, "element \(row) is covered by nothing")
        // All elements that lie over it are named, and the control belongs to the first.
        guard answer.cause == .covered else { continue }
        try demand(answer.wayOut.elements == answer.verdict.covers.map(\.element), "\(answer)")
        guard let point = answer.wayOut.point else { continue }
        controls += 1
        let taker = try #require(dump.touched(at: point)).index
        try demand(dump.isInside(taker, answer.wayOut.elements[0]), "\(point) hits \(taker)")
      }
    }
    expect(count > 2 && controls > 0 || Self.cases(200).count < 100)
  }

  @Test func `a point is given for all that can be tapped, and hits it`() {
    check(Self.screen) { screen in
      let dump = try screen.dump()
      for element in dump.elements {
        let answer = Explanation(of: element, in: dump)
        try demand((answer.cause == .tappable) == answer.verdict.isTappable, "\(answer)")
        guard let point = answer.tapPoint else { continue }
        let taker = try #require(dump.touched(at: point)).index
        try demand(
          dump.isInside(taker, element.index) || dump.isInside(element.index, taker), "\(answer)")
      }
    }
  }
}
