import Foundation
import ScreenFiles

/// The answer to `--tap`: a point, or the reason why there is none.
enum TapAnswer {
  case point(CGPoint, element: Int, remark: Phrase?)
  case none(Phrase)

  /// Creates the answer for the elements to which a name refers.
  ///
  /// If exactly one of them can be tapped, the answer is its tap point. Otherwise it is the reason
  /// why there is no unique point.
  init(for elements: [ScreenDump.Element], in dump: ScreenDump) {
    let answers = elements.map { Explanation(of: $0, in: dump) }
    let found = answers.filter { $0.tapPoint != nil }
    if let only = found.first, let point = only.tapPoint, found.count == 1 {
      self = .point(
        point, element: only.element.index,
        remark: only.wayOut.kind == .tapRelative ? only.evidence : nil)
    } else if !found.isEmpty {
      let places = found.prefix(8).map {
        "\(element: $0.element.index) at \($0.tapPoint?.short ?? "")" as Phrase
      }
      let more = found.count > 8 ? " and \(found.count - 8) more" : ""
      self = .none(
        "\(count: found.count) elements with this name can be tapped; use a number to choose one: \(.joined(places, by: ", "))\(more)"
      )
    } else if let first = answers.first {
      self = .none("\(first.evidence); \(first.wayOut.text)")
    } else {
      self = .none("no element has this name")
    }
  }
}

extension InspectedScreen {
  /// Returns the elements to explain for a name; see ``found(_:)``.
  func subjects(named name: String) -> [ScreenDump.Element] { found(name).map(\.element) }
}
