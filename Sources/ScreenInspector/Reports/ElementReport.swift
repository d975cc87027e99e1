import Foundation
import ScreenFiles

/// A report on one element: its type, its geometry, its verdict and its problems.
struct ElementReport {
  let element: ScreenDump.Element
  let screen: InspectedScreen

  init(_ element: ScreenDump.Element, in screen: InspectedScreen) {
    self.element = element
    self.screen = screen
  }

  var text: String {
    let verdict = screen.dump.verdict(of: element)
    var lines = [
      "element \(element.index) (\(element.title))", "  line     \(element.line)",
      "  screen   \(element.frame.short)",
    ]
    if let parent = element.parent {
      let title = screen.dump.elements[parent].title
      lines.append("  parent   \(element.frameInParent.short) in \(parent) (\(title))")
    }
    lines.append("  verdict  \(Self.sentence(verdict))")
    if verdict.isTappable, let tap = verdict.tapPoint {
      lines.append(
        "  tap      at \(tap.x.short), \(tap.y.short), \(verdict.clearance.short) from the nearest edge"
      )
    }
    lines += (screen.problems[element.index] ?? []).map { "  problem  \(screen.sentence($0))" }
    return lines.joined(separator: "\n")
  }

  /// Returns a phrase that says whether the element can be tapped, and which obstacles there are.
  static func sentence(_ verdict: ScreenDump.Verdict) -> String {
    let start = verdict.isTappable ? "can be tapped" : "can't be tapped"
    guard !verdict.findings.isEmpty else { return start }
    return start + ": " + verdict.findings.map(\.description).joined(separator: "; ")
  }
}
