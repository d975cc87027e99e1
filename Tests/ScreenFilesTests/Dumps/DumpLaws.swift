import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Properties of the parts of dumps' answers, on random input.
struct DumpLaws {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func box(_ side: Int) -> Extent {
      let (x, y) = (next(side), next(side))
      return Extent(
        minX: Double(x), minY: Double(y), maxX: Double(x + 1 + next(side - x)),
        maxY: Double(y + 1 + next(side - y)))
    }
  }

  @Test(arguments: 0..<60)
  func `the largest square beside others is what counting cells finds`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let side = 14
    let box = numbers.box(side)
    let covers = (0..<numbers.next(7)).map { _ in numbers.box(side) }

    let largest = LargestRectangle(in: box, beside: covers).extent()

    func isFree(_ x: Int, _ y: Int) -> Bool {
      let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
      return box.contains(x: x, y: y) && !covers.contains { $0.contains(x: x, y: y) }
    }
    var best = 0
    for x in 0..<side {
      for y in 0..<side where isFree(x, y) {
        var size = 1
        while (0...size).allSatisfy({ isFree(x + $0, y + size) && isFree(x + size, y + $0) }) {
          size += 1
        }
        best = max(best, size)
      }
    }
    expect(largest.map { min($0.width, $0.height) } ?? 0 == Double(best), "seed \(seed)")
    if let largest {
      expectEqual(largest.intersection(box), largest)
      expect(!covers.contains { $0.overlaps(largest) })
    }
  }

  @Test func `a box without a point has neither an area nor a rectangle in it`() {
    let cover = Extent(minX: 0, minY: 0, maxX: 1, maxY: 1)
    for box in [
      Extent(minX: 3, minY: 0, maxX: 3, maxY: 9), Extent(minX: 0, minY: 9, maxX: 9, maxY: 9),
      Extent(minX: 9, minY: 9, maxX: 0, maxY: 2),
    ] {
      expectEqual(box.area, 0)
      expect(LargestRectangle(in: box, beside: []).extent() == nil)
      expect(LargestRectangle(in: box, beside: [cover]).extent() == nil)
    }
    expectEqual(Extent(minX: 1, minY: 2, maxX: 4, maxY: 6).area, 12)
  }

  @Test(arguments: 0..<40)
  func `a verdict's fraction is what counting cells finds`(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed &+ 99))
    let side = 12
    let boxes = (0..<6).map { _ in numbers.box(side) }
    let body = boxes.map {
      "<XCUIElementTypeButton x='\(Int($0.minX))' y='\(Int($0.minY))' width='\(Int($0.width))' height='\(Int($0.height))'/>"
    }
    let text =
      "<XCUIElementTypeApplication x='0' y='0' width='\(side)' height='\(side)'>" + body.joined()
      + "</XCUIElementTypeApplication>"

    let dump = try ScreenDump(Data(text.utf8))

    for (place, box) in boxes.enumerated() {
      var cells = 0
      for x in 0..<side {
        for y in 0..<side {
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          if dump.touched(at: point)?.index == place + 1 { cells += 1 }
        }
      }
      let fraction = dump.verdict(of: place + 1).reachableFraction
      #expect(abs(fraction - CGFloat(Double(cells) / box.area)) < 1e-12, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<40)
  func `UIKit's touches are those of a descent from the last root`(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed &+ 7))
    var text = ""
    var depth = 0
    for _ in 0..<30 {
      depth = numbers.next(depth + 2)
      let indentation =
        depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
      let flag = ["", "; hidden = YES", "; alpha = 0", "; userInteractionEnabled = NO"][
        max(0, numbers.next(12) - 8)]
      text +=
        "\(indentation)<\(depth == 0 ? "UIWindow" : "UIView"): 0x1; frame = (\(numbers.next(20) - 4) \(numbers.next(20) - 4); \(numbers.next(30)) \(numbers.next(30)))\(flag)>\n"
      depth = min(depth, 4)
    }

    let dump = try ScreenDump(Data(text.utf8))

    for x in -4..<30 {
      for y in -4..<30 {
        let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
        expectEqual(
          dump.touched(at: point).map(\.index), descent(dump, point), "seed \(seed), \(point)")
      }
    }
  }

  /// The step-by-step result of `hitTest(_:with:)` of the last root that is hit.
  private func descent(_ dump: ScreenDump, _ point: CGPoint) -> Int? {
    func takes(_ place: Int) -> Bool {
      let element = dump.elements[place]
      let frame = element.frame
      return element.flags.isDisjoint(with: [.hidden, .transparent, .inert])
        && point.x >= frame.origin.x && point.x < frame.origin.x + frame.size.width
        && point.y >= frame.origin.y && point.y < frame.origin.y + frame.size.height
    }
    var siblings = dump.roots
    var found: Int?
    while let next = siblings.last(where: takes) {
      found = next
      siblings = dump.elements.filter { $0.parent == next }.map(\.index)
    }
    return found
  }

  @Test(arguments: 0..<200)
  func `numbers are read as the standard library reads them`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var text = numbers.next(2) == 0 ? "-" : ""
    text += (0...numbers.next(21)).map { _ in "\(numbers.next(10))" }.joined()
    if numbers.next(2) == 0 {
      text += "." + (0...numbers.next(21)).map { _ in "\(numbers.next(10))" }.joined()
    }
    if numbers.next(3) == 0 {
      text +=
        ["e", "E"][numbers.next(2)] + ["", "-", "+"][numbers.next(3)] + "\(numbers.next(330))"
    }

    var cursor = ByteCursor(Array((text + ";").utf8))

    expectEqual(cursor.number(), Double(text), "\(text)")
    expectEqual(cursor.byte, .semicolon)
  }

  @Test(arguments: ["inf", "-inf", "nan", "1e400", "-0", "1.", "x", "-", "+5", "1e", ".5"])
  func `odd numbers leave the cursor behind what they are`(text: String) {
    var cursor = ByteCursor(Array(text.utf8))

    let number = cursor.number()

    switch text {
    case "inf", "1e400": expectEqual(number, .infinity)
    case "-inf": expectEqual(number, -.infinity)
    case "nan": expect(number?.isNaN == true)
    case "-0": expectEqual(number?.sign, .minus)
    case "1.", "1e": expect(number == 1 && cursor.offset == 1)
    case "+5": expectEqual(number, 5)
    case ".5": expectEqual(number, 0.5)
    default: expect(number == nil && cursor.offset == 0)
    }
  }

  @Test(arguments: 0..<60)
  func `what is kept of an order rises and is the longest`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let order = (0..<Int32(numbers.next(9))).map { (key: numbers.next(1000), value: $0) }
      .sorted { $0.key < $1.key }.map(\.value)

    let kept = LongestRun.kept(order)

    let run = zip(order, kept).filter(\.1).map(\.0)
    var longest = 0
    for subset in 0..<(1 << order.count) {
      let part = order.indices.filter { subset >> $0 & 1 == 1 }.map { order[$0] }
      if part == part.sorted() { longest = max(longest, part.count) }
    }
    expectEqual(run, run.sorted())
    expectEqual(run.count, longest, "\(order)")
  }

  @Test func `a text is made once for the same bytes`() {
    let bytes = Array("ab ab cd ".utf8) + (0..<200).flatMap { Array("x\($0) ".utf8) }
    var table = StringTable()
    var offset = 0
    for word in bytes.split(separator: .space) {
      let range = word.startIndex..<word.endIndex
      expectEqual(table.text(range, of: bytes), String(decoding: word, as: UTF8.self))
      expectEqual(table.text(range, of: bytes), table.text(range, of: bytes))
      offset = word.endIndex
    }
    expectEqual(offset, bytes.count - 1)
  }

  @Test(arguments: [
    "[0,0][1,2]", "[-3,4][5,-6]", "[1.5,0][2,3]", "[0,0]", "", "[a,b][c,d]", "[0,0][1,2]x",
    "[1,2,3,4]",
  ])
  func `bounds are read or refused`(text: String) {
    let expected: CGRect? =
      switch text {
      case "[0,0][1,2]", "[0,0][1,2]x": CGRect(x: 0, y: 0, width: 1, height: 2)
      case "[-3,4][5,-6]": CGRect(x: -3, y: 4, width: 8, height: -10)
      case "[1.5,0][2,3]": CGRect(x: 1.5, y: 0, width: 0.5, height: 3)
      default: nil
      }

    let bounds = RectangleText.bounds(text)

    expectEqual(bounds?.origin, expected?.origin)
    expectEqual(bounds?.size, expected?.size)
  }
}
