import Foundation
import ViewGeometry

@testable import TestSupport

/// A stack view of four views, of which any may be hidden or not arranged.
final class StackHistory {
  let stack = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let views = (0..<4).map { _ in SizedView(30, 20) }
  private var isArranged = [true, true, true, true]

  init() { views.forEach(stack.addArrangedSubview) }

  /// Removes a view, or adds it back at its index; a view that is added back has lost its own
  /// spacing.
  private func arrange(_ number: Int, _ arranged: Bool) {
    guard isArranged[number] != arranged else { return }
    isArranged[number] = arranged
    if arranged {
      stack.insertArrangedSubview(views[number], at: isArranged[..<number].count { $0 })
      if number == 1 { stack.setCustomSpacing(spacingAfterSecond, after: views[1]) }
    } else {
      views[number].removeFromSuperview()
    }
  }

  private var spacingAfterSecond = StackView.spacingUseDefault

  static var subject: SubjectUnderTest<StackHistory> {
    SubjectUnderTest(
      name: "stack view", make: { StackHistory() }, settings: settings,
      disturbances: [
        { $0.stack.layoutIfNeeded() }, { _ = $0.stack.intrinsicContentSize },
        { _ = $0.stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) },
        { history in
          history.views[2].frame = CGRect(x: 5, y: 6, width: 7, height: 8)
          history.stack.setNeedsLayout()
        },
        { history in
          history.stack.isHidden = true
          history.stack.layoutIfNeeded()
          history.stack.isHidden = false
        },
        { $0.stack.exchangeSubview(at: 0, withSubviewAt: $0.stack.subviews.count - 1) },
      ],
      answers: answers)
  }

  private static var settings: [Setting<StackHistory>] {
    [
      Setting("axis", [Axis.horizontal, .vertical]) { $0.stack.axis = $1 },
      Setting("distribution", StackView.Distribution.allCases) { $0.stack.distribution = $1 },
      Setting("alignment", StackView.Alignment.allCases) { $0.stack.alignment = $1 },
      Setting("spacing", [0, 8, -4]) { $0.stack.spacing = $1 },
      Setting("margins", [8, 0, 20]) {
        $0.stack.layoutMargins = EdgeInsets(top: $1, left: $1 / 2, bottom: 2, right: $1)
      },
      Setting("inMargins", [false, true]) { $0.stack.isLayoutMarginsRelativeArrangement = $1 },
      Setting("size", [(200, 100), (90, 300), (400, 16)]) {
        $0.stack.frame.size = CGSize(width: $1.0, height: $1.1)
      },
      Setting("direction", [View.SemanticContentAttribute.unspecified, .forceRightToLeft]) {
        $0.stack.semanticContentAttribute = $1
      },
      Setting("hidden first", [false, true]) { $0.views[0].isHidden = $1 },
      Setting("hidden third", [false, true]) { $0.views[2].isHidden = $1 },
      Setting("arranged second", [true, false]) { $0.arrange(1, $1) },
      Setting("arranged last", [true, false]) { $0.arrange(3, $1) },
      Setting(
        "spacing after second", [StackView.spacingUseDefault, 11, StackView.spacingUseSystem]
      ) {
        $0.spacingAfterSecond = $1
        $0.stack.setCustomSpacing($1, after: $0.views[1])
      },
      Setting("preferred size of first", [(30, 20), (70, 5), (0, 0)]) {
        $0.views[0].preferredSize = CGSize(width: $1.0, height: $1.1)
      },
      Setting("preferred size of last", [(30, 20), (10, 44), (120, 90)]) {
        $0.views[3].preferredSize = CGSize(width: $1.0, height: $1.1)
      },
      Setting("hugging of third", [LayoutPriority.defaultLow, .defaultHigh]) {
        $0.views[2].setContentHuggingPriority($1, for: .horizontal)
        $0.views[2].setContentHuggingPriority($1, for: .vertical)
      },
      Setting("resistance of first", [LayoutPriority.defaultHigh, .defaultLow]) {
        $0.views[0].setContentCompressionResistancePriority($1, for: .horizontal)
      },
    ]
  }

  private static func answers(_ history: StackHistory) -> [String] {
    let stack = history.stack
    stack.layoutIfNeeded()
    let arranged = stack.arrangedSubviews
    return [
      "arranged \(arranged.map { view in history.views.firstIndex { $0 === view } ?? -1 })",
      "intrinsic \(stack.intrinsicContentSize)",
      "fitting \(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize))",
    ]
      + arranged.filter { !$0.isHidden }.enumerated().map {
        "frame \($0.offset) \($0.element.frame)"
      }
  }
}
