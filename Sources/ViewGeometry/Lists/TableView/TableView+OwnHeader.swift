import Foundation

extension TableView {
  /// A view above all sections, as high as its frame; its width becomes the table's.
  ///
  /// After resizing it, set it again, as in UIKit.
  public final var tableHeaderView: View? {
    get { storedHeaderView }
    set {
      replace(storedHeaderView, with: newValue)
      storedHeaderView = newValue
      ownLengthsDidChange()
    }
  }

  /// A view below all sections, as high as its frame; its width becomes the table's.
  ///
  /// After resizing it, set it again, as in UIKit.
  public final var tableFooterView: View? {
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

  /// Gives the table's own header and footer room in a list: whoever is asked for heights may have set others.
  final func makeRoomForOwnViews(in list: inout ListSolution) {
    let header = Double(storedHeaderView?.frame.height ?? 0)
    let footer = Double(storedFooterView?.frame.height ?? 0)
    if list.headerLength != header { list.headerLength = header }
    if list.footerLength != footer { list.footerLength = footer }
  }

  /// Puts the table's own header and footer where they belong.
  final func placeOwnHeaderAndFooter() {
    guard storedHeaderView != nil || storedFooterView != nil, let solution else { return }
    place(storedHeaderView, at: solution.headerSpan.start)
    place(storedFooterView, at: solution.footerSpan.start)
  }

  private func place(_ view: View?, at start: Double) {
    // One that went into another view is placed by that.
    guard let view, view.superview === self else { return }
    let frame = CGRect(
      x: 0, y: CGFloat(start), width: placement.bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }
}
