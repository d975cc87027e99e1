import Foundation
import ScreenFiles
import TestSupport
import Testing

/// An input of `Fixtures/conformance/pasted` with the expected result; the README beside them
/// describes the members.
struct PastedCase: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let format: String
  let elements: Int
  let roots: Int?
  let rectangles: [[Double]]?
  let names: [Name]?
  let identifiers: [Name]?
  let taps: [[Double]]?
  let covered: [Double]?
  let problems: Int?
  let minimumSize: Double?
  let remark: String?
  let quiet: [String]?

  /// An element and its name.
  struct Name: Decodable, Sendable {
    let element: Int
    let name: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      element = try container.decode(Int.self)
      name = try container.decode(String.self)
    }
  }

  var testDescription: String { file }

  static let folder = DumpSample.root.deletingLastPathComponent().appending(path: "pasted")

  static func dump(_ file: String) throws -> ScreenDump {
    try ScreenDump(contentsOf: folder.appending(path: file))
  }

  static let all: [PastedCase] = {
    guard let data = try? Data(contentsOf: folder.appending(path: "answers.json")) else {
      return []
    }
    return (try? JSONDecoder().decode([PastedCase].self, from: data)) ?? []
  }()
}

struct PastedCaseTests {
  @Test func `all inputs have answers`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: PastedCase.folder.path)
      .filter { $0 != "README.md" && $0 != "answers.json" && !$0.hasPrefix("diff-") }

    expectEqual(PastedCase.all.map(\.file).sorted(), files.sorted())
    expectEqual(files.count, 31)
  }

  @Test(arguments: PastedCase.all)
  func `what was pasted is read as its answers say`(input: PastedCase) throws {
    let dump = try PastedCase.dump(input.file)

    expectEqual(dump.format.rawValue, input.format)
    expectEqual(dump.elements.count, input.elements)
    if let roots = input.roots { expectEqual(dump.roots.count, roots) }
    for numbers in input.rectangles ?? [] {
      let frame = dump.elements[Int(numbers[0])].frame
      let expected = CGRect(numbers[1], numbers[2], numbers[3], numbers[4])
      expect(abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6)
      expect(abs(frame.maxX - expected.maxX) < 1e-6 && abs(frame.maxY - expected.maxY) < 1e-6)
    }
    for told in input.names ?? [] { expectEqual(dump.elements[told.element].name, told.name) }
    for told in input.identifiers ?? [] {
      expectEqual(dump.elements[told.element].identifier, told.name)
    }
    if let remark = input.remark {
      expect(dump.remarks.contains { $0.text.contains(remark) }, "\(dump.remarks)")
    }
    for text in input.quiet ?? [] { expect(!dump.remarks.contains { $0.text.contains(text) }) }
  }

  @Test(arguments: PastedCase.all)
  func `what was pasted is judged as its answers say`(input: PastedCase) throws {
    let dump = try PastedCase.dump(input.file)

    for tap in input.taps ?? [] {
      let (element, point) = (Int(tap[0]), CGPoint(CGFloat(tap[1]), CGFloat(tap[2])))
      expect(dump.verdict(of: element).isTappable)
      expect(dump.verdict(of: element).findings.isEmpty)
      expectEqual(dump.touched(at: point)?.index, element)
    }
    if let covered = input.covered {
      let findings = dump.verdict(of: Int(covered[0])).findings
      expectEqual(findings, [.covered(by: Int(covered[1]), fraction: CGFloat(covered[2] / 100))])
    }
    if let problems = input.problems { expectEqual(dump.audit().problems.count, problems) }
    if let side = input.minimumSize {
      expectEqual(dump.audit().minimumSize, CGSize(width: side, height: side))
    }
  }

  @Test func `rows of a list that was scrolled are known by what they hold`() throws {
    let before = try PastedCase.dump("diff-scrolled-before.xml")
    let after = try PastedCase.dump("diff-scrolled-after.xml")

    let changes = after.difference(from: before).changes

    expectEqual(
      changes.map(\.kind),
      [
        .moved(from: CGPoint(0, 100), to: .zero),
        .moved(from: CGPoint(0, 200), to: CGPoint(0, 100)),
        .appeared, .appeared, .gone, .gone,
      ])
    expectEqual(changes.map(\.new), [1, 3, 5, 6, nil, nil])
    expectEqual(changes.map(\.old), [3, 5, nil, nil, 1, 2])
  }
}
