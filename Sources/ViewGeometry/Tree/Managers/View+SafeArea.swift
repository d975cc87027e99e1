import Foundation

extension View {
  /// What the receiver's controller adds to the safe area, from the edges of its bounds; zero by default.
  ///
  /// Setting it tells the views of the same window here and below.
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

  /// Changes the safe area, and tells the views of the same window here and below; of margins those whose margins it changed.
  final func changeSafeArea(_ change: () -> Void) {
    // Those who are there before the first callback: callbacks may bring views where others were told already.
    var listeners: [(view: View, margins: EdgeInsets?)] = []
    visitViewsOfSameWindow {
      listeners.append(($0, HitTestDispatch.hearsOfMargins($0) ? $0.effectiveMargins : nil))
    }
    change()
    setNeedsLayout()
    for (view, _) in listeners {
      if view.flags.contains(.constrained) { view.marginsDidChange() }
      view.safeAreaInsetsDidChange()
      view.manager?.managedViewSafeAreaDidChange()
    }
    for case (let view, let margins?) in listeners where view.effectiveMargins != margins {
      view.tellMarginsDidChange()
    }
  }

  /// The insets by which the safe area around reaches into the receiver, from its bounds, and those that its controller adds;
  /// zero outside a window.
  ///
  /// - Complexity: O(depth).
  final var derivedSafeAreaInsets: EdgeInsets {
    var adding: [View] = []
    var found: Window?
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      found = cursor.window
      if found != nil { break }
      if cursor.flags.contains(.addsSafeArea) { adding.append(cursor.view) }
      next = cursor.superview
    }
    guard let window = found, window !== self else { return .zero }
    var space: View = window
    var insets = window.safeAreaInsets
    for view in adding.reversed() {
      insets = view.part(of: insets, from: space) + view.addedSafeArea
      space = view
    }
    return space === self ? insets : part(of: insets, from: space)
  }

  /// How far `insets` of the bounds of `outer` reach into the receiver.
  private func part(of insets: EdgeInsets, from outer: View) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    let (around, box) = (outer.bounds, bounds)
    func extent(of rect: CGRect) -> Extent? {
      let inside = outer.convert(rect, to: self as View?)
      return inside.isNull ? nil : Extent(inside)
    }
    let inner = around.inset(by: insets)
    var found = extent(of: inner)
    if inner.size.width < 0 || inner.size.height < 0 {
      // Nothing is safe between edges that have crossed; each counts by itself.
      let (start, end) = (
        extent(of: around.offsetBy(dx: insets.left, dy: insets.top)),
        extent(of: around.offsetBy(dx: -insets.right, dy: -insets.bottom))
      )
      found = start.flatMap { start in end.map { start.intersection($0) } }
    }
    guard let safe = found, !box.isEmpty else { return .zero }
    return EdgeInsets(
      top: max(0, safe.minY - box.minY), left: max(0, safe.minX - box.minX),
      bottom: max(0, box.maxY - safe.maxY), right: max(0, box.maxX - safe.maxX))
  }
}
