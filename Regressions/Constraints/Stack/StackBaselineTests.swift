import Foundation
import Testing
import ViewGeometry

@testable import ConstraintsTests
@testable import TestSupport

/// Alignments of a stack among constraints whose views leave space across its axis.
@Suite struct StackBaselineTests {
  private func stack(
    _ alignment: StackView.Alignment, axis: Axis, baselines: [CGFloat?] = [0, 0, 0]
  ) -> [View] {
    let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let views = zip([30, 20, 10] as [CGFloat], baselines).map { length, baseline in
      let view = PlainStatedView()
      view.traits.intrinsic = CGSize(width: length, height: length)
      (view.traits.firstBaseline, view.traits.lastBaseline) = (baseline, baseline ?? 0)
      return view
    }
    let stack = StackView(arrangedSubviews: views)
    (stack.axis, stack.alignment) = (axis, alignment)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      (axis == .horizontal ? stack.heightAnchor : stack.widthAnchor)
        .constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    expect(!views.contains { $0.hasAmbiguousLayout })
    return views
  }

  @Test(arguments: [
    (StackView.Alignment.leading, [0, 0, 0] as [CGFloat]), (.trailing, [70, 80, 90]),
    (.firstBaseline, [0, 0, 0]), (.lastBaseline, [70, 80, 90]),
  ])
  func `views lie where the alignment says, at their own length (R11.83, R11.88)`(
    _ alignment: StackView.Alignment, _ starts: [CGFloat]
  ) {
    let row = stack(alignment, axis: .horizontal)
    expectEqual(row.map(\.frame.minY), starts)
    expectEqual(row.map(\.bounds.height), [30, 20, 10])
    expectEqual(row.map(\.frame.minX), [0, 30, 50])

    let column = stack(alignment, axis: .vertical)
    expectEqual(column.map(\.frame.minX), starts)
    expectEqual(column.map(\.bounds.width), [30, 20, 10])
    expectEqual(column.map(\.frame.minY), [0, 30, 50])
  }

  @Test func `in a row baselines meet, and the first view touches the edge (R11.88)`() {
    let first = stack(.firstBaseline, axis: .horizontal, baselines: [15, 12, 8])
    expectEqual(first.map(\.frame.minY), [0, 3, 7])

    // Baselines 15, 12 and 8 above the bottoms.
    let last = stack(.lastBaseline, axis: .horizontal, baselines: [15, 12, 8])
    expectEqual(last.map(\.frame.maxY), [100, 97, 93])
  }

  @Test func `centered views keep their own lengths, the first one, too (R11.83)`() {
    let views = stack(.center, axis: .horizontal)
    expectEqual(views.map(\.frame.minY), [35, 40, 45])
    expectEqual(views.map(\.bounds.height), [30, 20, 10])
  }

  @Test func `margins that change move the views of a stack among constraints`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let view = SizedView(30, 20)
    let stack = StackView(arrangedSubviews: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(stack.bounds.size, CGSize(width: 46, height: 36))

    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()

    expectEqual(stack.bounds.size, CGSize(width: 36, height: 24))
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 30, height: 20))
  }

  @Test func `a stack that the system's rows leave no solution says so (R11.73)`() throws {
    SilentConflicts.start()
    let views = [SizedView(1, 1), SizedView(1, 1)]
    let stack = StackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stack.spacing = 30
    views[0].heightAnchor.constraint(equalToConstant: 10).isActive = true

    let conflict = try #require(stack.layoutConflicts.first)

    expectEqual(
      conflict.reason, "The system made all constraints of the conflict; the last one was broken.")
    expect(!conflict.description.contains("(Note:"))
  }

  @Test func `a stack fits in its own size, whatever it is offered`() {
    let stack = StackView(arrangedSubviews: [SizedView(30, 20), SizedView(5, 40)])
    expectEqual(stack.sizeThatFits(CGSize(width: 7, height: 7)), CGSize(width: 35, height: 40))
  }
}
