import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Settings of a stack, whether constraints lay it out or the closed form does.
@Suite struct StackSettingTests {
  private struct Scene {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let stack: StackView
    let views: [PlainStatedView]

    init(isConstrained: Bool) {
      views = (0..<4).map { place in
        let view = PlainStatedView()
        let length = 10 + 5 * CGFloat(place)
        view.traits.intrinsic = CGSize(width: length, height: 2 * length)
        (view.traits.firstBaseline, view.traits.lastBaseline) = (8, 3)
        for axis in Axis.allCases {
          view.setContentHuggingPriority(LayoutPriority(250 + Float(place)), for: axis)
        }
        return view
      }
      stack = StackView(arrangedSubviews: views)
      root.addSubview(stack)
      if isConstrained {
        stack.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          stack.leftAnchor.constraint(equalTo: root.leftAnchor),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.widthAnchor.constraint(equalToConstant: 200),
          stack.heightAnchor.constraint(equalToConstant: 180),
        ])
      } else {
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 180)
      }
    }
  }

  private static var changes: [(StackView) -> Void] {
    [
      { $0.axis = .vertical }, { $0.spacing = 7 }, { $0.spacing = -3 },
      { $0.isLayoutMarginsRelativeArrangement = true },
      { $0.setCustomSpacing(11, after: $0.arrangedSubviews[1]) },
      { stack in
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
      },
      { $0.arrangedSubviews[2].isHidden = true },
      { $0.removeArrangedSubview($0.arrangedSubviews[1]) },
      { $0.insertArrangedSubview($0.arrangedSubviews[3], at: 0) },
    ] + StackView.Alignment.allCases.map { alignment in { $0.alignment = alignment } }
      + StackView.Distribution.allCases.map { distribution in { $0.distribution = distribution } }
  }

  @Test(arguments: [false, true])
  func `a setting counts after a layout as it does before the first`(_ isConstrained: Bool) {
    for (number, change) in Self.changes.enumerated() {
      let (changed, fresh) = (
        Scene(isConstrained: isConstrained), Scene(isConstrained: isConstrained)
      )
      changed.root.layoutIfNeeded()
      change(changed.stack)
      changed.root.layoutIfNeeded()
      change(fresh.stack)
      fresh.root.layoutIfNeeded()

      func frames(_ scene: Scene) -> [CGRect] {
        scene.stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
      }
      expectEqual(frames(changed), frames(fresh), "\(number)")
    }
  }

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func `from the right, a stack among constraints is the mirror image (R11.15)`(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) {
    for axis in Axis.allCases {
      func frames(_ direction: View.SemanticContentAttribute) -> [CGRect] {
        let scene = Scene(isConstrained: true)
        (scene.stack.axis, scene.stack.spacing) = (axis, 6)
        (scene.stack.distribution, scene.stack.alignment) = (distribution, alignment)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.stack.layoutMargins = EdgeInsets(top: 4, left: 12, bottom: 8, right: 12)
        scene.stack.semanticContentAttribute = direction
        scene.root.layoutIfNeeded()
        return scene.views.map(\.frame)
      }
      let (fromLeft, fromRight) = (frames(.forceLeftToRight), frames(.forceRightToLeft))
      for (left, right) in zip(fromLeft, fromRight) {
        expect(abs(right.minX - (200 - left.maxX)) < 1e-9)
        expect(abs(right.maxX - (200 - left.minX)) < 1e-9)
        expect(abs(right.minY - left.minY) < 1e-9 && abs(right.maxY - left.maxY) < 1e-9)
      }
    }
  }
}
