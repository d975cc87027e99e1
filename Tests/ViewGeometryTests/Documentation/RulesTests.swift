import Foundation
import Testing

@testable import TestSupport

/// Documentation/Rules, and the numbers by which sources and tests cite its rules and rows.
@Suite struct RulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Rules")

  /// The numbers of the rules in the files, and those that rules cite.
  private let given: [RuleNumber]
  private let citedByRules: Set<RuleNumber>
  /// The entries of left-out.md: permanent ones, and those until they are built.
  private let leftOut: Set<RuleNumber>
  private let awaited: Set<RuleNumber>
  private let citedByTests: Set<RuleNumber>

  /// Read once for all tests.
  private static let read = Result { try RulesTests(in: folder) }

  init() throws { self = try Self.read.get() }

  private init(in folder: URL) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0.first?.isNumber == true }.sorted()
    let rules = try files.map(text)
    given = rules.flatMap { Self.numbersGiven(in: $0) }
    citedByRules = Set(rules.flatMap(RuleNumber.all) + RuleNumber.all(in: try text("README.md")))

    let parts = try text("left-out.md").components(separatedBy: "## Not built yet")
    leftOut = Set(Self.numbersGiven(in: parts[0]))
    awaited = Set(parts.dropFirst().flatMap { Self.numbersGiven(in: $0) })
    citedByTests = try Self.numbersCited(in: "Tests")
  }

  /// The numbers at the start of a rule (`- **R6.7** ...`) or of a row (`| T6.7 | ...`).
  private static func numbersGiven(in text: String) -> [RuleNumber] {
    text.split(separator: "\n")
      .filter { $0.hasPrefix("- **R") || $0.hasPrefix("| T") || $0.hasPrefix("| R") }
      .compactMap { RuleNumber.all(in: String($0)).first }
  }

  private static func numbersCited(in folder: String) throws -> Set<RuleNumber> {
    let files = try SourceText.files(in: folder)
    // These files only name numbers as examples.
    return Set(
      files.filter { !$0.path.contains("Documentation/Rule") }
        .flatMap { RuleNumber.all(in: $0.text) })
  }

  @Test func `No number is given twice`() {
    let often = Dictionary(grouping: given) { $0 }.filter { $0.value.count > 1 }

    expectEqual(often.keys.map(\.description).sorted(), [])
    expect(given.count > 500)
  }

  @Test func `Every number that is cited is a rule or a row`() throws {
    let rules = Set(given)
    let cited = try citedByTests.union(Self.numbersCited(in: "Sources")).union(citedByRules)

    expectEqual(cited.subtracting(rules).map(\.description).sorted(), [])
    expectEqual(leftOut.union(awaited).subtracting(rules).map(\.description).sorted(), [])
  }

  @Test func `No citation in a comment lacks its letter`() throws {
    let files = try ["Sources", "Tests", "Regressions"].flatMap { try SourceText.files(in: $0) }
    let bare = files.filter { !$0.path.contains("Documentation/Rule") }.flatMap { file in
      RuleNumber.withoutLetter(in: file.text).map { "\(file.path): (\($0))" }
    }

    expectEqual(bare, [])
  }

  @Test func `A citation without its letter is distinguished from a point and a version`() {
    let text = """
      /// A mask (11.6), a stack (11.8, 11.13) and (11.4 to 11.7)
      /// at (2.5, 4.5), (0.5, 0.5), (3.141) or (R11.6), of (2 or 3)
      print(11.6)
      """

    expectEqual(RuleNumber.withoutLetter(in: text), ["11.6", "11.8, 11.13", "11.4 to 11.7"])
  }

  @Test func `Every rule and row is cited by a test, or left out with a reason`() {
    let missing = given.filter {
      !citedByTests.contains($0) && !leftOut.contains($0) && !awaited.contains($0)
    }

    expectEqual(missing.map(\.description), [])
  }

  @Test func `Nothing that a test cites is listed as left out`() {
    expectEqual(leftOut.intersection(citedByTests).map(\.description).sorted(), [])
  }

  @Test func `A number is found where a word begins`() {
    let text = "R6.7, (T12.30) R1.2.3 xR4.5 R45 R123.4 T0.1 R7.100 R8.9"

    expectEqual(
      RuleNumber.all(in: text).map(\.description), ["R6.7", "T12.30", "R1.2", "R8.9"])
  }
}
