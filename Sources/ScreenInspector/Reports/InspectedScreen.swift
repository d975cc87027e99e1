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

  /// Rejects a screen without rectangles if `--fail-on` is given.
  ///
  /// - Throws: An error if `--fail-on` is given and no element has a rectangle.
  func demandRectangles(_ options: Options) throws(UsageError) {
    guard !hasRectangles, !options.failsOn.isEmpty else { return }
    let counted = Report.counted(dump.elements.count, "element")
    throw UsageError(
      "\(options.name): none of its \(counted) has a rectangle, so --fail-on can't check anything.")
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
