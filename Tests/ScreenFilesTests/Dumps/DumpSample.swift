import Foundation
import ScreenFiles
import Testing

/// A sample of `Fixtures/conformance/dumps` with its answers, which a separate slow program
/// computed.
struct DumpSample: Sendable, CustomTestStringConvertible {
  let folder: String
  let answers: Answers

  /// The contents of `NAME.expected.json`; the README beside the samples describes them.
  struct Answers: Decodable {
    let file: String
    let format: String
    let elements: Int?
    let depth: Int?
    let roots: Int?
    let withoutRectangle: Int?
    let unseen: Int?
    let rectangles: [Rectangle]?
    let points: [Point]?
    let hits: [Hit]?
    let tolerance: Double?
    let malformed: Bool?
    let elementsBeforeCut: Int?
  }

  struct Rectangle: Decodable {
    let element: Int
    let type: String
    let rectangle: [Double]
  }

  struct Point: Decodable {
    let point: [Double]
    let front: Int?
    let frontOfAll: Int?
    let touch: Int?
    /// Whether the answer names the taker of the touch, even if it is none.
    let tellsTouch: Bool

    enum Key: String, CodingKey { case point, front, frontOfAll, touch }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      point = try container.decode([Double].self, forKey: .point)
      front = try container.decodeIfPresent(Int.self, forKey: .front)
      frontOfAll = try container.decodeIfPresent(Int.self, forKey: .frontOfAll)
      touch = try container.decodeIfPresent(Int.self, forKey: .touch)
      tellsTouch = container.contains(.touch)
    }
  }

  struct Hit: Decodable {
    let point: [Double]
    let hit: Int
  }

  var testDescription: String { "\(folder)/\(answers.file)" }

  var url: URL {
    Self.root.appendingPathComponent(folder).appendingPathComponent(answers.file)
  }

  func data() throws -> Data { try Data(contentsOf: url) }

  func dump() throws -> ScreenDump { try ScreenDump(contentsOf: url) }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/conformance/dumps")

  /// All samples, sorted by path.
  static let all: [DumpSample] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".expected.json") }.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
        let answers = try? JSONDecoder().decode(Answers.self, from: data)
      else { return nil }
      return DumpSample(
        folder: path.split(separator: "/").dropLast().joined(separator: "/"), answers: answers)
    }
  }()

  /// The samples that can be read.
  static let whole = all.filter { $0.answers.malformed != true }
  static let malformed = all.filter { $0.answers.malformed == true }

  static func named(_ path: String) throws -> DumpSample {
    try #require(all.first { $0.testDescription == path })
  }
}

extension CGPoint {
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}
