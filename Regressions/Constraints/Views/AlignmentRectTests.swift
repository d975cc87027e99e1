import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views whose alignment rectangles differ from their frames on each side (R11.3).
@Suite struct AlignmentRectTests {
  /// As high as half its width.
  private final class HalfAsHigh: View {
    override var contentHeightFollowsWidth: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 600, height: 10) }
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 2)
    }
  }

  private let root = PlainStatedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func fill(with view: View, isAsHigh: Bool = true) {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if isAsHigh { view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
  }

  @Test func `a view fits with what is around its alignment rectangle (R11.58)`() {
    root.traits.alignment = EdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
    let label = PlainStatedView()
    label.traits.intrinsic = CGSize(width: 50, height: 20)
    label.traits.alignment = EdgeInsets(top: 7, left: 11, bottom: 13, right: 17)
    fill(with: label)
    func fitting(_ width: CGFloat, _ height: CGFloat, _ priority: LayoutPriority) -> CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: height), withHorizontalFittingPriority: priority,
        verticalFittingPriority: priority)
    }

    expectEqual(fitting(0, 0, .fittingSizeLevel), CGSize(width: 57, height: 24))
    expectEqual(fitting(300, 200, .required), CGSize(width: 300, height: 200))
    expectEqual(fitting(0, 0, .fittingSizeLevel), CGSize(width: 57, height: 24))

    root.layoutIfNeeded()
    // The label is aligned with the rectangle from (2, 1) to (315, 477).
    expectEqual(label.frame, CGRect(x: 2 - 11, y: 1 - 7, width: 313 + 28, height: 476 + 20))
  }

  @Test func `a height that follows from the width is that of the frame (R11.44)`() {
    let text = HalfAsHigh()
    fill(with: text, isAsHigh: false)
    root.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: -2, y: -1, width: 327, height: 163.5))

    root.frame.size.width = 193
    root.layoutIfNeeded()
    expectEqual(text.frame, CGRect(x: -2, y: -1, width: 200, height: 100))
  }

  @Test func `what follows from the width counts in a fitting size, too (R11.44, R11.60)`() {
    fill(with: HalfAsHigh())
    // A frame 107 wide, which is 53.5 high, less 4 around the alignment rectangle.
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    expectEqual(size, CGSize(width: 100, height: 49.5))
  }
}
