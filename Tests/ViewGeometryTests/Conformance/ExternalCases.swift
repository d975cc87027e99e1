import Foundation
import Testing

@testable import TestSupport

/// Cases of other systems' test suites, as values.
struct ExternalFile: Decodable {
  let cases: [ExternalCase]

  static func cases() throws -> [ExternalCase] {
    try ConformanceFile.decode("external-cases", as: ExternalFile.self).cases
  }
}

/// A few views and queries about them, from one test of another system.
struct ExternalCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let views: [ExternalView]
  let ops: [ExternalQuestion]

  var testDescription: String { id }
}

struct ExternalView: Decodable, Sendable {
  let id: String
  let parent: String?
  let bounds: [Double]
  let center: [Double]
  let anchor: [Double]
  let transform: [Double]
  let flags: Flags?

  struct Flags: Decodable, Sendable {
    let hidden: Bool?
    let clips: Bool?
    let zIndex: Double?
    let pointerEvents: PointerEvents?
    /// Left, top, right, bottom.
    let hitSlop: [Double]?
    let cornerRadius: Double?
    let isWindow: Bool?
  }

  /// Which of a view and its subviews can be hit.
  enum PointerEvents: String, Decodable, Sendable {
    case auto, none, boxNone, boxOnly
  }
}

/// A query with its answer; views are identified by id, and nil is the window or the root.
enum ExternalQuestion: Sendable {
  case convertPoints(
    [CGPoint], from: String?, to: String?, expected: [ExpectedPoint], tolerance: Double)
  case convertRect(CGRect, from: String?, to: String?, expected: CGRect, tolerance: Double)
  case hitTest(CGPoint, root: String, isInParent: Bool, expected: String?)
  case hitTestAll(CGPoint, root: String, expected: [String])
  case visibleRect(of: String, space: String?, expected: CGRect, tolerance: Double)
  case visibleRectIsEmpty(of: String, expected: Bool)
  case mapToParent(of: String, expected: [Double], tolerance: Double)
  case subtreeBounds(of: String, excludesSelf: Bool, expected: CGRect, tolerance: Double)
  case scrollRectToVisible(CGRect, container: String, expectedOffset: CGPoint)

  /// The ranges of the coordinates of an answer; a source that tests one coordinate doesn't
  /// restrict the other.
  struct ExpectedPoint: Sendable {
    var x: ClosedRange<Double> = -.infinity ... .infinity
    var y: ClosedRange<Double> = -.infinity ... .infinity
  }
}

extension ExternalQuestion: Decodable {
  private enum Key: String, CodingKey {
    case op, from, to, point, points, rect, root, pointSpace, view, space, container
    case expected, expectedRange, expectedOffset, tolerance, excludeSelf
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func numbers(_ key: Key) throws -> [Double] { try fields.decode([Double].self, forKey: key) }
    func id(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func optionalID(_ key: Key) throws -> String? {
      try fields.decodeIfPresent(String.self, forKey: key)
    }
    let tolerance = try fields.decodeIfPresent(Double.self, forKey: .tolerance) ?? 0

    switch try fields.decode(String.self, forKey: .op) {
    case "convertPoint":
      self = .convertPoints(
        [CGPoint(try numbers(.point))], from: try optionalID(.from), to: try optionalID(.to),
        expected: [try Self.expectedPoint(in: fields)], tolerance: tolerance)
    case "convertPoints":
      self = .convertPoints(
        try fields.decode([[Double]].self, forKey: .points).map { CGPoint($0) },
        from: try optionalID(.from), to: try optionalID(.to),
        expected: try fields.decode([[Double]].self, forKey: .expected).map(ExpectedPoint.init),
        tolerance: tolerance)
    case "convertRect":
      self = .convertRect(
        CGRect(try numbers(.rect)), from: try optionalID(.from), to: try optionalID(.to),
        expected: CGRect(try numbers(.expected)), tolerance: tolerance)
    case "hitTest":
      self = .hitTest(
        CGPoint(try numbers(.point)), root: try id(.root),
        isInParent: try optionalID(.pointSpace) == "parent", expected: try optionalID(.expected))
    case "hitTestAll":
      self = .hitTestAll(
        CGPoint(try numbers(.point)), root: try id(.root),
        expected: try fields.decode([String].self, forKey: .expected))
    case "visibleRect":
      self = .visibleRect(
        of: try id(.view), space: try optionalID(.space), expected: CGRect(try numbers(.expected)),
        tolerance: tolerance)
    case "visibleRectIsEmpty":
      self = .visibleRectIsEmpty(
        of: try id(.view), expected: try fields.decode(Bool.self, forKey: .expected))
    case "localToParent":
      self = .mapToParent(
        of: try id(.view), expected: try numbers(.expected), tolerance: tolerance)
    case "subtreeBounds":
      self = .subtreeBounds(
        of: try id(.view), excludesSelf: try fields.decode(Bool.self, forKey: .excludeSelf),
        expected: CGRect(try numbers(.expected)), tolerance: tolerance)
    case "scrollRectToVisible":
      self = .scrollRectToVisible(
        CGRect(try numbers(.rect)), container: try id(.container),
        expectedOffset: CGPoint(try numbers(.expectedOffset)))
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "There is no question \(unknown).")
    }
  }

  private static func expectedPoint(in fields: KeyedDecodingContainer<Key>) throws -> ExpectedPoint
  {
    if let pair = try fields.decodeIfPresent([Double].self, forKey: .expected) {
      return ExpectedPoint(pair)
    }
    let ranges = try fields.decode([String: [Double]].self, forKey: .expectedRange)
    var expected = ExpectedPoint()
    if let x = ranges["x"] { expected.x = x[0]...x[1] }
    if let y = ranges["y"] { expected.y = y[0]...y[1] }
    return expected
  }
}

extension ExternalQuestion.ExpectedPoint {
  init(_ pair: [Double]) {
    self.init(x: pair[0]...pair[0], y: pair[1]...pair[1])
  }

  func accepts(_ point: CGPoint, tolerance: Double) -> Bool {
    func isIn(_ range: ClosedRange<Double>, _ value: Double) -> Bool {
      value >= range.lowerBound - tolerance && value <= range.upperBound + tolerance
    }
    return isIn(x, point.x) && isIn(y, point.y)
  }
}
