import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// layout-cases: values from the test suites of other layout engines; each test decodes the fields
/// of its family.
struct LayoutCaseFile<Input: Decodable & Sendable, Expect: Decodable & Sendable>: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let input: Input
    let expect: Expect

    var testDescription: String { id }
  }

  let cases: [Case]

  private enum Keys: String, CodingKey { case cases }

  private struct Header: Decodable {
    let id: String
    let family: String
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .cases)
    let family = decoder.userInfo[.family] as? String
    let excluded = decoder.userInfo[.excluded] as? Set<String> ?? []
    var cases: [Case] = []
    while !list.isAtEnd {
      let element = try list.superDecoder()
      let header = try Header(from: element)
      guard header.family == family, !excluded.contains(header.id) else { continue }
      cases.append(try Case(from: element))
    }
    self.cases = cases
  }

  /// The cases of a family without those that pin another library's rule.
  static func cases(_ family: String, except excluded: Set<String> = []) throws -> [Case] {
    try ConformanceFile.decode(
      "layout-cases", as: Self.self, userInfo: [.family: family, .excluded: excluded]
    ).cases
  }
}

extension CodingUserInfoKey {
  static let family = CodingUserInfoKey("family")
  static let excluded = CodingUserInfoKey("excluded")

  private init(_ name: String) {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("\(name) isn't a key.")
    }
    self = key
  }
}

/// A section of the flow cases: sizes one by one, or one size and a count.
struct LayoutCaseSection: Decodable, Sendable {
  let insets: [Double]
  let lineSpacing: Double
  let interitemSpacing: Double
  let header: Double
  let footer: Double
  let items: [[Double]]?
  let itemSize: [Double]?
  let count: Int?

  var section: FlowCaseItems.Section {
    let sizes = items ?? itemSize.map { Array(repeating: $0, count: count ?? 0) } ?? []
    return FlowCaseItems.Section(
      inset: insets, itemSpacing: interitemSpacing, lineSpacing: lineSpacing, header: header,
      footer: footer, items: sizes.map { CGSize(width: $0[0], height: $0[1]) })
  }
}

struct LayoutCaseFrame: Decodable, Sendable {
  let kind: String
  let section: Int
  let item: Int
  let frame: [Double]
}
