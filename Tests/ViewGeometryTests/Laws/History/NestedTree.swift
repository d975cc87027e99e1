import Foundation
import ViewGeometry

@testable import TestSupport

/// The views of a plan in a window.
final class NestedTree {
  /// A view that updates everything that it decides in each callback.
  final class Node: View {
    weak var tree: NestedTree?
    /// How often it was laid out, and how often it was marked for layout.
    var layouts = 0
    var marks = 0
    /// The order of its subviews.
    var isDescending = false { didSet { setNeedsLayout() } }

    init(_ tree: NestedTree, tag: Int) {
      self.tree = tree
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      self.tag = tag
      autoresizesSubviews = false
    }

    override func setNeedsLayout() {
      if !isLayoutNeeded { marks += 1 }
      super.setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      // The initial size, as in many layouts.
      let size = bounds.size
      tree?.ask(tag)
      tree?.update(tag, size: size)
    }

    override func safeAreaInsetsDidChange() { hear() }
    override func didMoveToWindow() { hear() }
    override func traitCollectionDidChange(_ previous: TraitCollection?) { hear() }

    private func hear() {
      tree?.update(tag, size: bounds.size)
      tree?.ask(tag)
      tree?.update(tag, size: bounds.size)
    }
  }

  /// The window, which also positions views and sorts its subviews.
  final class Root: Window {
    weak var tree: NestedTree?

    override func layoutSubviews() {
      super.layoutSubviews()
      tree?.update(-1, size: bounds.size)
    }
  }

  let plan: NestedPlan
  let window = Root(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var views: [Node] = []
  /// The views that the app has removed.
  private var isOut: [Bool]

  init(_ plan: NestedPlan) {
    self.plan = plan
    isOut = plan.nodes.map { _ in false }
    window.tag = -1
    window.autoresizesSubviews = false
    views = plan.nodes.indices.map { Node(self, tag: $0) }
    window.tree = self
    for number in plan.nodes.indices { put(number) }
  }

  private func view(_ number: Int) -> View { number < 0 ? window : views[number] }

  // MARK: What callbacks do

  /// Whether a view's condition for the views that it decides about is met.
  private func isMet(by number: Int) -> Bool {
    let view = views[number]
    guard let window = view.window else { return false }
    switch plan.nodes[number].condition {
    case .isWide: return view.bounds.width > 150
    case .isBelowBar: return window.safeAreaInsets.top > 0
    case .isDark: return view.traitCollection.userInterfaceStyle == .dark
    }
  }

  /// Moves a view to its current superview.
  private func put(_ number: Int) {
    let node = plan.nodes[number]
    // Evaluated here, not before: earlier steps may have changed it.
    let home = node.owner.map { isMet(by: $0) ? node.home : node.otherHome } ?? node.home
    guard let home, !isOut[number] else { return views[number].removeFromSuperview() }
    let superview = view(home)
    guard views[number].superview !== superview else { return }
    superview.insertSubview(views[number], at: min(node.place, superview.subviews.count))
  }

  /// Updates everything that a view or the window decides, by a current or former size.
  fileprivate func update(_ number: Int, size: CGSize) {
    var hasChanged = false
    for (later, node) in plan.nodes.enumerated() where node.owner == number {
      let before = views[later].superview
      put(later)
      hasChanged = hasChanged || views[later].superview !== before
    }
    for (later, node) in plan.nodes.enumerated() where node.sizer == number {
      var frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      if view(number).window != nil {
        frame = CGRect(
          x: CGFloat(3 * later), y: CGFloat(5 * later),
          width: (size.width * 0.75).rounded(), height: (size.height * 0.75).rounded())
      }
      guard views[later].frame != frame else { continue }
      views[later].frame = frame
      hasChanged = true
    }
    hasChanged = sort(view(number)) || hasChanged
    guard hasChanged, number >= 0 else { return }
    for other in plan.nodes[number].marks { view(other).setNeedsLayout() }
  }

  /// Sorts the subviews by their indices; returns whether they weren't sorted.
  private func sort(_ superview: View) -> Bool {
    let tags = superview.subviews.map(\.tag)
    var sorted = tags.sorted()
    if let node = superview as? Node, node.isDescending { sorted.reverse() }
    guard tags != sorted else { return false }
    for tag in sorted { superview.bringSubviewToFront(views[tag]) }
    return true
  }

  fileprivate func ask(_ number: Int) {
    for other in plan.nodes[number].asks { view(other).layoutIfNeeded() }
  }

  // MARK: As a subject of laws

  var subject: SubjectUnderTest<NestedTree> {
    let plan = plan
    let numbers = Array(plan.nodes.indices)
    let free = numbers.filter { plan.nodes[$0].owner == nil }
    let ofWindow: [Setting<NestedTree>] = [
      Setting("size", [(320, 480), (150, 300), (700, 90)]) {
        $0.window.frame.size = CGSize(width: $1.0, height: $1.1)
      },
      Setting("safe area", [0, 44]) { $0.window.safeAreaInsets.top = $1 },
      Setting("style", [.light, .dark]) {
        $0.window.traitOverrides = TraitCollection(userInterfaceStyle: $1)
      },
    ]
    let orders: [Setting<NestedTree>] = numbers.map { number in
      Setting("order in view \(number)", [false, true]) { $0.views[number].isDescending = $1 }
    }
    let absences: [Setting<NestedTree>] = free.map { number in
      Setting("view \(number) is out", [false, true]) {
        $0.isOut[number] = $1
        $0.put(number)
      }
    }
    var disturbances: [(NestedTree) -> Void] = [
      { $0.window.layoutIfNeeded() }, { _ = $0.answers },
    ]
    for number in numbers {
      disturbances.append { $0.views[number].layoutIfNeeded() }
      disturbances.append { $0.views[number].setNeedsLayout() }
      disturbances.append { tree in
        tree.views[number].removeFromSuperview()
        tree.put(number)
      }
    }
    return SubjectUnderTest(
      name: "nested layouts", make: { NestedTree(plan) }, settings: ofWindow + orders + absences,
      disturbances: disturbances,
      answers: { tree in
        tree.window.layoutIfNeeded()
        return tree.answers
      })
  }

  private var answers: [String] {
    let points = [CGPoint(x: 4, y: 6), CGPoint(x: 40, y: 50), CGPoint(x: 170, y: 200)]
    return points.map { point in
      "hit at \(point): \(window.hitTest(point, with: nil)?.tag ?? -2)"
    }
      + views.map { view in
        let place = "view \(view.tag) in \(view.superview?.tag ?? -2), \(view.frame)"
        guard view.window != nil else { return place + " is in no window" }
        return place + """
           with \(view.subviews.map(\.tag)), at \(view.convert(view.bounds, to: window)), \
          safe \(view.safeAreaInsets), margins \(view.layoutMargins), \
          \(view.traitCollection.userInterfaceStyle), \(view.isLayoutNeeded ? "in need" : "done")
          """
      }
  }
}
