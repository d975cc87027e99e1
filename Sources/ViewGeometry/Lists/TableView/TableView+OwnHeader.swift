import Foundation

extension TableView {
  /// The default implementation of ``tableHeaderView``.
  final var builtInTableHeaderView: View? {
    get { storedHeaderView }
    set {
      replace(storedHeaderView, with: newValue)
      storedHeaderView = newValue
      ownLengthsDidChange()
    }
  }

  /// The default implementation of ``tableFooterView``.
  final var builtInTableFooterView: View? {
    get { storedFooterView }
    set {
      replace(storedFooterView, with: newValue)
      storedFooterView = newValue
      ownLengthsDidChange()
    }
  }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  private func ownLengthsDidChange() {
    setNeedsLayout()
    guard list.knowledge.isCurrent else { return }
    list.edit { makeRoomForOwnViews(in: &$0) }
    contentDidChange()
    placeOwnHeaderAndFooter()
  }

  /// Sets the lengths of the table's own header and footer in a solution.
  ///
  /// The delegate may have replaced these views when it was called for heights.
  final func makeRoomForOwnViews(in list: inout ListSolution) {
    let header = Double(storedHeaderView?.frame.height ?? 0)
    let footer = Double(storedFooterView?.frame.height ?? 0)
    if list.headerLength != header { list.headerLength = header }
    if list.footerLength != footer { list.footerLength = footer }
  }

  /// Sets the frames of the table's own header and footer.
  final func placeOwnHeaderAndFooter() {
    guard storedHeaderView != nil || storedFooterView != nil, let solution else { return }
    place(storedHeaderView, at: solution.headerSpan.start)
    place(storedFooterView, at: solution.footerSpan.start)
  }

  private func place(_ view: View?, at start: Double) {
    // A view that was moved to another superview isn't positioned here.
    guard let view, view.superview === self else { return }
    let frame = CGRect(
      x: 0, y: CGFloat(start), width: placement.bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }
}
