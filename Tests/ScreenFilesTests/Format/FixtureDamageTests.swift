import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Files with random damage: whatever they contain, decoding throws or gives a usable screen.
@Suite struct FixtureDamageTests {
  /// Replacements of damaged values.
  private static let scrap = [
    "0", "-1", "1.5", "1e12", "-1e12", "1e13", "1e308", "1e999", "-0.0", "1e-300", "null", "true",
    "\"\"", "\"window\"", "[]", "{}", "[0, 0]", "[1, 2, 3, 4]", "9007199254740993",
    "99999999999999999999", "", ",", "}", "]", "\"", "\\", "NaN", "\u{0}",
  ]

  @Test(arguments: [
    "two-columns", "turned-cards", "rating-overlay", "article-links", "profile-header",
  ])
  func `damage throws an error or leaves a screen that answers`(name: String) throws {
    let file = FixtureFolder.url.appendingPathComponent("\(name).json")
    let text = Array(try Data(contentsOf: file))
    let random = FixtureRandom(seed: 5)
    var errors = 0
    var screens = 0

    for attempt in 0..<400 {
      let damaged = Self.damaged(text, random: random, attempt: UInt64(attempt))
      do throws(FixtureError) {
        let fixture = try LayoutFixture(data: Data(damaged), file: name)
        let screen = fixture.makeScreen()
        for probe in fixture.probes { _ = screen.answer(to: probe.question) }
        screens += 1
      } catch {
        expectEqual(error.file, name)
        expect(error.path.hasPrefix("$"))
        errors += 1
      }
    }

    expect(errors > 50)
    expect(screens > 5)
  }

  @Test func `a text cut anywhere is refused`() throws {
    let file = FixtureFolder.url.appendingPathComponent("two-columns.json")
    let text = try Data(contentsOf: file)

    for length in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(throws: FixtureError.self) {
        try LayoutFixture(data: text.prefix(length), file: "cut.json")
      }
    }
  }

  /// The text with one value, or a few bytes, replaced.
  private static func damaged(
    _ text: [UInt8], random: FixtureRandom, attempt: UInt64
  ) -> [UInt8] {
    let start = Int(random.word(attempt * 3) % UInt64(text.count))
    let scrap = Array(scrap[Int(random.word(attempt * 3 + 1) % UInt64(scrap.count))].utf8)
    let separators = Set(":,[] \n".utf8)
    var low = start
    var high = start
    if random.word(attempt * 3 + 2) % 8 != 0 {
      while low > 0, !separators.contains(text[low - 1]) { low -= 1 }
      while high < text.count, !separators.contains(text[high]) { high += 1 }
    }
    return Array(text[..<low]) + scrap + Array(text[high...])
  }
}
