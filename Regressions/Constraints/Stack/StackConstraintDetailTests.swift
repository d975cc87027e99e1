import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Stacks among constraints (R11.83 to R11.89).
@Suite struct StackConstraintDetailTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let stack = StackView()

  init() {
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func arrange(_ sizes: [(CGFloat, CGFloat)]) -> [PlainStatedView] {
    sizes.map { width, height in
      let view = PlainStatedView()
      view.traits.intrinsic = CGSize(width: width, height: height)
      stack.addArrangedSubview(view)
      return view
    }
  }

  private func spans(_ views: [View]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.bounds.width] }
  }

  @Test func `a stack takes the size of its views, and they follow its axis (R11.83, R11.84)`() {
    let views = arrange([(160, 200), (80, 100), (40, 50)])
    stack.spacing = 10

    root.layoutIfNeeded()

    expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(spans(views), [[0, 160], [170, 80], [260, 40]])
    expect(views.allSatisfy { $0.bounds.height == 200 })
  }

  @Test func `shares of the whole count the gaps, and the last view gets the rest (R11.85)`() {
    let views = arrange([(160, 200), (80, 100), (40, 50)])
    stack.spacing = 10
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 600).isActive = true

    root.layoutIfNeeded()

    expectEqual(spans(views), [[0, 320], [330, 160], [500, 100]])
  }

  @Test func `gaps win over equal centers (R11.86)`() {
    let views = arrange([(160, 200), (80, 100), (40, 50)])
    stack.spacing = 10
    stack.distribution = .equalCentering
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true

    root.layoutIfNeeded()

    expectEqual(spans(views), [[0, 160], [170, 80], [260, 40]])
  }

  @Test func `a hidden view has no length and lies in the middle of its gap (R11.87)`() {
    let views = arrange([(160, 200), (80, 100), (40, 50)])
    stack.spacing = 20
    views[1].isHidden = true
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 160], [170, 0], [180, 40]])

    views[1].isHidden = false
    views[0].isHidden = true
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 0], [0, 80], [100, 40]])

    views[0].isHidden = false
    views[2].isHidden = true
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 160], [180, 80], [260, 0]])
    expectEqual(stack.bounds.size.width, 260)
  }

  @Test func `hidden views beside each other lie in the middle of one gap (R11.87)`() {
    let views = arrange([(160, 200), (80, 100), (60, 70), (40, 50)])
    stack.spacing = 20
    for view in views[1...2] { view.isHidden = true }

    root.layoutIfNeeded()

    expectEqual(spans(views), [[0, 160], [170, 0], [170, 0], [180, 40]])
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func `a hidden view at an end leaves the others the whole stack (R11.87)`(
    distribution: StackView.Distribution
  ) {
    let views = arrange([(160, 200), (80, 100), (40, 50)])
    stack.spacing = 20
    stack.distribution = distribution
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true

    views[2].isHidden = true
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 160], [220, 80], [300, 0]])

    views[2].isHidden = false
    views[0].isHidden = true
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 0], [0, 80], [260, 40]])
  }

  @Test func `an empty stack has no size, and custom spacing counts (R11.88)`() {
    root.layoutIfNeeded()
    expectEqual(stack.bounds.size, .zero)

    let views = arrange([(10, 10), (20, 10), (30, 10)])
    stack.setCustomSpacing(5, after: views[0])
    root.layoutIfNeeded()
    expectEqual(spans(views), [[0, 10], [15, 20], [35, 30]])

    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    expectEqual(stack.bounds.size.width, 0)
  }

  @Test func `the closed form and the constraints agree where both apply (R11.89)`() {
    // Shares of the whole and centers at priority 149 are UIKit's, and differ from the closed form
    // (R11.85, R11.86).
    for distribution in [StackView.Distribution.fill, .fillEqually, .equalSpacing] {
      let sizes: [(CGFloat, CGFloat)] = [(60, 20), (30, 20), (50, 20)]
      let constrained = arrange(sizes)
      stack.distribution = distribution
      stack.spacing = 8
      let plain = sizes.map { width, height in
        let view = PlainStatedView()
        view.traits.intrinsic = CGSize(width: width, height: height)
        return view as View
      }
      let closed = StackView(arrangedSubviews: plain)
      closed.distribution = distribution
      closed.spacing = 8
      closed.frame.size = closed.intrinsicContentSize

      root.layoutIfNeeded()
      closed.layoutIfNeeded()

      expectEqual(stack.bounds.size, closed.bounds.size, "\(distribution)")
      expectEqual(constrained.map(\.frame), plain.map(\.frame), "\(distribution)")
      for view in constrained { view.removeFromSuperview() }
    }
  }

  @Test func `constraints on arranged views count, in a stack with a frame, too`() {
    let inner = StackView()
    let (first, second) = (View(), View())
    for view in [first, second] { inner.addArrangedSubview(view) }
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 3).isActive = true

    inner.layoutIfNeeded()

    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 75, height: 30))
    expectEqual(second.frame, CGRect(x: 75, y: 0, width: 25, height: 30))
  }

  @Test func `stacks in stacks are laid out together`() {
    let inner = StackView()
    inner.axis = .vertical
    inner.spacing = 4
    for height in [10, 20] as [CGFloat] {
      let view = PlainStatedView()
      view.traits.intrinsic = CGSize(width: 30, height: height)
      inner.addArrangedSubview(view)
    }
    stack.addArrangedSubview(inner)

    root.layoutIfNeeded()
    expectEqual(stack.bounds.size, CGSize(width: 30, height: 34))
    expectEqual(inner.arrangedSubviews.map(\.frame.minY), [0, 14])

    inner.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    expectEqual(stack.bounds.size, CGSize(width: 30, height: 20))
  }

  /// Two rows in a column; the first row's views have intrinsic sizes.
  private func column() -> (column: StackView, rows: [StackView], views: [PlainStatedView]) {
    let views = (0..<4).map { _ in PlainStatedView(frame: CGRect(x: 0, y: 0, width: 31, height: 17))
    }
    for view in views[2...] { view.traits.intrinsic = CGSize(width: 40, height: 12) }
    let rows = [
      StackView(arrangedSubviews: Array(views[..<2])),
      StackView(arrangedSubviews: Array(views[2...])),
    ]
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 3
    column.frame = CGRect(x: 10, y: 20, width: 200, height: 90)
    return (column, rows, views)
  }

  @Test
  func `a stack ceases to be constrained with the view that was, or with its own mask (R11.89)`() {
    let fresh = column()
    fresh.rows[0].removeArrangedSubview(fresh.views[1])
    fresh.column.layoutIfNeeded()
    let parts = column()
    parts.views[1].translatesAutoresizingMaskIntoConstraints = false
    parts.column.translatesAutoresizingMaskIntoConstraints = false
    parts.column.layoutIfNeeded()

    parts.column.translatesAutoresizingMaskIntoConstraints = true
    parts.column.frame = CGRect(x: 10, y: 20, width: 200, height: 90)
    parts.rows[0].removeArrangedSubview(parts.views[1])
    parts.column.layoutIfNeeded()

    for place in [0, 2, 3] { expectEqual(parts.views[place].frame, fresh.views[place].frame) }
  }
}
