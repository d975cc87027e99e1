public import Foundation

extension View {
  /// The value of `intrinsicContentSize` along an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.formUnion(.needsLayout)
    markWayUp()
  }

  /// Whether the next layout pass will call `layoutSubviews()`.
  package final var isLayoutNeeded: Bool { flags.contains(.needsLayout) }

  /// Marks the ancestors as containing a view that needs layout; stops at an ancestor already
  /// marked.
  final func markWayUp() {
    var next = superviewLink
    while let cursor = next, !cursor.flags.contains(.containsViewThatNeedsLayout) {
      let view = cursor.view
      view.flags.formUnion(.containsViewThatNeedsLayout)
      next = view.superviewLink
    }
  }

  /// Performs the layout pass, as `layoutIfNeeded()` documents.
  final func layOutNow() {
    let (top, followed) = topmostInNeed
    guard let followed, !isInLayoutPass else { return layOutNow(from: top) }
    layOutNow(from: top)
    // The limit of 8 rounds ends cycles of followers. In a chain of followers, at least one view
    // settles per round.
    for _ in 0..<8 {
      guard askFollowers(upTo: followed) else { return }
      followed.layOutNow(from: followed)
    }
  }

  /// Calls the followers of the receiver and of its ancestors up to `last`.
  ///
  /// Returns whether one of them requested a layout.
  private func askFollowers(upTo last: View) -> Bool {
    var asksForLayout = false
    var next: View? = self
    while let view = next {
      if view.askFollowers() { asksForLayout = true }
      next = view === last ? nil : view.superview
    }
    return asksForLayout
  }

  private func layOutNow(from start: View) {
    var top = start
    guard !top.flags.isDisjoint(with: [.layoutMarks, .updateMarks]) else { return }
    // An enclosing pass visits the marked views above this one. If this pass laid them out, that
    // would happen in the middle of the enclosing pass's layout.
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

  /// The topmost ancestor that needs layout, or the receiver if none does.
  ///
  /// The search ends below a view that is being laid out. `followed` is the topmost visited view
  /// that has followers; nil if there is none.
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

  /// Whether a layout pass that includes the receiver is in progress.
  private var isInLayoutPass: Bool {
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if cursor.moreFlags.contains(.laysOut) { return true }
      next = cursor.superview
    }
    return false
  }

  /// Lays out all marked views in the receiver's subtree, parents before children.
  ///
  /// Returns whether any view was laid out. A view whose layout is in progress stays marked,
  /// because the enclosing pass visits it again after that layout.
  private func layoutMarkedViews() -> Bool {
    var hasLaidOut = false
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        if view.flags.contains(.needsLayout), !view.moreFlags.contains(.isLaidOut) {
          // This is called while the view is still marked. If the callback requests a layout, that
          // layout therefore begins with this view.
          view.notifyOfChangedSafeArea()
        }
        // A view that was removed in the meantime keeps its marks for its next tree.
        guard view.superviewLink != nil || view === self else { continue }
        if view.flags.contains(.needsLayout) {
          if view.moreFlags.contains(.isLaidOut) {
            view.markWayUp()
          } else {
            view.flags.subtract(.needsLayout)
            view.moreFlags.insert(.isLaidOut)
            let manager = view.manager
            manager?.managedViewWillLayOut()
            if view.flags.contains(.constrained) { view.solveConstraints() }
            view.layoutSubviews()
            manager?.managedViewDidLayOut()
            view.moreFlags.remove(.isLaidOut)
            hasLaidOut = true
          }
        }
        guard view.flags.contains(.containsViewThatNeedsLayout) else { continue }
        view.flags.subtract(.containsViewThatNeedsLayout)
        // Push in reverse order, because the stack is last in, first out.
        for child in view.children.reversed()
        where !child.flags.isDisjoint(with: .layoutMarks) {
          pending.push(child)
        }
      }
    }
    return hasLaidOut
  }
}
