import Foundation
import ScreenFiles

/// Audit problems that have the same cause.
///
/// Each problem of a screen is in exactly one group.
struct ProblemGroup {
  let kind: FindingKind
  let title: Phrase
  let problems: [ScreenDump.Audit.Problem]

  /// Returns the groups of a screen, sorted by kind and then by descending number of problems.
  static func groups(of screen: InspectedScreen) -> [ProblemGroup] {
    let partners = partners(of: screen.audit.problems)
    let grouped = Dictionary(grouping: screen.audit.problems) { problem in
      Key(
        kind: FindingKind(problem.kind), cause: cause(of: problem, in: screen, partners: partners))
    }
    let order = FindingKind.allCases
    return grouped.map { key, problems in
      ProblemGroup(kind: key.kind, title: title(key, problems, screen), problems: problems)
    }.sorted {
      let places = [$0, $1].map { order.firstIndex(of: $0.kind) ?? 0 }
      if places[0] != places[1] { return places[0] < places[1] }
      if $0.problems.count != $1.problems.count { return $0.problems.count > $1.problems.count }
      return $0.problems[0].element < $1.problems[0].element
    }
  }

  private struct Key: Hashable {
    let kind: FindingKind
    let cause: Cause
  }

  /// The cause that the problems of a group have in common.
  private enum Cause: Hashable {
    case element(Int)
    case size(role: String, width: String, height: String)
    case same
  }

  /// Returns, for each element, the number of overlaps that it is part of.
  private static func partners(of problems: [ScreenDump.Audit.Problem]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for problem in problems {
      if case .overlaps(let other, _) = problem.kind {
        counts[problem.element, default: 0] += 1
        counts[other, default: 0] += 1
      }
    }
    return counts
  }

  private static func cause(
    of problem: ScreenDump.Audit.Problem, in screen: InspectedScreen, partners: [Int: Int]
  ) -> Cause {
    let element = screen.dump.elements[problem.element]
    switch problem.kind {
    case .small(let size):
      return .size(role: element.role, width: size.width.short, height: size.height.short)
    case .unreachable:
      let verdict = screen.dump.verdict(of: element)
      if let cover = verdict.covers.first { return .element(cover.element) }
      for case .clipped(let by, _) in verdict.findings { return .element(by) }
      return .same
    case .offScreen:
      var next = element.parent
      while let place = next, !screen.dump.scrolls(screen.dump.elements[place]) {
        next = screen.dump.elements[place].parent
      }
      return next.map { .element($0) } ?? .same
    case .overlaps(let other, _):
      let counts = [problem.element, other].map { partners[$0] ?? 0 }
      return .element(counts[1] > counts[0] ? other : problem.element)
    case .close: return .same
    case .duplicate: return .same
    }
  }

  private static func title(
    _ key: Key, _ problems: [ScreenDump.Audit.Problem], _ screen: InspectedScreen
  ) -> Phrase {
    let count = problems.count
    if count == 1, case (.unreachable, .element(let other)) = (key.kind, key.cause) {
      return "\(problems[0].phrase) because of \(element: other)"
    }
    guard count > 1 else { return problems[0].phrase }
    switch (key.kind, key.cause) {
    case (.small, .size(let role, let width, let height)):
      let noun = role.isEmpty ? "targets" : "targets of type \(role)"
      return "\(count: count) \(noun) have a tappable area of only \(width) x \(height)"
    case (.unreachable, .element(let other)):
      return "\(count: count) targets can't be reached because of \(element: other)"
    case (.offScreen, .element(let scroller)):
      return "\(count: count) targets in \(element: scroller) are off the screen"
    case (.overlaps, .element(let other)):
      return "\(element: other) overlaps \(count: count) targets"
    case (.unreachable, _): return "\(count: count) targets can't be reached"
    case (.offScreen, _): return "\(count: count) targets are off the screen"
    case (.close, _): return "\(count: count) targets are closer to another than allowed"
    default: return "\(count: count) elements are in the dump twice"
    }
  }
}
