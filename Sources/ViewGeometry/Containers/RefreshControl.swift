public import Foundation

/// What is above the content of a scroll view while it is being refreshed: the geometry of `UIRefreshControl`.
///
///     list.refreshControl = RefreshControl()
///     list.refreshControl?.beginRefreshing()  // the content may rest 60 points lower
///
/// It lies right above the content, as wide as the view and 60 points high. While it refreshes, its height is part of the adjusted
/// content inset. It draws nothing, and whether a drag starts a refresh is for a front to say.
open class RefreshControl: View {
  /// The height of a refresh control, in points.
  static let height: CGFloat = 60

  /// Whether a refresh goes on.
  public private(set) final var isRefreshing = false

  /// What stands below the sign of the refresh; nil for nothing.
  ///
  /// Kept for a front; nothing here reads it.
  public final var attributedTitle: NSAttributedString?

  /// Creates a control; a scroll view gives it its frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  /// A control that goes elsewhere leaves its scroll view without one.
  open override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    scrollView.storedRefreshControl = nil
    scrollView.settle()
  }

  /// Begins a refresh: the adjusted content inset grows by the control's height at the top, and the offset stays (R5.19).
  ///
  /// Nothing happens during a refresh.
  open func beginRefreshing() { setRefreshing(true) }

  /// Ends a refresh: an offset in the room that was kept free goes back to the content's start (R5.19).
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    scrollView?.takeRefresh(isRefreshing)
  }

  /// The scroll view it belongs to.
  private var scrollView: ScrollView? {
    guard let scrollView = superview as? ScrollView, scrollView.refreshControl === self else {
      return nil
    }
    return scrollView
  }
}

extension ScrollView {
  /// The control above the content; nil, the default, for none.
  ///
  /// Setting it takes the old one out and adds the new one behind the other subviews.
  public final var refreshControl: RefreshControl? {
    get { storedRefreshControl }
    set {
      guard newValue !== storedRefreshControl else { return }
      let old = storedRefreshControl
      storedRefreshControl = newValue
      if old?.superview === self { old?.removeFromSuperview() }
      if let newValue {
        newValue.autoresizingMask = .flexibleWidth
        newValue.frame = CGRect(
          x: 0, y: -RefreshControl.height, width: bounds.size.width, height: RefreshControl.height)
        insertSubview(newValue, at: 0)
      }
      takeRefresh(newValue?.isRefreshing ?? false)
    }
  }

  /// Takes the room of a refresh into the limits; its beginning moves no offset, also of content shorter than the view (R5.19).
  fileprivate final func takeRefresh(_ isRefreshing: Bool) {
    if isRefreshing { takeLimits() } else { settle() }
  }

  /// The insets with the room of a control that refreshes here.
  final func withRefreshControl(_ insets: EdgeInsets) -> EdgeInsets {
    guard let control = storedRefreshControl, control.isRefreshing, control.superview === self
    else { return insets }
    var insets = insets
    insets.top += RefreshControl.height
    return insets
  }
}
