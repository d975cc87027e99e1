import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Custom spacing in a stack, whether constraints lay it out or the closed form does.
@Suite struct StackSpacingTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let views = [SizedView(10, 20), SizedView(30, 40), SizedView(50, 60)]
  private let stack: StackView

  init() {
    stack = StackView(arrangedSubviews: views)
    root.addSubview(stack)
    stack.spacing = 3
    stack.distribution = .equalSpacing
    stack.alignment = .leading
  }

  private func layOut(isConstrained: Bool) {
    if isConstrained {
      stack.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    } else {
      stack.frame.size = stack.intrinsicContentSize
    }
    root.layoutIfNeeded()
  }

  private func gaps(_ axis: Axis) -> [CGFloat] {
    let arranged = stack.arrangedSubviews
    return zip(arranged, arranged.dropFirst()).map { before, after in
      after.frame.origin[axis] - before.frame.origin[axis] - before.frame.size[axis]
    }
  }

  @Test(arguments: Axis.allCases, [false, true])
  func `a gap may be the system's, which is 8 points, or the stack's again`(
    axis: Axis, isConstrained: Bool
  ) {
    stack.distribution = .fill
    stack.axis = axis
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    layOut(isConstrained: isConstrained)
    expectEqual(gaps(axis), [8, 3])
    expectEqual(stack.customSpacing(after: views[0]), StackView.spacingUseSystem)
    expectEqual(stack.customSpacing(after: views[1]), StackView.spacingUseDefault)

    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    stack.spacing = StackView.spacingUseSystem
    stack.setCustomSpacing(2, after: views[1])
    layOut(isConstrained: isConstrained)
    expectEqual(gaps(axis), [8, 2])
  }

  @Test(arguments: Axis.allCases, [false, true])
  func `a gap goes with its view`(axis: Axis, isConstrained: Bool) {
    stack.distribution = .fill
    stack.axis = axis
    stack.setCustomSpacing(11, after: views[1])
    layOut(isConstrained: isConstrained)
    expectEqual(gaps(axis), [3, 11])

    stack.insertArrangedSubview(views[1], at: 0)
    layOut(isConstrained: isConstrained)
    expectEqual(gaps(axis), [11, 3])
    expectEqual(stack.customSpacing(after: views[1]), CGFloat(11))

    stack.addArrangedSubview(views[1])
    layOut(isConstrained: isConstrained)
    expectEqual(gaps(axis), [3, 3])
    expectEqual(stack.customSpacing(after: views[1]), CGFloat(11))
  }

  @Test func `a view that moves keeps the size that it has of its own`() {
    let plain = View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    let stack = StackView(arrangedSubviews: [plain, SizedView(10, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    expectEqual(plain.bounds.size, CGSize(width: 90, height: 50))

    stack.addArrangedSubview(plain)

    expectEqual(stack.intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  @Test(arguments: Axis.allCases, StackView.Alignment.allCases)
  func `margins wider than the stack leave its views no room, at the edge where they begin`(
    axis: Axis, alignment: StackView.Alignment
  ) {
    for direction in [View.SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      for distribution in StackView.Distribution.allCases {
        let view = SizedView(10, 20)
        let stack = StackView(arrangedSubviews: [view])
        (stack.axis, stack.alignment, stack.distribution) = (axis, alignment, distribution)
        stack.semanticContentAttribute = direction
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = EdgeInsets(top: 9, left: 7, bottom: 9, right: 7)
        stack.bounds = CGRect(x: 100, y: 200, width: 5, height: 6)

        stack.layoutIfNeeded()

        expectEqual(
          view.frame, CGRect(x: 107, y: 209, width: 0, height: 0), "\(distribution), \(direction)"
        )
      }
    }
  }

  @Test func `a view that isn't arranged has no gap after it`() {
    let stranger = SizedView(10, 10)
    stack.addSubview(stranger)
    stack.setCustomSpacing(20, after: stranger)
    layOut(isConstrained: false)

    expectEqual(stack.customSpacing(after: stranger), StackView.spacingUseDefault)
    expectEqual(gaps(.horizontal), [3, 3])

    stack.setCustomSpacing(20, after: views[0])
    stack.removeArrangedSubview(views[0])
    expectEqual(stack.customSpacing(after: views[0]), StackView.spacingUseDefault)
  }
}
