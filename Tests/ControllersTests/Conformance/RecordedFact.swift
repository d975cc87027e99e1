import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A line of `Fixtures/conformance/uikit/facts.json`: the output of real UIKit, and the setting.
struct RecordedFact: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let setting: String
  let ios: String
  let evidence: String
  let scene: Scene
  let numbers: [String: [Double]]

  var testDescription: String { id }

  struct File: Decodable { let facts: [RecordedFact] }

  static func all() throws -> [RecordedFact] {
    try ConformanceFile.decode("uikit/facts", as: File.self).facts
  }

  enum Kind: String, Decodable, Sendable {
    case controllers, constraints, stack, flow, batches, safeArea
  }

  /// A setting, with the fields that its kind reads.
  struct Scene: Decodable, Sendable {
    let kind: Kind
    // Of controllers in a window, and of safe areas.
    let idiom: String?
    let window: [Double]?
    let safeArea: [Double]?
    let containers: [String]?
    let list: String?
    let rows: Int?
    let content: [Double]?
    let respectsMinimum: Bool?
    let largeTitle: Bool?
    let isTranslucent: Bool?
    let plain: Bool?
    let frames: [[Double]]?
    // Of constraints.
    let root: [Double]?
    let direction: String?
    let translatesRoot: Bool?
    let scale: Double?
    let views: [Item]?
    let constraints: [String]?
    // Of stacks.
    let lengths: [Double]?
    let spacing: Double?
    let room: Double?
    let pinned: Bool?
    // Of flow layouts.
    let header: Double?
    let pins: Bool?
    let rectangle: [Double]?
  }

  struct Item: Decodable, Sendable {
    let id: String
    let parent: String?
    let direction: String?

    enum CodingKeys: String, CodingKey {
      case id, direction
      case parent = "in"
    }
  }
}

extension RecordedFact.Scene {
  var windowSize: CGSize { CGSize(width: window?[0] ?? 320, height: window?[1] ?? 568) }

  var insets: EdgeInsets {
    guard let safeArea else { return .zero }
    return EdgeInsets(
      top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
  }

  static func attribute(_ name: String?) -> View.SemanticContentAttribute {
    switch name {
    case "rtl": .forceRightToLeft
    case "ltr": .forceLeftToRight
    default: .unspecified
    }
  }
}

extension LayoutConstraint {
  /// A constraint written as `a.leading == b.trailing * 0.5 + 8 @750`; constants and everything but
  /// the first three words are optional.
  convenience init(_ text: String, among items: [String: View]) throws {
    var words = text.split(separator: " ").map(String.init)[...]
    func side(_ word: String) throws -> (view: View, attribute: Attribute) {
      let parts = word.split(separator: ".").map(String.init)
      let view = try #require(items[parts[0]], "\(word)")
      let attribute = try #require(
        Attribute.allCases.first { "\($0)" == parts[1] }, "\(word)")
      return (view, attribute)
    }
    let first = try side(words.removeFirst())
    let relations: [String: Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let relation = try #require(relations[words.removeFirst()], "\(text)")
    var second: (view: View, attribute: Attribute)?
    var (multiplier, constant, priority) = (1.0, 0.0, 1_000.0)
    if let word = words.first, Double(word) == nil {
      second = try side(word)
    } else {
      constant = Double(words.first ?? "") ?? 0
    }
    words = words.dropFirst()
    while let word = words.popFirst() {
      let number = Double(words.first ?? "") ?? 0
      switch word {
      case "*": multiplier = number
      case "+": constant = number
      case "-": constant = -number
      default:
        priority = try #require(Double(word.dropFirst()), "\(text)")
        continue
      }
      words = words.dropFirst()
    }
    self.init(
      item: first.view, attribute: first.attribute, relatedBy: relation, toItem: second?.view,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    self.priority = LayoutPriority(Float(priority))
  }
}
