import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Ways in which others have misread the rules of constraints, each with a layout that
/// distinguishes the two readings.
@Suite struct ConstraintTrapTests {
  private let root = PlainStatedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ content: CGSize? = nil) -> PlainStatedView {
    let view = PlainStatedView()
    if let content { view.traits.intrinsic = content }
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// A view in the upper left corner, 10 points high.
  private func corner() -> PlainStatedView {
    let view = add()
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return view
  }

  private func preferredSize(_ view: View, _ width: CGFloat, at priority: Float) {
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
  }

  /// Labels in a line over the whole width of the root, without gaps.
  private func line(_ labels: [(preferredSize: CGFloat, hugging: Float, resistance: Float)])
    -> [View]
  {
    var views: [View] = []
    for label in labels {
      let view = add(CGSize(width: label.preferredSize, height: 20))
      view.setContentHuggingPriority(LayoutPriority(label.hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(
        LayoutPriority(label.resistance), for: .horizontal)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor).isActive =
        true
      views.append(view)
    }
    views.last?.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    return views
  }

  @Test func `a thousand constraints don't outweigh one of a priority higher by one (T12.31)`() {
    let view = corner()
    preferredSize(view, 50, at: 251)
    for _ in 0..<1_000 { preferredSize(view, 200, at: 250) }

    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 50)
  }

  @Test func `750 and 751 are two priorities, not one band (T12.32)`() {
    let views = line([(200, 250, 750), (180, 250, 751)])

    expectEqual(views.map(\.bounds.width), [140, 180])
  }

  @Test func `999 gives way to 1000 without a conflict (T12.33)`() {
    let view = corner()
    preferredSize(view, 100, at: 999)
    preferredSize(view, 60, at: 1_000)

    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 60)
    expect(root.layoutConflicts.isEmpty)
  }

  @Test func `equal preferences settle on the median 20, not on the mean 40 (T12.34)`() {
    let view = corner()
    for width in [10, 20, 90] as [CGFloat] { preferredSize(view, width, at: 500) }

    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 20)
  }

  @Test(arguments: [[90, 10, 10.5], [10, 90, 10.5], [10.5, 10, 90]])
  func `the first of equal preferences counts no more than the last (T12.35)`(_ widths: [Double]) {
    let view = corner()
    for width in widths { preferredSize(view, CGFloat(width), at: 500) }

    root.layoutIfNeeded()

    expectEqual(view.bounds.width, 10.5)
  }

  @Test func `labels in a line are solved together (T12.36)`() {
    let views = line([(200, 250, 750), (200, 250, 751), (200, 250, 752)])

    expectEqual(views.map(\.bounds.width), [0, 120, 200])
  }

  @Test func `sizes aren't negative, whatever is preferred or pinned (T12.37)`() {
    SilentConflicts.start()
    let (sized, pinned) = (corner(), add())
    preferredSize(sized, -10, at: 500)
    LayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: root.topAnchor),
      pinned.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
      pinned.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
    ])

    root.layoutIfNeeded()

    expectEqual(sized.bounds.width, 0)
    expect(pinned.bounds.width >= 0)
    expectEqual(root.layoutConflicts.count, 1)
  }

  @Test func `hugging and resistance hold back on one side each (T12.38)`() {
    let (wide, narrow) = (corner(), corner())
    for view in [wide, narrow] {
      view.traits.intrinsic = CGSize(width: 100, height: View.noIntrinsicMetric)
      view.setContentHuggingPriority(.defaultLow, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
      view.invalidateIntrinsicContentSize()
    }
    preferredSize(wide, 300, at: 500)
    preferredSize(narrow, 50, at: 500)

    root.layoutIfNeeded()

    expectEqual([wide.bounds.width, narrow.bounds.width], [300, 100])
  }

  @Test func `from the right, leading turns round with its constant, and left stays (T12.39)`() {
    let (turned, staying) = (corner(), add())
    turned.constraints.forEach { $0.isActive = false }
    LayoutConstraint.deactivate(root.constraints)
    root.semanticContentAttribute = .forceRightToLeft
    for view in [turned, staying] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    turned.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: -20).isActive = true
    staying.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12).isActive = true

    root.layoutIfNeeded()

    expectEqual(turned.frame.minX, 180)
    expectEqual(staying.frame.minX, 12)
  }

  @Test func `constraints speak of alignment rectangles, not of frames (T12.40)`() {
    let view = add(CGSize(width: 100, height: 40))
    view.traits.alignment.bottom = 4
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 110, y: 220, width: 100, height: 44))
  }

  @Test func `a ratio ties the axes together (T12.41)`() {
    let view = add()
    let height = view.heightAnchor.constraint(equalToConstant: 90)
    height.priority = LayoutPriority(700)
    let width = view.widthAnchor.constraint(equalToConstant: 400)
    width.priority = LayoutPriority(600)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), height, width,
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
    ])

    root.layoutIfNeeded()

    expectEqual(view.bounds.size, CGSize(width: 180, height: 90))
  }

  @Test func `pixels don't come back into the solver, so columns don't drift (T12.42)`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.displayScale = 1
    let columns = (0..<3).map { _ in View() }
    for (place, column) in columns.enumerated() {
      window.addSubview(column)
      column.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: window.topAnchor),
        column.heightAnchor.constraint(equalToConstant: 10),
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor),
        column.leftAnchor.constraint(
          equalTo: place == 0 ? window.leftAnchor : columns[place - 1].rightAnchor),
      ])
    }
    columns[2].rightAnchor.constraint(equalTo: window.rightAnchor).isActive = true

    for _ in 0..<3 {
      window.setNeedsLayout()
      window.layoutIfNeeded()
      expectEqual(columns.map(\.frame.minX), [0, 33, 67])
      expectEqual(columns.map(\.frame.maxX), [33, 67, 100])
    }
  }

  @Test func `one best layout of several isn't treated as the only one (T12.43)`() {
    let view = corner()
    preferredSize(view, 24, at: 500)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    least.priority = LayoutPriority(500)
    least.isActive = true

    root.layoutIfNeeded()

    expectEqual(view.layoutAmbiguity?.width, 24...30)
  }

  @Test
  func
    `edges of a scroll view are its content's from inside and its frame's from outside (T12.47)`()
  {
    let scroll = ScrollView()
    let (content, outside) = (View(), add())
    root.addSubview(scroll)
    scroll.addSubview(content)
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 50),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 400),
      content.heightAnchor.constraint(equalToConstant: 300),
      outside.leftAnchor.constraint(equalTo: scroll.rightAnchor),
      outside.topAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(scroll.contentSize, CGSize(width: 400, height: 300))
    expectEqual(outside.frame.origin, CGPoint(x: 105, y: 50))
  }

  // MARK: Numbers that no layout has

  @Test func `numbers near the ends of the doubles lead to finite frames`() {
    SilentConflicts.start()
    let numbers: [CGFloat] = [
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude,
    ]
    for number in numbers {
      let root = PlainStatedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let views = (0..<3).map { _ in PlainStatedView() }
      for view in views {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.traits.intrinsic = CGSize(width: abs(number), height: abs(number))
      }
      LayoutConstraint.activate([
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: number),
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: number),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor, constant: number),
        views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: number),
        views[1].heightAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: number),
      ])
      root.layoutIfNeeded()

      for view in views {
        let frame = view.frame
        expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(number): \(frame)")
        expect(frame.size.width.isFinite && frame.size.height.isFinite, "\(number): \(frame)")
      }
    }
  }

  @Test func `NaN and infinities from views count as nothing or as the greatest number`() {
    SilentConflicts.start()
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let root = PlainStatedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (view, text) = (PlainStatedView(), PlainStatedView())
      for view in [view, text] {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      view.traits.intrinsic = CGSize(width: number, height: 20)
      view.traits.alignment = EdgeInsets(top: number, left: 0, bottom: 0, right: 0)
      view.traits.firstBaseline = number
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        text.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        text.leftAnchor.constraint(equalTo: view.rightAnchor),
      ])

      root.layoutIfNeeded()

      expect(view.frame.minX == 7 && view.frame.width == 30, "\(number)")
      expect(text.frame.minX == 37 && text.frame.minY.isFinite, "\(number)")
      let size = view.systemLayoutSizeFitting(CGSize(width: number, height: 0))
      expect(size.width.isFinite && size.height.isFinite, "\(number)")
    }
  }
}
