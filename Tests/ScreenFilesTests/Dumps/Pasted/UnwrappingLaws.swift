import Foundation
import ScreenFiles
import Testing

@testable import TestSupport

/// The same screen in any wrapping, and in several nested ones, has the same elements or is refused
/// by name.
struct UnwrappingLaws {
  private func expectSame(
    _ data: Data, _ plain: ScreenDump, _ ways: [any Sendable], mayRefuse: Bool
  ) {
    do throws(ScreenDumpError) {
      let dump = try ScreenDump(data)
      let comment = Comment(rawValue: "\(plain.format), \(ways)")
      expectEqual(dump.elements.count, plain.elements.count, comment)
      expectEqual(dump.elements.map(\.parent), plain.elements.map(\.parent), comment)
      expectEqual(dump.elements.map(\.frame), plain.elements.map(\.frame), comment)
      expectEqual(dump.elements.map(\.name), plain.elements.map(\.name), comment)
      expectEqual(dump.elements.map(\.flags), plain.elements.map(\.flags), comment)
    } catch {
      expect(mayRefuse, "\(plain.format), \(ways): \(error)")
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen in any wrapping has the same elements`(format: ScreenDump.Format) throws {
    for (place, way) in PastedWay.allCases.enumerated() where isTried(place, format) {
      let text = WrittenScreen(count: 9, seed: 5).text(format)
      let plain = try ScreenDump(Data(text.utf8))

      expectSame(way.wrapped(text), plain, [way], mayRefuse: way.mayLose)
    }
  }

  /// Which of so many ways are tried for a format: each of them for one format in three, all where more cases are asked for.
  private func isTried(_ way: Int, _ format: ScreenDump.Format) -> Bool {
    CaseRange.isFull || (way + format.rawValue.count) % 3 == 0
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen with anything around its lines has the same elements or is refused`(
    format: ScreenDump.Format
  ) throws {
    let text = WrittenScreen(count: 7, seed: 3).text(format)
    let plain = try ScreenDump(Data(text.utf8))
    for (place, way) in PastedLines.all.enumerated() where isTried(place, format) {
      let data = Data(PastedLines.wrapped(text, way).utf8)
      expectSame(data, plain, ["\(way.start)…\(way.end)"], mayRefuse: true)
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen in any other text has the same elements or is refused`(
    format: ScreenDump.Format
  ) throws {
    let text = WrittenScreen(count: 7, seed: 4).text(format)
    let plain = try ScreenDump(Data(text.utf8))
    for (place, way) in PastedTexts.all.enumerated() where isTried(place, format) {
      expectSame(Data(way.change(text).utf8), plain, [way.name], mayRefuse: true)
    }
  }

  /// How many of the ways a format is read whole in, of all formats together at least 17 of 20.
  @Test func `most wrappings are undone`() throws {
    var (read, all) = (0, 0)
    for (place, format) in ScreenDump.Format.allCases.enumerated() {
      let text = WrittenScreen(count: 4, seed: 6).text(format)
      let plain = try ScreenDump(Data(text.utf8))
      let texts =
        PastedLines.all.map { PastedLines.wrapped(text, $0) }
        + PastedTexts.all.map { $0.change(text) }
      for (way, text) in texts.enumerated() where (way + place) % 5 == 0 {
        all += 1
        let dump = try? ScreenDump(Data(text.utf8))
        if dump?.elements.map(\.frame) == plain.elements.map(\.frame) { read += 1 }
      }
    }
    expect(read * 20 >= all * 17, "\(read) of \(all)")
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen in several wrappings has the same elements or is refused`(
    format: ScreenDump.Format
  ) throws {
    let inner = PastedWay.allCases.filter { !$0.isEncoding }
    for seed in 0..<(CaseRange.isFull ? 24 : 8) {
      var random = RandomText(seed: seed &* 31 &+ format.rawValue.count)
      let text = WrittenScreen(count: 2 + random.below(8), seed: seed).text(format)
      let plain = try ScreenDump(Data(text.utf8))
      var ways = (0..<1 + random.below(2)).map { _ in inner[random.below(inner.count)] }
      ways.append(PastedWay.allCases[random.below(PastedWay.allCases.count)])

      let wrapped = ways.dropLast().reduce(text) { $1.changed($0) }

      expectSame(ways[ways.count - 1].wrapped(wrapped), plain, ways, mayRefuse: true)
    }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `a screen that occurs twice is read once, with a remark`(format: ScreenDump.Format) throws {
    let text = WrittenScreen(count: 7, seed: 2).text(format)
    let plain = try ScreenDump(Data(text.utf8))

    let dump = try ScreenDump(Data((text + "\n" + text).utf8))

    expectEqual(dump.elements.map(\.frame), plain.elements.map(\.frame))
    expect(dump.remarks.contains { $0.text.hasPrefix("another screen") }, "\(dump.remarks)")
  }

  @Test(arguments: [PastedWay.quote, .logcat, .jsonValue, .colors, .escapedHTML, .gzip, .fence])
  func `each wrapping that was undone gives a remark`(way: PastedWay) throws {
    let text = WrittenScreen(count: 5, seed: 1).text(.xcuiTest)

    let dump = try ScreenDump(way.wrapped(text))

    expect(dump.remarks.contains { $0.kind == .recovered })
  }
}
