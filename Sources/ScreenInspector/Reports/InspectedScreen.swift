import Foundation
import ScreenFiles

/// A dump with its audit and, if there is an earlier dump, the changes since then.
struct InspectedScreen {
  let dump: ScreenDump
  let audit: ScreenDump.Audit
  let earlier: ScreenDump?
  let difference: ScreenDump.Difference?
  /// The problems of each element that has any, by the element's index.
  let problems: [Int: [ScreenDump.Audit.Problem]]
  private let targets: Set<Int>

  init(_ dump: ScreenDump, earlier: ScreenDump? = nil, options: Options) {
    self.dump = dump
    self.earlier = earlier
    audit = dump.audit(
      minimumSize: options.minimumSize, minimumSpacing: options.minimumSpacing)
    difference = earlier.map { dump.difference(from: $0) }
    problems = Dictionary(grouping: audit.problems, by: \.element)
    targets = Set(audit.targets.map(\.element))
  }

  /// Whether any element has a rectangle.
  var hasRectangles: Bool { dump.elements.contains(where: \.hasFrame) }

  /// Rejects a screen without rectangles if `--fail-on` names findings that require them.
  ///
  /// - Throws: An error if no element has a rectangle, and `--fail-on` names a kind other than
  ///   `remarks` and `changes`.
  func demandRectangles(_ options: Options) throws(UsageError) {
    guard !hasRectangles else { return }
    let unchecked = options.failsOn.filter(\.needsRectangles)
    guard !unchecked.isEmpty else { return }
    let isAll = unchecked.count == options.failsOn.count
    let subject = isAll ? "anything" : unchecked.map(\.rawValue).joined(separator: ", ")
    let counted = Report.counted(dump.elements.count, "element")
    let reason = "none of its \(counted) has a rectangle"
    throw UsageError("\(options.name): \(reason), so --fail-on can't check \(subject).")
  }

  func isTarget(_ element: ScreenDump.Element) -> Bool { targets.contains(element.index) }

  /// Returns the elements that a name refers to, by the rules of ``ElementSearch``.
  func elements(named name: String) -> [ScreenDump.Element] {
    ElementSearch(name, in: dump).elements
  }

  /// Returns the description of a problem, with the title of the element inserted.
  func sentence(_ problem: ScreenDump.Audit.Problem) -> String {
    let start = "element \(problem.element)"
    let rest = problem.description.dropFirst(start.count)
    return "\(start) (\(dump.elements[problem.element].title))\(rest)"
  }
}
