import Foundation
import ScreenFiles

/// The text report on a screen.
struct Report {
  let screen: InspectedScreen
  let options: Options

  /// The maximum number of entries in each list of a short report, and of remarks and explanations
  /// in any report.
  static let shortLength = 10

  var text: String {
    var parts = [headline]
    let isShort =
      options.point == nil && options.names.isEmpty && options.covering == nil && !options.isAudit
      && screen.difference == nil
    if isShort { parts += [remarks, audit(isShort: true)] }
    if let point = options.point { parts.append(PointReport(point, in: screen.dump).text) }
    if let name = options.elementName {
      parts += screen.elements(named: name).map { ElementReport($0, in: screen).text }
    }
    if let name = options.whyName {
      parts += explanations(of: screen.found(name), named: name) + [remarks]
    }
    if options.covering != nil { parts.append(covering) }
    if options.isAudit { parts += [audit(isShort: false), disagreements] }
    if let difference = screen.difference { parts.append(Self.text(of: difference)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// A summary of the dump in two lines.
  var headline: String {
    let dump = screen.dump
    let size = dump.screen.isFiniteRect ? dump.screen.size : .zero
    return """
      \(options.name): \(dump.format.rawValue), \(size.width.short) x \(size.height.short) \(dump.unit.rawValue)
      \(Self.counted(dump.elements.count, "element")), \(Self.counted(dump.roots.count, "root")), \
      \(Self.counted(screen.audit.targets.count, "target")), \(Self.counted(screen.audit.problems.count, "problem"))
      """
  }

  /// Returns the explanations of the first ``shortLength`` subjects.
  ///
  /// If there is more than one subject, a sentence that lists them comes first.
  private func explanations(of subjects: [Subject], named name: String) -> [String] {
    let shown = subjects.prefix(Self.shortLength)
    let more = subjects.count - shown.count
    let titles = shown.map { "element \($0.element.index) (\($0.element.title))" }
    let match = ElementSearch(name, in: screen.dump).match?.rawValue ?? "name"
    let choice =
      "\(subjects.count) elements match '\(name)' by \(match): \(titles.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
      + "; choose one by its number, as in --why \(subjects.first?.element.index ?? 0)."
    return (subjects.count > 1 ? [choice] : [])
      + shown.map { subject in
        let text = Explanation(of: subject.element, in: screen.dump).text(in: screen.dump)
        return [subject.note(in: screen.dump), text].compactMap { $0 }.joined(separator: "\n")
      }
  }

  private var covering: String {
    let covered = options.covered(in: screen)
    guard !covered.isEmpty else { return "covering: nothing covers any target" }
    return covered.map { $0.text(in: screen.dump) }.joined(separator: "\n")
  }

  private var remarks: String {
    Self.list("remarks", screen.dump.remarks.map(\.description), isShort: true, option: "--json")
  }

  private func audit(isShort: Bool) -> String {
    guard screen.hasRectangles else {
      return "audit: nothing to check, because no element has a rectangle"
    }
    let size = screen.audit.minimumSize
    let guess = screen.audit.isSizeGuessed ? ", a guess from the screen size" : ""
    let title =
      size == .zero
      ? "audit: targets of any size, because the density is unknown; --size sets the minimum"
      : "audit: targets of at least \(size.width.short) x \(size.height.short)\(guess)"
    let problems = screen.audit.problems.map(screen.sentence)
    return Self.list(title, problems, isShort: isShort, option: "--audit", none: "  no problems")
  }

  /// The text about targets for which a touch at the center has an unexpected result.
  ///
  /// Either the touch misses the target, or the smallest element at that point doesn't receive it.
  private var disagreements: String {
    [
      ("a tap in the middle of these hits something else", ScreenDump.PointRule.aim),
      ("the smallest element in the middle of these isn't the one touched", .smallestArea),
    ].compactMap { title, rule in
      let found = screen.dump.disagreements(between: rule, and: .touched)
      guard !found.isEmpty else { return nil }
      return Self.list(title, found.map(sentence), isShort: false, option: "")
    }.joined(separator: "\n")
  }

  private func sentence(_ found: ScreenDump.Disagreement) -> String {
    func name(_ place: Int?) -> String {
      place.map { "\($0) (\(screen.dump.elements[$0].title))" } ?? "nothing"
    }
    let at = "at \(found.point.x.short), \(found.point.y.short)"
    return found.first == found.aim
      ? "element \(name(found.aim)) \(at): \(name(found.second)) takes the touch"
      : "element \(name(found.aim)) \(at): \(name(found.first)), and \(name(found.second)) takes the touch"
  }

  private static func text(of difference: ScreenDump.Difference) -> String {
    let title =
      "difference: \(counted(difference.changes.count, "change")), "
      + "\(counted(difference.matches.count, "element")) in both"
    return list(title, difference.changes.map(\.description), isShort: false, option: "")
  }

  private static func list(
    _ title: String, _ lines: [String], isShort: Bool, option: String, none: String? = nil
  ) -> String {
    guard !lines.isEmpty else { return none.map { "\(title)\n\($0)" } ?? (isShort ? "" : title) }
    let shown = isShort ? lines.prefix(shortLength) : lines[...]
    let more = lines.count - shown.count
    let end = more > 0 ? ["  and \(more) more; \(option) lists all"] : []
    return ([title] + shown.map { "  \($0)" } + end).joined(separator: "\n")
  }

  /// Returns a count with its noun.
  ///
  /// The noun is in the plural unless the count is 1.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Options {
  /// Returns, for the element that `--covering` names or for each covered target, the elements that
  /// cover it.
  ///
  /// Returns an empty array if the option isn't given.
  func covered(in screen: InspectedScreen) -> [Covering] {
    switch covering {
    case .element(let name):
      screen.subjects(named: name).map { Covering(of: $0, in: screen.dump) }
    case .allTargets:
      screen.dump.elements.filter(screen.isTarget).map { Covering(of: $0, in: screen.dump) }
        .filter { !$0.covers.isEmpty }
    case nil: []
    }
  }
}
