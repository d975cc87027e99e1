import Foundation
import ScreenFiles
import Testing

@testable import TestSupport

/// One screen in all formats: the same answers, within the rounding of each format.
struct DumpFormatLaws {
  /// Without optimization reading takes thirty times as long.
  private static var most: Int {
    #if DEBUG
      CaseRange.isFull ? 4_000 : 1_000
    #else
      100_000
    #endif
  }

  /// The name of an element: in Sentry's and `dumpsys`' texts its identifier.
  private func name(_ element: ScreenDump.Element) -> String? {
    element.name ?? element.identifier?.split(separator: "/").last.map(String.init)
  }

  @Test(arguments: ScreenDump.Format.allCases, 0..<6)
  func `a screen is read from every format as it was written`(format: ScreenDump.Format, seed: Int)
    throws
  {
    let screen = WrittenScreen(count: 10 + seed * 30, seed: seed)
    let rounding = WrittenScreen.rounding(of: format)

    let dump = try ScreenDump(Data(screen.text(format).utf8))

    expectEqual(dump.format, format)
    expectEqual(
      dump.elements.map(\.parent), screen.elements.map { $0.parent < 0 ? nil : $0.parent })
    expectEqual(dump.elements.map(name), screen.elements.map(\.name))
    for (element, expected) in zip(dump.elements, screen.elements) {
      let (frame, true_) = (element.frame, expected.frame)
      let differences = [
        frame.minX - true_.minX, frame.minY - true_.minY, frame.maxX - true_.maxX,
        frame.maxY - true_.maxY,
      ]
      expect(differences.allSatisfy { abs($0) <= rounding }, "\(frame), not \(true_)")
    }
  }

  /// Screens, and points of them with their distance from an edge and the element in front.
  private static let asked = (0..<6).map { seed in
    let screen = WrittenScreen(count: 10 + seed * 30, seed: seed)
    let answers = (0..<(CaseRange.isFull ? 900 : 300)).map { step in
      let point = CGPoint(
        x: CGFloat((step * 131) % 1600) / 4 + 0.125, y: CGFloat((step * 211) % 3200) / 4 + 0.125)
      return (point, screen.edgeDistance(at: point), screen.front(at: point))
    }
    return (screen, answers)
  }

  @Test(arguments: ScreenDump.Format.allCases, 0..<6)
  func `points of a screen have the same answers in every format`(
    format: ScreenDump.Format, seed: Int
  ) throws {
    let (screen, answers) = Self.asked[seed]
    let dump = try ScreenDump(Data(screen.text(format).utf8))
    var asked = 0

    for (point, edgeDistance, expected) in answers {
      // Nearer to an edge the rounding decides.
      guard edgeDistance > WrittenScreen.rounding(of: format) else { continue }
      // Maestro's root never takes a touch.
      if format.rawValue.hasPrefix("maestro"), expected == 0 { continue }
      asked += 1
      expectEqual(dump.frontmost(at: point)?.index, expected, "\(point)")
      expectEqual(dump.touched(at: point)?.index, expected, "\(point)")
    }
    expect(asked > 20)
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a large screen is read from every format`(format: ScreenDump.Format) throws {
    let screen = WrittenScreen(count: Self.most, seed: 3)
    let point = CGPoint(x: 200.125, y: 300.125)

    let dump = try ScreenDump(Data(screen.text(format).utf8))

    expectEqual(dump.elements.count, Self.most)
    expectEqual(dump.elements.last.flatMap(name), screen.elements.last?.name)
    if WrittenScreen.rounding(of: format) == 0 {
      expectEqual(dump.frontmost(at: point)?.index, screen.front(at: point))
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen cut at any byte is refused, or ends with a whole element`(
    format: ScreenDump.Format
  ) throws {
    let screen = WrittenScreen(count: 6, seed: 11)
    let bytes = Array(screen.text(format).utf8)
    let whole = try ScreenDump(Data(bytes))
    let isText = [
      .uiKit, .xcuiTest, .dumpsys, .espresso, .flutterSemantics, .compose, .flutterRender,
      .maestroCompact, .accessibility,
    ].contains(format)
    // The lines after that of an element describe it, and may be missing.
    let mayLack = [.xcuiTest, .flutterSemantics, .compose, .flutterRender].contains(format)

    // By default every seventh byte, starting at a different one for each format.
    let step = CaseRange.isFull ? 1 : 7
    for end in stride(from: 1 + format.rawValue.count % step, to: bytes.count, by: step) {
      guard let dump = try? ScreenDump(Data(bytes[..<end]), format: format) else { continue }
      expect(isText || dump.elements.count == whole.elements.count, "\(end)")
      if mayLack || format == .dumpsys, bytes[end - 1] != UInt8(ascii: "\n") {
        let isSaid = dump.remarks.contains {
          $0.kind == .ambiguous && $0.text.contains("may be incomplete")
        }
        let isInHeading = format == .xcuiTest && end > bytes.count - "Path to element:\n".utf8.count
        expect(isSaid || isInHeading, "\(end)")
      }
      // A text has no end mark: cut after an element it is a smaller one.
      for (element, expected) in zip(dump.elements, whole.elements) {
        let isLast = element.index == dump.elements.count - 1
        expect(element.frame == expected.frame || isLast && mayLack, "\(end)")
        expect(element.name == expected.name || isLast && mayLack, "\(end)")
        expectEqual(element.parent, expected.parent, "\(end)")
      }
    }
  }
}
