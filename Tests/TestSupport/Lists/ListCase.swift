import Foundation
import Testing

/// A case of layout-cases.json about lists, with values that the test suites of other systems
/// assert.
struct ListCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let family: String
  let input: Input
  let expect: Expectation

  struct Input: Decodable, Sendable {
    var count: Int?
    var extent: Double?
    var viewport: Double?
    var scroll: Double?
    var insertAt: Int?
    var paddingStart: Double?
    var scrollMargin: Double?
    var gap: Double?
    var estimate: Double?
    var actual: Double?
    var resizeAllTo: Double?
    var perLine: Int?
    var cacheExtent: Double?
    var scrollOffset: Double?
    var steps: [Step]?
  }

  struct Step: Decodable, Sendable {
    var gap: Double
  }

  struct Expectation: Decodable, Sendable {
    var table: [Row]?
    var items: [String: Ends]?
    var steps: [Starts]?
    var starts: [Double]?
    var total: Double?
    var scroll: Double?
    var firstRealized: Int?
    var before: Range?
    var after: Range?
    var realizedHalfOpen: [Int]?
  }

  struct Ends: Decodable, Sendable {
    var start: Double
    var end: Double?
  }

  struct Starts: Decodable, Sendable {
    var starts: [String: Double]
    var total: Double
  }

  struct Range: Decodable, Sendable {
    var first: Int
    var last: Int
    var total: Double
    var scroll: Double?
  }

  /// A row of a table of expected results; its fields depend on the family.
  struct Row: Decodable, Sendable {
    var align: String?
    var index: Int?
    var current: Double?
    var offset: Double?
    var count: Int?
    var first: Int?
    var last: Int?
    var measuredPrefix: Int?
    var total: Double?
    var cacheLength: Double?
  }

  var testDescription: String { id }

  static let families: Set<String> = [
    "list.variable", "list.fixed", "estimate", "window", "scroll.toItem", "anchor",
  ]

  /// Returns the cases of the families about lists; cases of other families have other structures.
  static func all() throws -> [ListCase] {
    struct File: Decodable {
      let cases: [Entry]
    }
    struct Entry: Decodable {
      let listCase: ListCase?
      init(from decoder: any Decoder) throws {
        let family = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .family)
        listCase = ListCase.families.contains(family) ? try ListCase(from: decoder) : nil
      }
      enum Key: CodingKey { case family }
    }
    return try ConformanceFile.decode("layout-cases", as: File.self).cases
      .compactMap(\.listCase)
  }
}
