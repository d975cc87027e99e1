import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A fitting size equals that of a separate view, whatever was requested before (R11.58).
@Suite struct FittingHistoryLaws {
  private struct Question: CustomStringConvertible {
    let target: CGSize
    let horizontal: Float
    let vertical: Float

    init(_ source: inout ChoiceSource) {
      // Hugging and resistance are 250 and 750, and a target shouldn't compete with them.
      let priorities: [Float] = [50, 50, 49, 249, 251, 500, 749, 751, 999, 1_000]
      func length(_ source: inout ChoiceSource) -> Double { Double(20 + source.index(below: 100)) }
      target = CGSize(width: length(&source), height: length(&source))
      (horizontal, vertical) = (source.pick(priorities), source.pick(priorities))
    }

    var description: String { "\(target) at \(horizontal) and \(vertical)" }
  }

  private static func cell(_ constants: [CGFloat]) -> View {
    let cell = View(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
    let labels = [SizedView(50, 20), SizedView(30, 26)]
    for label in labels {
      cell.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    labels[1].setContentHuggingPriority(LayoutPriority(252), for: .vertical)
    labels[1].setContentCompressionResistancePriority(LayoutPriority(752), for: .vertical)
    LayoutConstraint.activate([
      labels[0].leftAnchor.constraint(equalTo: cell.leftAnchor, constant: constants[0]),
      labels[0].rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -3),
      labels[0].topAnchor.constraint(equalTo: cell.topAnchor, constant: constants[1]),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 4),
      labels[1].leftAnchor.constraint(equalTo: labels[0].leftAnchor),
      labels[1].bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -2),
    ])
    cell.layoutIfNeeded()
    return cell
  }

  private static func answer(_ cell: View, _ question: Question) -> CGSize {
    cell.systemLayoutSizeFitting(
      question.target, withHorizontalFittingPriority: LayoutPriority(question.horizontal),
      verticalFittingPriority: LayoutPriority(question.vertical))
  }

  @Test func `a question is answered as if it were the first`() {
    check({ source in
      (
        [CGFloat(source.index(below: 9)), CGFloat(source.index(below: 9))],
        source.list(mean: 4, limit: 8) { Question(&$0) }
      )
    }) { (constants, questions) in
      let cell = Self.cell(constants)
      for question in questions {
        let found = Self.answer(cell, question)
        let expected = Self.answer(Self.cell(constants), question)
        try demand(found == expected, "\(question): \(found), not \(expected).")
      }
    }
  }
}
