public import Foundation

extension View {
  /// The value of `intrinsicContentSize` along an axis where the content has no size of its own.
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
    let (top, followed) = topmostInNeed
    guard let followed, !isInLayoutPass else { return layOutNow(from: top) }
    layOutNow(from: top)
    // 8: what follows another follower is there at once, and some go round in circles.
    for _ in 0..<8 where followed.askFollowers() { followed.layOutNow(from: followed) }
  }

  private func layOutNow(from start: View) {
    var top = start
    guard !top.flags.isDisjoint(with: [.layoutMarks, .updateMarks]) else { return }
    // A pass around comes to what is marked above; here it would be laid out in the middle of its own layout.
    let isOutermost = !isInLayoutPass
    if isOutermost { top.moreFlags.insert(.laysOut) }
    defer { if isOutermost { top.moreFlags.remove(.laysOut) } }
    var rounds = 100
    for _ in 0..<100 {
      top.updateConstraints(rounds: &rounds)
      if isOutermost {
        let higher = top.topmostInNeed.top
        if higher !== top {
          top.moreFlags.remove(.laysOut)
          higher.moreFlags.insert(.laysOut)
          top = higher
          top.updateConstraints(rounds: &rounds)
        }
      }
      guard !top.flags.isDisjoint(with: .layoutMarks), top.layoutMarkedViews() else { return }
    }
  }

  /// The topmost view above that needs layout, or the receiver; from within a view that is being laid out, not beyond that.
  ///
  /// Also a view on the way that has followers.
  private var topmostInNeed: (top: View, followed: View?) {
    var top = ViewCursor(self)
    var followed = moreFlags.contains(.isFollowed) ? top : nil
    var next = moreFlags.contains(.isLaidOut) ? nil : superviewLink
    while let cursor = next {
      let marks = cursor.moreFlags
      guard !marks.contains(.isLaidOut) else { break }
      if cursor.flags.contains(.needsLayout) { top = cursor }
      if marks.contains(.isFollowed) { followed = cursor }
      next = cursor.superview
    }
    return (top.view, followed?.view)
  }

  /// Whether a pass that goes on comes to the receiver.
  private var isInLayoutPass: Bool {
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if cursor.moreFlags.contains(.laysOut) { return true }
      next = cursor.superview
    }
    return false
  }

  /// One pass over the marked part of the tree, parents first; whether it laid out any.
  ///
  /// A view that is being laid out keeps its mark: the pass around comes to it when that layout is over.
  private func layoutMarkedViews() -> Bool {
    var hasLaidOut = false
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        // One that was taken out since keeps its marks, for where it comes next.
        guard view.superviewLink != nil || view === self else { continue }
        if view.flags.contains(.needsLayout) {
          if view.moreFlags.contains(.isLaidOut) {
            view.markWayUp()
          } else {
            view.layOutMarked()
            hasLaidOut = true
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
    return hasLaidOut
  }

  private func layOutMarked() {
    flags.subtract(.needsLayout)
    moreFlags.insert(.isLaidOut)
    defer { moreFlags.remove(.isLaidOut) }
    tellSafeAreaIfChanged()
    guard !flags.contains(.managed) else { return layOutManaged() }
    if flags.contains(.constrained) { solveConstraints() }
    layoutSubviews()
  }
}
