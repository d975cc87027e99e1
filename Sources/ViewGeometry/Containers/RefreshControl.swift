public import Foundation

/// The space above a scroll view's content during a refresh: the geometry of `UIRefreshControl`.
///
///     list.refreshControl = RefreshControl()
///     list.refreshControl?.beginRefreshing()  // the content may rest 60 points lower
///
/// It lies directly above the content, as wide as the view and 60 points high. During a refresh its
/// height is part of the adjusted content inset. It draws nothing, and the host decides whether a
/// drag starts a refresh.
open class RefreshControl: View {
  /// The height of a refresh control, in points.
  static let height: CGFloat = 60

  /// Whether a refresh is running.
  public private(set) final var isRefreshing = false

  /// The text below the refresh indicator; nil for none.
  ///
  /// Kept for the host; the library doesn't read it.
  public final var attributedTitle: NSAttributedString?

  /// Creates a control; a scroll view gives it its frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Removes the control from its scroll view when it moves to another superview.
  open override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    scrollView.storedRefreshControl = nil
    scrollView.settle()
  }

  /// Begins a refresh: the top of the adjusted content inset grows by the control's height (R5.19).
  ///
  /// The offset stays. Does nothing during a refresh.
  open func beginRefreshing() { setRefreshing(true) }

  /// Ends a refresh; an offset in the control's space returns to the start of the content (R5.19).
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    scrollView?.takeRefresh(isRefreshing)
  }

  /// The scroll view that the control belongs to.
  private var scrollView: ScrollView? {
    guard let scrollView = superview as? ScrollView, scrollView.refreshControl === self else {
      return nil
    }
    return scrollView
  }

  deinit {}
}

extension ScrollView {
  /// The default implementation of ``refreshControl``.
  final var builtInRefreshControl: RefreshControl? {
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

  /// Updates the limits for a refresh; its beginning moves no offset (R5.19).
  ///
  /// That also holds for content shorter than the view.
  fileprivate final func takeRefresh(_ isRefreshing: Bool) {
    if isRefreshing { takeLimits() } else { settle() }
  }

  /// The insets plus the height of this view's control during a refresh.
  final func withRefreshControl(_ insets: EdgeInsets) -> EdgeInsets {
    guard let control = storedRefreshControl, control.isRefreshing, control.superview === self
    else { return insets }
    var insets = insets
    insets.top += RefreshControl.height
    return insets
  }
}
