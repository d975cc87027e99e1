import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A file of view trees with a browser's answers to queries about them.
struct ChromiumFile: Decodable {
  let trees: [ChromiumTree]

  /// The trees of one file, as "int" of chromium-int.json.
  static func trees(_ kind: String) throws -> [ChromiumTree] {
    try ConformanceFile.decode("chromium-\(kind)", as: ChromiumFile.self).trees
  }
}

/// One view tree and the queries about it.
///
/// View 0 is the root; siblings are listed back to front.
struct ChromiumTree: Decodable, Sendable, CustomTestStringConvertible {
  let seed: String
  let kind: String
  let views: [ChromiumView]
  let ops: [ChromiumQuestion]

  var testDescription: String { seed }
}

struct ChromiumView: Decodable, Sendable {
  let id: Int
  let parent: Int?
  let center: [Double]
  let boundsOrigin: [Double]
  let boundsSize: [Double]
  let anchorPoint: [Double]
  let transform: [Double]
  let transform3D: [Double]?
  let hidden: Bool
  let interactive: Bool
}

/// A query with its answer; views are identified by id.
///
/// A tolerance is given if the browser rounds to a grid of its own.
enum ChromiumQuestion: Sendable {
  case convertPoint(CGPoint, from: Int, to: Int, expected: CGPoint, tolerance: Double?)
  case convertRect(CGRect, from: Int, to: Int, expected: CGRect, tolerance: Double?)
  case frame(of: Int, expected: CGRect, tolerance: Double?)
  case hitTest(CGPoint, root: Int, expected: Int?)
}

extension ChromiumQuestion: Decodable {
  private enum Key: String, CodingKey {
    case op, from, to, point, rect, view, root, expected, tol
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func numbers(_ key: Key) throws -> [Double] { try fields.decode([Double].self, forKey: key) }
    let tolerance = try fields.decodeIfPresent(Double.self, forKey: .tol)
    func view(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }

    switch try fields.decode(String.self, forKey: .op) {
    case "convertPoint":
      self = .convertPoint(
        CGPoint(try numbers(.point)), from: try view(.from), to: try view(.to),
        expected: CGPoint(try numbers(.expected)), tolerance: tolerance)
    case "convertRect":
      self = .convertRect(
        CGRect(try numbers(.rect)), from: try view(.from), to: try view(.to),
        expected: CGRect(try numbers(.expected)), tolerance: tolerance)
    case "frame":
      self = .frame(
        of: try view(.view), expected: CGRect(try numbers(.expected)), tolerance: tolerance)
    case "hitTest":
      self = .hitTest(
        CGPoint(try numbers(.point)), root: try view(.root),
        expected: try fields.decodeIfPresent(Int.self, forKey: .expected))
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "There is no question \(unknown).")
    }
  }
}

extension ChromiumTree {
  /// The tree in the naive model; indices are ids.
  var naive: NaiveTree {
    var tree = NaiveTree()
    for view in views {
      var naive = NaiveView()
      naive.bounds = CGRect(view.boundsOrigin + view.boundsSize)
      naive.center = CGPoint(view.center)
      naive.anchorPoint = CGPoint(view.anchorPoint)
      let m = view.transform
      naive.transform = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      naive.transform3D = view.transform3D.map(Transform3D.init)
      naive.isHidden = view.hidden
      naive.isUserInteractionEnabled = view.interactive
      tree.add(naive, to: view.parent)
    }
    return tree
  }
}

extension Transform3D {
  /// A matrix from a JSON array of its sixteen numbers, rows first.
  fileprivate init(_ m: [Double]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
      m44: m[15])
  }
}
