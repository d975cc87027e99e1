import Foundation
import ScreenFiles

/// All that is known of a screen, as JSON: for `--json`, and for the script of the page.
struct JSONReport: Encodable {
  struct Element: Encodable {
    let index: Int
    let parent: Int?
    let role: String
    let type: String
    let name: String?
    let identifier: String?
    let line: Int
    /// x, y, width and height on the screen; nil where the dump has no numbers.
    let frame: [Double]?
    /// The box in which it can be seen, and that in which touches reach it, before what lies in front.
    let seenBox: [Double]?
    let touchBox: [Double]?
    /// The four corners of a turned element.
    let corners: [[Double]]?
    /// Its place from back to front.
    let rank: Int
    /// The element that its touches go to.
    let receiver: Int
    let isTarget: Bool
    let isTappable: Bool
    let verdict: String
    let idbReasons: [String]
    let tapPoint: [Double]?
    let clearance: Double?
    let reachableFraction: Double
    let problems: [String]
  }

  struct Change: Encodable {
    let old: Int?
    let new: Int?
    let text: String
  }

  struct Audit: Encodable {
    let minimumSize: [Double]
    let isSizeGuessed: Bool
    let targets: Int
    let problems: [String]
  }

  let file: String
  let format: String
  let unit: String
  let screen: [Double]?
  let roots: [Int]
  let remarks: [String]
  let audit: Audit
  let elements: [Element]
  let point: PointReport?
  let changes: [Change]?

  init(_ inspected: InspectedScreen, options: Options) {
    let dump = inspected.dump
    file = options.path
    format = dump.format.rawValue
    unit = dump.unit.rawValue
    screen = Self.numbers(dump.screen)
    roots = dump.roots
    remarks = dump.remarks.map(\.description)
    let size = inspected.audit.minimumSize
    audit = Audit(
      minimumSize: [Double(size.width), Double(size.height)],
      isSizeGuessed: inspected.audit.isSizeGuessed, targets: inspected.audit.targets.count,
      problems: inspected.audit.problems.map(inspected.sentence))
    let chosen = options.elementName.map { inspected.elements(named: $0) } ?? dump.elements
    elements = chosen.map { Self.element($0, inspected) }
    point = options.point.map { PointReport($0, in: dump) }
    changes = inspected.difference?.changes.map {
      Change(old: $0.old, new: $0.new, text: $0.description)
    }
  }

  private static func element(
    _ element: ScreenDump.Element, _ inspected: InspectedScreen
  ) -> Element {
    let dump = inspected.dump
    let verdict = dump.verdict(of: element)
    return Element(
      index: element.index, parent: element.parent, role: element.role, type: element.typeName,
      name: element.name, identifier: element.identifier, line: element.line,
      frame: numbers(element.frame), seenBox: numbers(dump.seenBox(of: element)),
      touchBox: numbers(dump.touchBox(of: element)),
      corners: dump.turnedCorners(of: element)?.map { [Double($0.x), Double($0.y)] },
      rank: dump.rank(of: element), receiver: dump.touchReceiver(of: element),
      isTarget: inspected.isTarget(element), isTappable: verdict.isTappable,
      verdict: ElementReport.sentence(verdict), idbReasons: verdict.idbReasons,
      tapPoint: verdict.tapPoint.map { [Double($0.x), Double($0.y)] },
      clearance: verdict.tapPoint.map { _ in Double(verdict.clearance) },
      reachableFraction: Double(verdict.reachableFraction),
      problems: (inspected.problems[element.index] ?? []).map(inspected.sentence))
  }

  /// Four numbers; nil for a rectangle without finite ones.
  private static func numbers(_ rect: CGRect) -> [Double]? {
    guard rect.isFiniteRect else { return nil }
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }

  /// One or several reports as text, with sorted keys.
  static func text(
    of report: some Encodable, isPretty: Bool
  ) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isPretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys]
    // Numbers of a dump are finite, but what is worked out of enormous ones needn't be.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    } catch {
      throw UsageError("The report can't be written as JSON: \(error.localizedDescription)")
    }
  }

  /// The report as it may stand in a script element of a page: no `<` is left that could end it.
  static func embedded(_ report: some Encodable) throws(UsageError) -> String {
    try text(of: report, isPretty: false).replacingOccurrences(of: "<", with: "\\u003c")
  }
}
