import Foundation
import ScreenFiles

/// A finding on a screen.
///
/// Its kind has a name for `--fail-on`.
struct Finding: Sendable {
  let kind: FindingKind
  let text: String
  /// The line of the dump that the finding is about, counted from 1; nil if there is none.
  let line: Int?
  /// An identifier that the element keeps across screens; nil for remarks and changes.
  let subject: String?
  /// The identifier that the other element keeps across screens; nil if there is no other element.
  ///
  /// The other element is the one that the element overlaps, or the one that covers a target.
  let other: String?
}

extension InspectedScreen {
  /// All findings: audit problems, remarks, changes and covered targets.
  var findings: [Finding] {
    var findings = audit.problems.map { problem in
      var other: Int?
      if case .overlaps(let place, _) = problem.kind { other = place }
      return finding(FindingKind(problem.kind), problem.element, sentence(problem), other: other)
    }
    findings += dump.remarks.map {
      Finding(kind: .remarks, text: $0.text, line: $0.line, subject: nil, other: nil)
    }
    for change in difference?.changes ?? [] {
      let line = change.new.map { dump.elements[$0].line }
      func note(_ kind: FindingKind) {
        findings.append(
          Finding(kind: kind, text: change.description, line: line, subject: nil, other: nil))
      }
      note(.changes)
      if case .noLongerTappable = change.kind { note(.noLongerTappable) }
    }
    return findings + covers
  }

  /// A finding for each covered target.
  ///
  /// Each names the element that covers the largest part of the target.
  private var covers: [Finding] {
    audit.targets.compactMap { target in
      let verdict = dump.verdict(of: target.element)
      guard let cover = verdict.covers.first else { return nil }
      let text: Phrase =
        "\(element: cover.element) covers \(cover.fraction.share) of \(element: target.element)"
      return finding(.covered, target.element, text.text(in: dump), other: cover.element)
    }
  }

  private func finding(_ kind: FindingKind, _ element: Int, _ text: String, other: Int?) -> Finding
  {
    Finding(
      kind: kind, text: text, line: dump.elements[element].line, subject: lastingName(element),
      other: other.map(lastingName))
  }

  /// Returns an identifier that an element keeps across screens.
  ///
  /// If the element has an identifier or a name, the result is its title. Otherwise, the result is
  /// its title and that of the first named descendant. If there is none, the nearest named ancestor
  /// is used instead or, without such an ancestor, the element's frame if it has one.
  func lastingName(_ index: Int) -> String {
    let element = dump.elements[index]
    func isNamed(_ other: ScreenDump.Element) -> Bool {
      (other.identifier ?? other.name)?.isEmpty == false
    }
    if isNamed(element) { return element.title }
    if let named = dump.contents(of: index).first(where: isNamed) {
      return "\(element.title) with \(named.title)"
    }
    var next = element.parent
    while let place = next {
      let around = dump.elements[place]
      if isNamed(around) { return "\(element.title) in \(around.title)" }
      next = around.parent
    }
    return element.hasFrame ? "\(element.title) at \(element.frame.short)" : element.title
  }
}
