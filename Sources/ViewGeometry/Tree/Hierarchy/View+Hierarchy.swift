import Foundation

extension View {
  /// The view that holds this one, or nil for the root of a tree.
  public final var superview: View? { superviewLink?.view }

  /// The views held by this one, back to front: later ones lie above and are hit first.
  ///
  /// - Complexity: O(1). O(subviews) when there are very many, and several were inserted, taken out or brought elsewhere
  ///   since it was read last.
  public final var subviews: [View] { children }

  /// The nearest window on the way up, the view itself included.
  ///
  /// - Complexity: O(depth).
  public final var window: Window? {
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if let window = cursor.window { return window }
      next = cursor.superview
    }
    return nil
  }

  /// Inserts `view` at `index` of the subviews, taking it out of its old superview first.
  ///
  /// For a view that is a subview already, `index` counts the others.
  ///
  /// - Complexity: O(siblings + depth), among very many O(log siblings + depth) amortised, and O(views below `view`) when its window changes.
  /// - Precondition: `index` is in `0...subviews.count`; `view` is not the receiver or one of its ancestors.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(
      (0...childCount).contains(index),
      "Can't insert a subview at \(index): the view has \(childCount) subviews.")
    adopt(view, at: index)
  }

  /// Inserts `view` just in front of `sibling`.
  ///
  /// - Complexity: O(siblings + depth), among very many O(log siblings + depth) amortised, and O(views below `view`) when its window changes.
  /// - Precondition: `sibling` is a subview of the receiver and not `view`.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    requireSubview(sibling, besides: view)
    adopt(view, at: position(beside: sibling, of: view) + 1)
  }

  /// Inserts `view` just behind `sibling`.
  ///
  /// - Complexity: O(siblings + depth), among very many O(log siblings + depth) amortised, and O(views below `view`) when its window changes.
  /// - Precondition: `sibling` is a subview of the receiver and not `view`.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    requireSubview(sibling, besides: view)
    adopt(view, at: position(beside: sibling, of: view))
  }

  private func requireSubview(_ sibling: View, besides view: View) {
    precondition(sibling !== view, "Can't insert a view beside itself: \(view).")
    precondition(
      sibling.superview === self,
      "Can't insert beside \(sibling): it is not a subview of \(self).")
  }

  /// The index of `sibling` among the subviews other than `view`; their number when a callback has taken it out.
  private func position(beside sibling: View, of view: View) -> Int {
    guard let index = indexOfSubview(sibling) else { return childCount }
    guard view.superview === self, let own = indexOfSubview(view), own < index else { return index }
    return index - 1
  }

  /// Swaps the subviews at two indexes.
  ///
  /// - Precondition: Both are indexes of subviews.
  public final func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    precondition(
      (0..<childCount).contains(index) && (0..<childCount).contains(otherIndex),
      "Can't exchange subviews \(index) and \(otherIndex): the view has \(childCount) subviews."
    )
    exchangeChildren(index, otherIndex)
    setNeedsLayout()
  }

  /// Moves `view` in front of its siblings; nothing happens when it is not a subview.
  ///
  /// - Complexity: O(siblings), among very many O(log siblings) amortised.
  public final func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: childCount)
  }

  /// Moves `view` behind its siblings; nothing happens when it is not a subview.
  ///
  /// - Complexity: O(siblings), among very many O(log siblings) amortised.
  public final func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Whether the receiver is `view` or lies somewhere in it.
  ///
  /// - Complexity: O(depth).
  public final func isDescendant(of view: View) -> Bool {
    let target = ViewCursor(view)
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if cursor == target { return true }
      next = cursor.superview
    }
    return false
  }

  /// The first view with this tag in the receiver and everything in it, parents before children, back to front.
  ///
  /// - Complexity: O(views looked at).
  public final func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    visitDescendants { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Visits the receiver and everything in it, parents before children, until `body` answers false.
  final func visitDescendants(_ body: (View) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      guard body(view) else { return }
      pending.append(contentsOf: view.children.reversed())
    }
  }
}
