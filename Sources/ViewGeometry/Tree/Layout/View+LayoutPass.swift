public import Foundation

extension View {
  /// The value of `intrinsicContentSize` along an axis where the content has no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.formUnion(.needsLayout)
    markWayUp()
  }

  /// Whether the next layout pass will call `layoutSubviews()`.
  package final var isLayoutNeeded: Bool { flags.contains(.needsLayout) }

  /// Marks every ancestor up to the first that is marked already.
  final func markWayUp() {
    var next = superviewLink
    while let cursor = next, !cursor.flags.contains(.containsViewThatNeedsLayout) {
      let view = cursor.view
      view.flags.formUnion(.containsViewThatNeedsLayout)
      next = view.superviewLink
    }
  }

  /// Runs the layout pass; `layoutIfNeeded()` says how.
  final func layOutNow() {
    var top = self
    var next = superviewLink
    while let cursor = next {
      if cursor.flags.contains(.needsLayout) { top = cursor.view }
      next = cursor.superview
    }
    top.updateConstraintsInTree()
    for _ in 0..<100 {
      guard !top.flags.isDisjoint(with: .layoutMarks) else { return }
      top.layoutMarkedViews()
      top.updateConstraintsInTree()
    }
  }

  /// One pass over the marked part of the tree, parents first.
  private func layoutMarkedViews() {
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        if view.flags.contains(.needsLayout) {
          view.flags.subtract(.needsLayout)
          if view.flags.contains(.managed) {
            view.layOutManaged()
          } else {
            if view.flags.contains(.constrained) { view.solveConstraints() }
            view.layoutSubviews()
          }
        }
        guard view.flags.contains(.containsViewThatNeedsLayout) else { continue }
        view.flags.subtract(.containsViewThatNeedsLayout)
        // Reversed, because the last one in is the first one out.
        for child in view.children.reversed()
        where !child.flags.isDisjoint(with: .layoutMarks) {
          pending.push(child)
        }
      }
    }
  }
}
