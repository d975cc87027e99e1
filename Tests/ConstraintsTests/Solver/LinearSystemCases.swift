import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// A value of the constraint cases: a JSON number, or a fraction in a string such as "16/9".
struct CaseNumber: Decodable, Sendable {
  let value: Double
  /// Whether the double is the exact value: the denominator is a power of two.
  let isDyadic: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      isDyadic = true
      return
    }
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard let numerator = parts.first, parts.count <= 2 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
    }
    let denominator = parts.count == 2 ? parts[1] : 1
    value = numerator / denominator
    isDyadic = denominator.significand == 1
  }
}

/// A row of the cases: the sum of terms and constant, compared with 0.
struct CaseRow: Decodable, Sendable {
  let id: String?
  let terms: [String: CaseNumber]
  let constant: CaseNumber
  let relation: String
  let priority: Float

  var isDyadic: Bool { constant.isDyadic && terms.values.allSatisfy(\.isDyadic) }

  /// How far the row is from holding at some values.
  func error(at values: [String: Double]) -> Double {
    let sum = terms.reduce(constant.value) { $0 + $1.value.value * (values[$1.key] ?? 0) }
    switch relation {
    case "<=": return max(0, sum)
    case ">=": return max(0, -sum)
    default: return abs(sum)
    }
  }
}

/// A bare system with its one best solution.
struct LinearSystemCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Answer: Decodable, Sendable {
    let values: [String: Double]
    let exact: [String: CaseNumber]
    let violations: [String: CaseNumber]
  }

  let id: String
  let variables: [String]
  let constraints: [CaseRow]
  let expected: Answer

  var testDescription: String { id }

  static var all: [LinearSystemCase] {
    get throws {
      try ConformanceFile.decode("autolayout/autolayout-systems", as: File<Self>.self).cases
    }
  }
}

/// A system that other solvers' tests change step by step.
struct ExternalSystemCase: Decodable, Sendable, CustomTestStringConvertible {
  enum Answer: Decodable, Sendable {
    case values([String: Double])
    case ambiguous
    case unsatisfiable

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try? container.decode(String.self) {
      case "ambiguous": self = .ambiguous
      case "unsatisfiable": self = .unsatisfiable
      default: self = .values(try container.decode([String: Double].self))
      }
    }
  }

  struct Step: Decodable, Sendable {
    let add: [CaseRow]
    let remove: [String]
    let expected: Answer
  }

  let id: String
  let steps: [Step]

  var testDescription: String { id }

  static var all: [ExternalSystemCase] {
    get throws {
      try ConformanceFile.decode("autolayout/autolayout-external", as: File<Self>.self).cases
    }
  }
}

private struct File<Case: Decodable>: Decodable {
  let cases: [Case]
}

/// A system under construction from cases, with its unknowns by name.
struct NamedSystem {
  let system = ConstraintSystem()
  private(set) var unknowns: [String: ConstraintSystem.Unknown] = [:]

  mutating func unknown(_ name: String) -> ConstraintSystem.Unknown {
    if let unknown = unknowns[name] { return unknown }
    let unknown = system.addUnknown()
    unknowns[name] = unknown
    return unknown
  }

  @discardableResult
  mutating func add(_ row: CaseRow) -> ConstraintSystem.Row {
    // In the order of the names: a dictionary has none.
    let terms = row.terms.sorted { $0.key < $1.key }
      .map { ConstraintSystem.Term(unknown($0.key), $0.value.value) }
    let relation: ConstraintSystem.Relation =
      row.relation == "<=" ? .atMost : row.relation == ">=" ? .atLeast : .equal
    return system.addRow(
      terms, constant: row.constant.value, relation, priority: row.priority)
  }

  var values: [String: Double] {
    unknowns.mapValues { system.value(of: $0) }
  }
}
