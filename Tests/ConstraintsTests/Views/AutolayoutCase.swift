import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A layout of Fixtures/conformance/autolayout; its README has the format.
struct AutolayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Item: Decodable, Sendable {
    let id: String
    let kind: String
    let superview: String?
    let owner: String?
    let size: [Double]?
    let intrinsic: [Double?]?
    let hugging: [Float]?
    let resistance: [Float]?
    let alignmentInsets: [Double]?
    let baselines: [Double]?
    let layoutMargins: [Double]?
    let safeAreaInsets: [Double]?
    let autoresizing: Autoresizing?
    let contentOffset: [Double]?
    let axis: String?
    let distribution: String?
    let alignment: String?
    let spacing: Double?
    let arranged: [String]?
    let customSpacing: [String: Double]?
    let marginsRelative: Bool?
    let hidden: Bool?
  }

  struct Autoresizing: Decodable, Sendable {
    let frame: [Double]
    let superviewSize: [Double]
    let mask: [String]
  }

  /// An attribute of an item, or a distance between two.
  enum Side: Decodable, Sendable {
    case attribute(item: String, name: String)
    case distance(from: [String], to: [String])

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      if let item = try? list.decode(String.self) {
        self = .attribute(item: item, name: try list.decode(String.self))
      } else {
        self = .distance(
          from: try list.decode([String].self), to: try list.decode([String].self))
      }
    }
  }

  struct Constraint: Decodable, Sendable {
    let id: String
    let first: Side
    let relation: String
    let second: Side?
    let multiplier: Number?
    let constant: Double?
    let priority: Float?
    let active: Bool?
  }

  /// A number, or a fraction in a string.
  struct Number: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if let text = try? single.decode(String.self) {
        let parts = text.split(separator: "/").compactMap { Double($0) }
        value = parts.count == 2 ? parts[0] / parts[1] : parts[0]
      } else {
        value = try single.decode(Double.self)
      }
    }
  }

  struct Expected: Decodable, Sendable {
    let frames: [String: [Double?]]?
    let conflict: [String]?
    let policyBreaks: String?
    let ifBroken: [String: Expected?]?
    let ambiguousItems: [String]?
    let ranges: [String: [Number?]]?
  }

  struct Step: Decodable, Sendable {
    let edits: [Edit]
    let changed: Int
    let expected: Expected
  }

  struct Edit: Decodable, Sendable {
    let edit: String
    /// The name of a constraint, or a whole one.
    let constraint: NameOrConstraint?
    let constraints: [String]?
    let value: Double?
    let size: [Double?]?
    let item: String?
    let axis: Int?
  }

  enum NameOrConstraint: Decodable, Sendable {
    case name(String)
    case whole(Constraint)

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if let name = try? single.decode(String.self) {
        self = .name(name)
      } else {
        self = .whole(try single.decode(Constraint.self))
      }
    }
  }

  struct Query: Decodable, Sendable {
    struct Answer: Decodable, Sendable { let size: [Double] }

    let target: [Double]
    let horizontalPriority: Float
    let verticalPriority: Float
    let expected: Answer
  }

  let id: String
  let kind: String
  let direction: String?
  let items: [Item]?
  let constraints: [Constraint]?
  let expected: Expected?
  let steps: [Step]?
  let queries: [Query]?
  let exactness: String?
  // Of kind "rounding".
  let scale: Double?
  let exact: [Number]?
  let frame: [Double]?

  var testDescription: String { id }

  /// The tolerance of a value: none if everything is a dyadic fraction.
  func isEqual(_ found: CGFloat, _ expected: Double) -> Bool {
    if exactness == "dyadic" { return Double(found) == expected }
    return abs(Double(found) - expected) <= 1e-9 * max(1, abs(expected))
  }

  // MARK: Files

  private struct File: Decodable { let cases: [AutolayoutCase] }

  static func load(_ name: String, kind: String) -> [AutolayoutCase] {
    let file = try? ConformanceFile.decode("autolayout/autolayout-\(name)", as: File.self)
    return file?.cases.filter { $0.kind == kind } ?? []
  }

  static let layouts = load("layout", kind: "layout") + load("handmade", kind: "layout")
  static let edits = load("edits", kind: "edits")
  static let fittings = load("fitting", kind: "fitting") + load("handmade", kind: "fitting")
  static let conflicts =
    load("unsatisfiable", kind: "unsatisfiable") + load("handmade", kind: "unsatisfiable")
  static let ambiguities =
    load("ambiguous", kind: "ambiguous") + load("handmade", kind: "ambiguous")
  static let roundings = load("handmade", kind: "rounding")
}
