import Foundation

/// Distances of the content from the edges (R11.51).
extension View {
  /// The margins of a view as a program set them, and what is added to them.
  struct LayoutMargins {
    /// What the program set last, in one form or the other.
    enum Own: Equatable {
      case absolute(EdgeInsets)
      case directional(DirectionalEdgeInsets)
    }

    /// Nil before the program sets anything.
    var own: Own?
    var preservesSuperview = false
    var insetsFromSafeArea = true
  }

  /// The layout margins by reading direction; setting them replaces what `layoutMargins` set.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      let isMirrored = flags.contains(.rightToLeft)
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether margins are at least as wide as what of the superview's margins reaches into the view; false by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rareAttributes?.layoutMargins.preservesSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      makeRareAttributes().layoutMargins.preservesSuperview = newValue
      ownMarginsDidChange()
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareAttributes?.layoutMargins.insetsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      makeRareAttributes().layoutMargins.insetsFromSafeArea = newValue
      ownMarginsDidChange()
    }
  }

  /// The widest that `readableContentGuide` may be, in points: UIKit's number for the default text size (R11.53).
  static let readableWidth = 672.0

  /// The rectangle of the readable guide, where no solver knows better.
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
    let (old, oldMargins) = (rareAttributes?.layoutMargins.own, givenMargins)
    makeRareAttributes().layoutMargins.own = own
    let isChange = old.map { $0 != own } ?? (givenMargins != oldMargins)
    if isChange { ownMarginsDidChange() } else { setNeedsLayout() }
  }

  /// Tells the view that its margins changed, and those in it whose margins follow them.
  final func ownMarginsDidChange() {
    var changed = [self]
    while let view = changed.popLast() {
      view.setNeedsLayout()
      view.marginsDidChange()
      view.tellMarginsDidChange()
      changed += view.subviews.filter(\.preservesSuperviewLayoutMargins)
    }
  }

  /// Has the margins follow their least values, which the view's controller changed, and tells of it.
  ///
  /// The view is about to be laid out and takes them over then.
  package final func leastMarginsDidChangeInLayout() {
    tellMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.ownMarginsDidChange() }
  }

  /// The same at any other time.
  package final func leastMarginsDidChange() { ownMarginsDidChange() }

  /// Notifies the view and its controller that the layout margins changed.
  final func tellMarginsDidChange() {
    layoutMarginsDidChange()
    manager?.managedViewMarginsDidChange()
  }

  /// Called after the reading direction changed, which mirrors margins that go by it.
  final func marginsMayBeMirrored() {
    guard case .directional(let own)? = rareAttributes?.layoutMargins.own,
      own.leading != own.trailing
    else { return }
    ownMarginsDidChange()
  }

  final var effectiveMargins: EdgeInsets {
    // From the view whose margins depend on nothing above it, downward.
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

  /// The margins, with the safe area but without those of the superview.
  private final var ownMargins: EdgeInsets {
    rareAttributes?.layoutMargins.insetsFromSafeArea ?? true
      ? givenMargins + safeAreaInsets : givenMargins
  }

  /// The margins that were set, at least those that the view's controller wants, without what safe area and superview add to them.
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

  /// The frame without the transform, in the superview's coordinates.
  final var untransformedFrame: CGRect {
    let origin = placement.untransformedOrigin
    return CGRect(x: origin.x, y: origin.y, width: placement.width, height: placement.height)
  }
}

extension EdgeInsets {
  /// The insets made so large that what they leave of `frame` doesn't reach out of `area`.
  fileprivate func widened(to area: CGRect, in frame: CGRect) -> EdgeInsets {
    // Not `minX` and `maxX`, which change places where margins have crossed.
    let end = CGPoint(x: area.origin.x + area.size.width, y: area.origin.y + area.size.height)
    return EdgeInsets(
      top: max(top, area.origin.y - frame.minY), left: max(left, area.origin.x - frame.minX),
      bottom: max(bottom, frame.maxY - end.y), right: max(right, frame.maxX - end.x))
  }
}
