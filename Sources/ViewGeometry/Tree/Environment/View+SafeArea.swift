import Foundation

extension View {
  /// The insets that the view's controller and the bars of its container add to the safe area
  /// insets derived from the superview, in points; zero by default.
  ///
  /// Setting them notifies those of the receiver and its descendants whose insets or margins
  /// change.
  package final var addedSafeArea: EdgeInsets {
    get { environment?.addedSafeArea ?? .zero }
    set {
      guard newValue != addedSafeArea else { return }
      changeSafeArea {
        makeEnvironment().addedSafeArea = newValue
        flags.set(.addsSafeArea, newValue != .zero)
      }
    }
  }

  /// Calls `change`, which changes the safe area, and notifies the affected views.
  ///
  /// Of the receiver and its descendants in the same window, those are affected whose safe area
  /// insets or layout margins change (R11.100). The controllers of all these views are notified,
  /// even if nothing changes.
  final func changeSafeArea(_ change: () -> Void) {
    // Collect the views before the first callback, because callbacks may move views to branches
    // that have already been notified.
    var listeners: [(view: View, insets: EdgeInsets, margins: EdgeInsets?)] = []
    visitSafeAreas { view, insets in
      let margins = HitTestDispatch.isNotifiedOfMargins(view) ? view.effectiveMargins : nil
      listeners.append((view, insets, margins))
    }
    change()
    setNeedsLayout()
    var isChanged: [Bool] = []
    isChanged.reserveCapacity(listeners.count)
    visitSafeAreas { _, insets in isChanged.append(insets != listeners[isChanged.count].insets) }
    for (listener, isChanged) in zip(listeners, isChanged) {
      let view = listener.view
      if view.flags.contains(.constrained) { view.marginsDidChange() }
      if !view.notifyOfChangedSafeArea(), isChanged { view.takeChangedSafeArea() }
      view.manager?.managedViewSafeAreaDidChange()
    }
    for case (let view, _, let margins?) in listeners where view.effectiveMargins != margins {
      view.notifyOfChangedMargins()
    }
  }

  /// Calls `safeAreaInsetsDidChange()` if the view's class overrides it and the insets have changed
  /// since the last such call (R11.100).
  ///
  /// If there was no such call, the insets are compared with zero. Returns whether the override was
  /// called.
  ///
  /// - Complexity: O(1) if the class doesn't override it, otherwise O(depth).
  @discardableResult
  final func notifyOfChangedSafeArea() -> Bool {
    guard HitTestDispatch.isNotifiedOfSafeArea(self) else { return false }
    let insets = safeAreaInsets
    guard insets != environment?.reportedSafeArea ?? .zero else { return false }
    makeEnvironment().reportedSafeArea = insets
    safeAreaInsetsDidChange()
    return true
  }

  /// Calls `visit` with the receiver and its descendants in the same window, each with its safe
  /// area insets.
  ///
  /// - Complexity: O(views).
  private func visitSafeAreas(_ visit: (View, EdgeInsets) -> Void) {
    visit(self, safeAreaInsets)
    let isInWindow = window != nil
    var around = [(self, flags.contains(.isWindow) ? safeAreaInsets : insets(passedOn: true))]
    while let (outer, outerInsets) = around.popLast() {
      for view in outer.children where !view.flags.contains(.isWindow) {
        let added = isInWindow && view.flags.contains(.addsSafeArea) ? view.addedSafeArea : .zero
        let passedOn = view.part(of: outerInsets) + added
        visit(view, view.bounds.isEmpty ? added : passedOn)
        if view.hasChildren { around.append((view, passedOn)) }
      }
    }
  }

  /// The safe area insets of the receiver, derived from those of its superview (R11.52).
  ///
  /// They include `addedSafeArea`, and are zero outside a window.
  ///
  /// - Complexity: O(depth).
  final var derivedSafeAreaInsets: EdgeInsets { insets(passedOn: false) }

  /// Returns the receiver's safe area insets.
  ///
  /// If `passedOn` is true, returns the insets from which those of the subviews are derived.
  /// Returns zero for a window, and for a view outside a window.
  private func insets(passedOn: Bool) -> EdgeInsets {
    var found: Window?
    var isSomethingAdded = false
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      found = cursor.window
      if found != nil { break }
      if cursor.flags.contains(.addsSafeArea) { isSomethingAdded = true }
      next = cursor.superview
    }
    guard let window = found, window !== self else { return .zero }
    var insets = window.safeAreaInsets
    guard isSomethingAdded || insets != .zero else { return .zero }
    var path: [View] = []
    var view: View? = self
    while let inside = view, inside !== window {
      path.append(inside)
      view = inside.superview
    }
    for view in path.reversed() {
      // Nothing in an empty view can be covered, but content that extends beyond the view can.
      let isWithoutSize = view === self && !passedOn && bounds.isEmpty
      insets = isWithoutSize ? .zero : view.part(of: insets)
      if view.flags.contains(.addsSafeArea) { insets = insets + view.addedSafeArea }
    }
    return insets
  }

  /// Returns how far the superview's `insets` extend into the receiver (R11.52).
  ///
  /// The part of the receiver outside the superview isn't considered.
  private func part(of insets: EdgeInsets) -> EdgeInsets {
    guard insets != .zero, let superview else { return .zero }
    let around = superview.bounds
    let safe = around.inset(by: insets)
    // If the insets are larger than the superview, the edges cross, and the opposite corners are
    // converted separately.
    let hasCrossed = safe.size.width < 0 || safe.size.height < 0
    let start = hasCrossed ? around.offsetBy(dx: insets.left, dy: insets.top) : safe
    let end = hasCrossed ? around.offsetBy(dx: -insets.right, dy: -insets.bottom) : safe
    guard let outer = extent(ofOuter: around, superview),
      let start = extent(ofOuter: start, superview), let end = extent(ofOuter: end, superview)
    else { return .zero }
    let (box, inner) = (Extent(bounds), hasCrossed ? start.intersection(end) : start)
    return EdgeInsets(
      top: max(0, inner.minY - max(box.minY, outer.minY)),
      left: max(0, inner.minX - max(box.minX, outer.minX)),
      bottom: max(0, min(box.maxY, outer.maxY) - inner.maxY),
      right: max(0, min(box.maxX, outer.maxX) - inner.maxX))
  }

  /// Converts a rectangle from the superview's coordinates to the receiver's.
  ///
  /// Returns nil if the result is null.
  private func extent(ofOuter rect: CGRect, _ superview: View) -> Extent? {
    let cursor = ViewCursor(self)
    if cursor.routeBits == 0 {
      let (extent, offset) = (Extent(rect), cursor.offset)
      return Extent(
        minX: extent.minX - offset.x, minY: extent.minY - offset.y,
        maxX: extent.maxX - offset.x, maxY: extent.maxY - offset.y)
    }
    let inside = superview.convert(rect, to: self as View?)
    return inside.isNull ? nil : Extent(inside)
  }
}
