/// Properties that are kept for a front that follows fingers or draws; nothing here reads them unless they say so.
extension ScrollView {
  /// What the properties below are kept in.
  struct FrontSettings {
    var verticalIndicatorInsets = EdgeInsets.zero
    var horizontalIndicatorInsets = EdgeInsets.zero
    var adjustsIndicatorInsets = true
    var showsVerticalIndicator = true
    var showsHorizontalIndicator = true
    var indicatorStyle = IndicatorStyle.default
    var bouncesHorizontally = true
    var bouncesVertically = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var keyboardDismissMode = KeyboardDismissMode.none
  }

  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Whatever can be seen on the content.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// What hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag down into it.
    case interactive
    /// The beginning of a drag, accessories above the keyboard too.
    case onDragWithAccessory
    /// A drag down into it, accessories above the keyboard too.
    case interactiveWithAccessory
  }

  /// How far the vertical indicator keeps from the edges of the view, in points; zero by default.
  public final var verticalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.verticalIndicatorInsets }
    set { frontSettings.verticalIndicatorInsets = newValue }
  }

  /// How far the horizontal indicator keeps from the edges of the view, in points; zero by default.
  public final var horizontalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.horizontalIndicatorInsets }
    set { frontSettings.horizontalIndicatorInsets = newValue }
  }

  /// How far both indicators keep from the edges of the view, in points; reading gives those of the vertical one.
  public final var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether indicators keep clear of the safe area besides; true by default.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { frontSettings.adjustsIndicatorInsets }
    set { frontSettings.adjustsIndicatorInsets = newValue }
  }

  /// Whether there is a vertical indicator; true by default.
  public final var showsVerticalScrollIndicator: Bool {
    get { frontSettings.showsVerticalIndicator }
    set { frontSettings.showsVerticalIndicator = newValue }
  }

  /// Whether there is a horizontal indicator; true by default.
  public final var showsHorizontalScrollIndicator: Bool {
    get { frontSettings.showsHorizontalIndicator }
    set { frontSettings.showsHorizontalIndicator = newValue }
  }

  /// How indicators look.
  public final var indicatorStyle: IndicatorStyle {
    get { frontSettings.indicatorStyle }
    set { frontSettings.indicatorStyle = newValue }
  }

  /// Whether a drag may pull the content beyond its limits for a while; true by default.
  ///
  /// Setting it sets `bouncesHorizontally` and `bouncesVertically`; reading tells whether either is true.
  public final var bounces: Bool {
    get { frontSettings.bouncesHorizontally || frontSettings.bouncesVertically }
    set {
      (frontSettings.bouncesHorizontally, frontSettings.bouncesVertically) = (newValue, newValue)
    }
  }

  /// Whether a horizontal drag may pull the content beyond its limits for a while; true by default.
  public final var bouncesHorizontally: Bool {
    get { frontSettings.bouncesHorizontally }
    set { frontSettings.bouncesHorizontally = newValue }
  }

  /// Whether a vertical drag may pull the content beyond its limits for a while; true by default.
  public final var bouncesVertically: Bool {
    get { frontSettings.bouncesVertically }
    set { frontSettings.bouncesVertically = newValue }
  }

  /// Whether a touch waits until it is clear that it isn't a drag before a view inside gets it; true by default.
  public final var delaysContentTouches: Bool {
    get { frontSettings.delaysContentTouches }
    set { frontSettings.delaysContentTouches = newValue }
  }

  /// Whether a touch that a view inside has may still become a drag; true by default.
  public final var canCancelContentTouches: Bool {
    get { frontSettings.canCancelContentTouches }
    set { frontSettings.canCancelContentTouches = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; true by default, and `scrollToTop()` goes by it.
  public final var scrollsToTop: Bool {
    get { frontSettings.scrollsToTop }
    set { frontSettings.scrollsToTop = newValue }
  }

  /// What hides the keyboard; nothing by default.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { frontSettings.keyboardDismissMode }
    set { frontSettings.keyboardDismissMode = newValue }
  }

  /// Would show the indicators for a moment; does nothing, since none are drawn.
  public final func flashScrollIndicators() {}
}
