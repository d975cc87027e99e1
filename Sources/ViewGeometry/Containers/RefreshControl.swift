public import Foundation

/// A control in the space above a scroll view's content, like `UIRefreshControl`.
///
///     list.refreshControl = RefreshControl()
///     list.refreshControl?.beginRefreshing()  // the content may rest 60 points lower
///
/// It lies directly above the content, as wide as the scroll view and 60 points high. During a
/// refresh, its height is part of the adjusted content inset. It draws nothing, and the host
/// decides whether a drag starts a refresh.
open class RefreshControl: View {
  /// The height of a refresh control, in points.
  static let height: CGFloat = 60

  /// Whether a refresh is running.
  public private(set) final var isRefreshing = false

  /// The text below the refresh indicator; nil if there is none.
  ///
  /// It is stored for the host; the library doesn't read it.
  public final var attributedTitle: NSAttributedString?

  /// The actions to perform when the control sends events, with the bits of those events.
  ///
  /// They are added by the `Controls` module.
  package final var handlers: [(events: UInt, action: AnyObject)] = []

  /// Creates a refresh control.
  ///
  /// Its frame changes when it becomes the `refreshControl` of a scroll view.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Sets the scroll view's `refreshControl` to nil if the control leaves the scroll view.
  ///
  /// An override must call super.
  open override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView else { return }
    scrollView.storedRefreshControl = nil
    scrollView.settle()
  }

  /// Begins a refresh, and increases the scroll view's top adjusted content inset by the control's
  /// height (R5.19).
  ///
  /// The content offset doesn't change. Does nothing during a refresh.
  open func beginRefreshing() { setRefreshing(true) }

  /// Ends a refresh.
  ///
  /// The scroll view's offset is clamped to the limits, which no longer include the control's
  /// height (R5.19). Does nothing if no refresh is running.
  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    scrollView?.takeRefresh(isRefreshing)
  }

  /// The scroll view to which the control belongs; nil if there is none.
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

  /// Updates the limits of the offset when a refresh begins or ends, or the control is replaced.
  ///
  /// During a refresh, the offset doesn't change, even if the content is shorter than the view
  /// (R5.19). Otherwise, it is clamped to the new limits.
  fileprivate final func takeRefresh(_ isRefreshing: Bool) {
    if isRefreshing { takeLimits() } else { settle() }
  }

  /// Returns the insets, with the height of the refresh control added to the top during a refresh.
  final func withRefreshControl(_ insets: EdgeInsets) -> EdgeInsets {
    guard let control = storedRefreshControl, control.isRefreshing, control.superview === self
    else { return insets }
    var insets = insets
    insets.top += RefreshControl.height
    return insets
  }
}
