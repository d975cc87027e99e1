import Foundation
import ScreenFiles

/// A complete report on a screen, as JSON.
///
/// Its schema is `Documentation/Inspector/report.schema.json`. Adding a member doesn't change
/// ``version``; removing a member or changing its meaning increments it.
struct JSONReport: Encodable {
  struct Element: Encodable {
    let index: Int
    let parent: Int?
    let role: String
    let type: String
    let name: String?
    let identifier: String?
    let line: Int
    /// The x, y, width and height on the screen; nil if the dump doesn't contain usable values.
    let frame: [Double]?
    /// The part of the element's box that its ancestors don't clip, regardless of elements in
    /// front.
    ///
    /// It is nil if the element has no area, is hidden or completely clipped, or is never the
    /// result of a query at a point, like Maestro's root.
    let seenBox: [Double]?
    /// The box in which touches reach the element, regardless of elements in front; nil if the
    /// element receives no touches.
    let touchBox: [Double]?
    /// The four corners of the element on the screen, starting with its own top-left corner.
    ///
    /// It is nil if neither the element nor an ancestor has a transform, or if the element has no
    /// rectangle.
    let corners: [[Double]]?
    /// The rank of the element in the stacking order; the backmost element has rank 0.
    let rank: Int
    /// The index of the element that receives touches on this element by the format's rule.
    ///
    /// It is another element only for text nodes and documents of web pages.
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

  /// The result of `--why`.
  struct Why: Encodable {
    let element: Int
    let title: String
    let isTappable: Bool
    let cause: Explanation.Cause
    let evidence: String
    let wayOut: WayOut
    /// The index of the label whose text matched, if the dump is a UIKit text dump.
    ///
    /// It is nil if the element itself matched.
    let label: Int?

    struct WayOut: Encodable {
      let kind: ScreenInspector.WayOut.Kind
      let elements: [Int]
      let point: [Double]?
      let scrolls: [[Double]]?
      let text: String
    }
  }

  /// The result of `--covering` for one element.
  struct Covering: Encodable {
    struct Cover: Encodable {
      let element: Int
      let title: String
      let touches: Double
      let sight: Double
    }

    let element: Int
    let title: String
    let covers: [Cover]
  }

  /// The result of `--tap`.
  struct Tap: Encodable {
    let element: Int?
    let point: [Double]?
    /// The reason why there is no point, or a description of the ancestor or descendant that
    /// receives the tap instead; nil if the element itself can be tapped.
    let reason: String?
  }

  /// The version of the schema.
  static let version = 1

  let version: Int
  let kind: String
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
  let why: [Why]?
  let covering: [Covering]?
  let tap: Tap?
  /// The time of the screen if the dumps of a folder are sorted by time; otherwise nil.
  var time: String?

  init(_ inspected: InspectedScreen, options: Options) {
    let dump = inspected.dump
    (version, kind) = (Self.version, "screen")
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
    why = options.whyName.map { name in
      inspected.found(name).map { Why(Explanation(of: $0.element, in: dump), dump, $0.label) }
    }
    covering =
      options.covering == nil
      ? nil : options.covered(in: inspected).map { Covering($0, dump) }
    tap = options.tapName.map {
      Tap(TapAnswer(for: inspected.subjects(named: $0), in: dump), dump)
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
      corners: dump.rotatedCorners(of: element)?.map { [Double($0.x), Double($0.y)] },
      rank: dump.rank(of: element), receiver: dump.touchReceiver(of: element),
      isTarget: inspected.isTarget(element), isTappable: verdict.isTappable,
      verdict: ElementReport.sentence(verdict), idbReasons: verdict.idbReasons,
      tapPoint: verdict.tapPoint.map { [Double($0.x), Double($0.y)] },
      clearance: verdict.tapPoint.map { _ in Double(verdict.clearance) },
      reachableFraction: Double(verdict.reachableFraction),
      problems: (inspected.problems[element.index] ?? []).map(inspected.sentence))
  }

  /// Returns the origin and size of a rectangle as four numbers; nil if one of them isn't finite.
  private static func numbers(_ rect: CGRect) -> [Double]? {
    guard rect.isFiniteRect else { return nil }
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }

  /// Returns the JSON text of one or more reports, with sorted keys.
  static func text(
    of report: some Encodable, isPretty: Bool
  ) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isPretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys]
    // Numbers of a dump are finite, but values computed from huge ones may not be.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    } catch {
      throw UsageError("The report can't be written as JSON: \(error.localizedDescription)")
    }
  }

  /// Returns the JSON text of a report for a `script` element of a page.
  ///
  /// It contains no `<`, which could end that element.
  static func embedded(_ report: some Encodable) throws(UsageError) -> String {
    try text(of: report, isPretty: false).replacingOccurrences(of: "<", with: "\\u003c")
  }
}

extension JSONReport.Why {
  fileprivate init(_ answer: Explanation, _ dump: ScreenDump, _ label: Int?) {
    let way = answer.wayOut
    self.init(
      element: answer.element.index, title: answer.element.title,
      isTappable: answer.verdict.isTappable, cause: answer.cause,
      evidence: answer.evidence.sentence(in: dump) + ".",
      wayOut: WayOut(
        kind: way.kind, elements: way.elements,
        point: way.point.map { [Double($0.x), Double($0.y)] },
        scrolls: way.kind == .scroll
          ? way.scrolls.map { [Double($0.width), Double($0.height)] } : nil,
        text: way.text.sentence(in: dump) + "."), label: label)
  }
}

extension JSONReport.Covering {
  fileprivate init(_ covering: ScreenInspector.Covering, _ dump: ScreenDump) {
    self.init(
      element: covering.element.index, title: covering.element.title,
      covers: covering.covers.map {
        Cover(
          element: $0.element, title: dump.elements[$0.element].title,
          touches: Double($0.touches), sight: Double(min(1, $0.sight)))
      })
  }
}

extension JSONReport.Tap {
  fileprivate init(_ answer: TapAnswer, _ dump: ScreenDump) {
    switch answer {
    case .point(let point, let element, let remark):
      self.init(
        element: element, point: [Double(point.x), Double(point.y)],
        reason: remark.map { $0.sentence(in: dump) + "." })
    case .none(let reason):
      self.init(element: nil, point: nil, reason: reason.sentence(in: dump) + ".")
    }
  }
}
