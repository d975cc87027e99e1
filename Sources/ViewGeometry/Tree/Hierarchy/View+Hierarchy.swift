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

  /// Makes `view` the subview at `index`, or the last one where there are fewer (R2.27).
  final func insert(_ view: View, at index: Int) {
    precondition(index >= 0, "Can't insert a subview at \(index).")
    adopt(view, at: min(index, childCount))
  }

  /// Makes `view` the subview at a distance from `sibling`, or the last one where that is no subview (R2.27).
  final func insert(_ view: View, beside sibling: View, distance: Int) {
    precondition(sibling !== view, "Can't insert a view beside itself: \(view).")
    adopt(view, at: position(beside: sibling, of: view).map { $0 + distance } ?? childCount)
  }

  /// The index of `sibling` among the subviews other than `view`; nil where it is none, or a callback has taken it out.
  private func position(beside sibling: View, of view: View) -> Int? {
    guard sibling.superview === self, let index = indexOfSubview(sibling) else { return nil }
    guard view.superview === self, let own = indexOfSubview(view), own < index else { return index }
    return index - 1
  }

  /// Swaps the subviews at two indexes.
  final func exchange(_ index: Int, _ otherIndex: Int) {
    precondition(
      (0..<childCount).contains(index) && (0..<childCount).contains(otherIndex),
      "Can't exchange subviews \(index) and \(otherIndex): the view has \(childCount) subviews."
    )
    exchangeChildren(index, otherIndex)
    setNeedsLayout()
  }

  /// Moves a subview to one end of the order; nothing happens when it is none.
  final func reorder(_ view: View, toFront: Bool) {
    guard view.superview === self else { return }
    reorder(view, to: toFront ? childCount : 0)
  }

  /// Whether the receiver is `view` or lies somewhere in it.
  ///
  /// ```swift
  /// let isInside = row.isDescendant(of: window)  // true
  /// let isItself = row.isDescendant(of: row)  // true
  /// ```
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
  /// ```swift
  /// row.tag = 7
  /// let found = window.viewWithTag(7)  // the row, however deep it lies
  /// ```
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
