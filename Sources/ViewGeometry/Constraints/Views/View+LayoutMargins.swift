import Foundation

/// Layout margins: the distances between a view's edges and its content (R11.51).
extension View {
  /// The margins set by the app, and the properties that determine what is added to them.
  struct LayoutMargins {
    /// The margins last set by the app, as absolute or directional insets.
    enum Own: Equatable {
      case absolute(EdgeInsets)
      case directional(DirectionalEdgeInsets)

      var isFinite: Bool {
        let sum =
          switch self {
          case .absolute(let own): own.top * 0 + own.left * 0 + own.bottom * 0 + own.right * 0
          case .directional(let own):
            own.top * 0 + own.leading * 0 + own.bottom * 0 + own.trailing * 0
          }
        return sum == 0
      }
    }

    /// The margins set by the app, or nil if it hasn't set any.
    var own: Own?
    var preservesSuperview = false
    var insetsFromSafeArea = true
  }

  /// The default implementation of ``directionalLayoutMargins``.
  final var builtInDirectionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      let isMirrored = flags.contains(.rightToLeft)
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { setMargins(.directional(newValue)) }
  }

  /// The default implementation of ``preservesSuperviewLayoutMargins``.
  final var builtInPreservesSuperviewLayoutMargins: Bool {
    get { rareAttributes?.layoutMargins.preservesSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      makeRareAttributes().layoutMargins.preservesSuperview = newValue
      ownMarginsDidChange()
    }
  }

  /// The default implementation of ``insetsLayoutMarginsFromSafeArea``.
  final var builtInInsetsLayoutMarginsFromSafeArea: Bool {
    get { rareAttributes?.layoutMargins.insetsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      makeRareAttributes().layoutMargins.insetsFromSafeArea = newValue
      ownMarginsDidChange()
    }
  }

  /// The maximum width of `readableContentGuide`, in points (R11.53).
  ///
  /// This is UIKit's width for the default text size.
  static let readableWidth = 672.0

  /// The frame of the readable content guide, computed from the margins if no solver determines it.
  final var readableContentFrame: CGRect {
    let guide = systemGuide(.readableContent)
    if let solver = (constraintItem?.solver ?? constraintItem?.placedBy), solver.owns(guide.item) {
      return guide.solvedFrame
    }
    let frame = bounds.inset(by: layoutMargins)
    let excess = max(0, frame.size.width - CGFloat(View.readableWidth))
    return CGRect(
      x: frame.origin.x + excess / 2, y: frame.origin.y, width: frame.size.width - excess,
      height: frame.size.height)
  }

  final func setMargins(_ own: LayoutMargins.Own) {
    precondition(own.isFinite, "The layout margins of a view must be finite, not \(own).")
    let (old, oldMargins) = (rareAttributes?.layoutMargins.own, givenMargins)
    makeRareAttributes().layoutMargins.own = own
    let isChange = old.map { $0 != own } ?? (givenMargins != oldMargins)
    if isChange { ownMarginsDidChange() } else { setNeedsLayout() }
  }

  /// Records a change in the view's margins, and in those of descendants that depend on them.
  final func ownMarginsDidChange() {
    var changed = [self]
    while let view = changed.popLast() {
      view.setNeedsLayout()
      view.marginsDidChange()
      view.notifyOfChangedMargins()
      changed += view.subviews.filter(\.preservesSuperviewLayoutMargins)
    }
  }

  /// Applies a change in the view controller's minimum margins, just before the layout of the view.
  ///
  /// The view isn't marked for layout, because the layout that follows applies the margins.
  package final func leastMarginsDidChangeInLayout() {
    notifyOfChangedMargins()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.ownMarginsDidChange() }
  }

  /// Applies a change in the view controller's minimum margins, and marks the view for layout.
  ///
  /// Just before a layout of the view, `leastMarginsDidChangeInLayout()` is called instead.
  package final func leastMarginsDidChange() { ownMarginsDidChange() }

  /// Notifies the view and its view controller that the layout margins changed.
  final func notifyOfChangedMargins() {
    layoutMarginsDidChange()
    manager?.managedViewMarginsDidChange()
  }

  /// Records a change in the layout direction, which mirrors directional margins.
  final func marginsMayBeMirrored() {
    guard case .directional(let own)? = rareAttributes?.layoutMargins.own,
      own.leading != own.trailing
    else { return }
    ownMarginsDidChange()
  }

  final var effectiveMargins: EdgeInsets {
    // Start at the first view whose margins don't depend on its superview's, and continue downward.
    var chain = [self]
    while let view = chain.last, view.preservesSuperviewLayoutMargins,
      let superview = view.superview
    {
      chain.append(superview)
    }
    var margins = chain.removeLast().ownMargins
    var superview = chain.count == 0 ? self : chain[chain.count - 1].superview ?? self
    for view in chain.reversed() {
      margins = view.ownMargins.widened(
        to: superview.bounds.inset(by: margins), in: view.untransformedFrame)
      superview = view
    }
    return margins
  }

  /// The view's own margins, without the superview's.
  ///
  /// They include the safe area insets if `insetsLayoutMarginsFromSafeArea` is true.
  private final var ownMargins: EdgeInsets {
    rareAttributes?.layoutMargins.insetsFromSafeArea ?? true
      ? givenMargins + safeAreaInsets : givenMargins
  }

  /// The margins set by the app, but at least the view controller's minimum margins.
  ///
  /// If the app hasn't set any, these are the controller's minimum margins or, without those, the
  /// default margins. Margins for the safe area and the superview's margins aren't included.
  final var givenMargins: EdgeInsets {
    let isMirrored = flags.contains(.rightToLeft)
    let own: EdgeInsets? =
      switch rareAttributes?.layoutMargins.own {
      case .absolute(let insets): insets
      case .directional(let insets): insets.resolved(rightToLeft: isMirrored)
      case nil: nil
      }
    guard let least = manager?.leastMargins?.resolved(rightToLeft: isMirrored) else {
      return own ?? View.defaultLayoutMargins
    }
    guard let own else { return least }
    return EdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom), right: max(own.right, least.right))
  }

  /// The frame that the view would have without its transform, in the superview's coordinates.
  final var untransformedFrame: CGRect {
    let origin = placement.untransformedOrigin
    return CGRect(x: origin.x, y: origin.y, width: placement.width, height: placement.height)
  }
}

extension EdgeInsets {
  /// Returns the insets, enlarged just enough that `frame`, inset by the result, lies within
  /// `area`.
  fileprivate func widened(to area: CGRect, in frame: CGRect) -> EdgeInsets {
    // Don't use `minX` and `maxX`, which are exchanged if the margins overlap.
    let end = CGPoint(x: area.origin.x + area.size.width, y: area.origin.y + area.size.height)
    return EdgeInsets(
      top: max(top, area.origin.y - frame.minY), left: max(left, area.origin.x - frame.minX),
      bottom: max(bottom, frame.maxY - end.y), right: max(right, frame.maxX - end.x))
  }
}
