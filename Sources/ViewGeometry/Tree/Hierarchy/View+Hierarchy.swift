import Foundation

extension View {
  /// The parent of this view, or nil for the root of a tree.
  public final var superview: View? { superviewLink?.view }

  /// The children of this view, back to front: later ones are in front and are hit first.
  ///
  /// - Complexity: O(1), or O(subviews) if there are very many, and they have changed since the
  ///   property was last read.
  public final var subviews: [View] { children }

  /// The nearest window among the view and its ancestors; nil if there is none.
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

  /// Makes `view` the subview at `index`.
  ///
  /// If there are fewer than `index` other subviews, `view` becomes the last one (R2.27).
  final func insert(_ view: View, at index: Int) {
    precondition(index >= 0, "Can't insert a subview at \(index).")
    adopt(view, at: min(index, childCount))
  }

  /// Inserts `view` at the index of `sibling` among the other subviews, plus `distance`.
  ///
  /// If `sibling` isn't a subview, `view` becomes the last one (R2.27).
  final func insert(_ view: View, beside sibling: View, distance: Int) {
    precondition(sibling !== view, "Can't insert a view beside itself: \(view).")
    adopt(view, at: position(beside: sibling, of: view).map { $0 + distance } ?? childCount)
  }

  /// Returns the index of `sibling` among the subviews other than `view`.
  ///
  /// Returns nil if `sibling` isn't a subview, for example because a callback has removed it.
  private func position(beside sibling: View, of view: View) -> Int? {
    guard sibling.superview === self, let index = indexOfSubview(sibling) else { return nil }
    guard view.superview === self, let own = indexOfSubview(view), own < index else { return index }
    return index - 1
  }

  /// Exchanges the subviews at two indices.
  final func exchange(_ index: Int, _ otherIndex: Int) {
    precondition(
      (0..<childCount).contains(index) && (0..<childCount).contains(otherIndex),
      "Can't exchange subviews \(index) and \(otherIndex): there are \(childCount) subviews."
    )
    exchangeChildren(index, otherIndex)
    setNeedsLayout()
  }

  /// Moves a subview to the front or to the back.
  ///
  /// Does nothing if `view` isn't a subview.
  final func reorder(_ view: View, toFront: Bool) {
    guard view.superview === self else { return }
    reorder(view, to: toFront ? childCount : 0)
  }

  /// Returns whether the receiver is `view` or one of its descendants.
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

  /// The default implementation of ``viewWithTag(_:)``.
  final func builtInViewWithTag(_ tag: Int) -> View? {
    var found: View?
    visitDescendants { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Visits the receiver and its descendants, parents before children, until `body` returns false.
  final func visitDescendants(_ body: (View) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      guard body(view) else { return }
      pending.append(contentsOf: view.children.reversed())
    }
  }
}
