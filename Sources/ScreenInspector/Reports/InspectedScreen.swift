import Foundation
import ScreenFiles

/// A dump with what was asked of it: its audit and, beside an earlier dump, what changed.
struct InspectedScreen {
  let dump: ScreenDump
  let audit: ScreenDump.Audit
  let earlier: ScreenDump?
  let difference: ScreenDump.Difference?
  /// The problems of each element that has one.
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

  /// Whether some element has a rectangle; where none has, nothing can be checked.
  var hasRectangles: Bool { dump.elements.contains(where: \.hasFrame) }

  /// - Throws: An error if `--fail-on` asks about a screen without any rectangle, of which everything could be said.
  func demandRectangles(_ options: Options) throws(UsageError) {
    guard !hasRectangles, !options.failsOn.isEmpty else { return }
    let counted = Report.counted(dump.elements.count, "element")
    throw UsageError(
      "\(options.name): none of its \(counted) has a rectangle, so --fail-on can check nothing.")
  }

  func isTarget(_ element: ScreenDump.Element) -> Bool { targets.contains(element.index) }

  /// The elements that a name means: those of the identifier, else of the name, else of the number, else those that contain the text.
  func elements(named name: String) -> [ScreenDump.Element] {
    let byIdentifier = dump.elements.filter { $0.identifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byName = dump.elements.filter { $0.name == name }
    if !byName.isEmpty { return byName }
    if let index = Int(name), dump.elements.indices.contains(index) {
      return [dump.elements[index]]
    }
    let wanted = name.lowercased()
    return dump.elements.filter { element in
      [element.identifier, element.name].contains { $0?.lowercased().contains(wanted) ?? false }
    }
  }

  /// A problem in words, with what the element is called.
  func sentence(_ problem: ScreenDump.Audit.Problem) -> String {
    let start = "element \(problem.element)"
    let rest = problem.description.dropFirst(start.count)
    return "\(start) (\(dump.elements[problem.element].title))\(rest)"
  }
}
