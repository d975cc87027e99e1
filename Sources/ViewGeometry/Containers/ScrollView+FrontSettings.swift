/// Properties for a host that handles touches or draws; the library reads them only if noted.
extension ScrollView {
  /// The storage of the properties below.
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

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A style with good contrast to the content.
    case `default`
    /// Black indicators.
    case black
    /// White indicators.
    case white
  }

  /// The action that dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No action.
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag down into the keyboard.
    case interactive
    /// The beginning of a drag, also with accessories above the keyboard.
    case onDragWithAccessory
    /// A drag down into the keyboard, also with accessories above it.
    case interactiveWithAccessory
  }

  /// The insets of the vertical indicator from the edges of the view, in points; zero by default.
  public final var verticalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.verticalIndicatorInsets }
    set { frontSettings.verticalIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator from the edges of the view, in points; zero by default.
  public final var horizontalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.horizontalIndicatorInsets }
    set { frontSettings.horizontalIndicatorInsets = newValue }
  }

  /// The insets of both indicators from the edges of the view, in points; reads the vertical one's.
  public final var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether indicators also avoid the safe area; true by default.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { frontSettings.adjustsIndicatorInsets }
    set { frontSettings.adjustsIndicatorInsets = newValue }
  }

  /// Whether the vertical indicator is shown; true by default.
  public final var showsVerticalScrollIndicator: Bool {
    get { frontSettings.showsVerticalIndicator }
    set { frontSettings.showsVerticalIndicator = newValue }
  }

  /// Whether the horizontal indicator is shown; true by default.
  public final var showsHorizontalScrollIndicator: Bool {
    get { frontSettings.showsHorizontalIndicator }
    set { frontSettings.showsHorizontalIndicator = newValue }
  }

  /// The style of the indicators.
  public final var indicatorStyle: IndicatorStyle {
    get { frontSettings.indicatorStyle }
    set { frontSettings.indicatorStyle = newValue }
  }

  /// Whether a drag may move the content beyond its limits temporarily; true by default.
  ///
  /// Setting it sets `bouncesHorizontally` and `bouncesVertically`; reading it returns whether
  /// either is true.
  public final var bounces: Bool {
    get { frontSettings.bouncesHorizontally || frontSettings.bouncesVertically }
    set {
      (frontSettings.bouncesHorizontally, frontSettings.bouncesVertically) = (newValue, newValue)
    }
  }

  /// Whether a horizontal drag may move the content beyond its limits temporarily; true by default.
  public final var bouncesHorizontally: Bool {
    get { frontSettings.bouncesHorizontally }
    set { frontSettings.bouncesHorizontally = newValue }
  }

  /// Whether a vertical drag may move the content beyond its limits temporarily; true by default.
  public final var bouncesVertically: Bool {
    get { frontSettings.bouncesVertically }
    set { frontSettings.bouncesVertically = newValue }
  }

  /// Whether touches in subviews are delayed until they are known not to be drags; true by default.
  public final var delaysContentTouches: Bool {
    get { frontSettings.delaysContentTouches }
    set { frontSettings.delaysContentTouches = newValue }
  }

  /// Whether a touch in a subview may still become a drag; true by default.
  public final var canCancelContentTouches: Bool {
    get { frontSettings.canCancelContentTouches }
    set { frontSettings.canCancelContentTouches = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; true by default; used by `scrollToTop()`.
  public final var scrollsToTop: Bool {
    get { frontSettings.scrollsToTop }
    set { frontSettings.scrollsToTop = newValue }
  }

  /// The action that dismisses the keyboard; none by default.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { frontSettings.keyboardDismissMode }
    set { frontSettings.keyboardDismissMode = newValue }
  }

  /// Does nothing, since no indicators are drawn.
  public final func flashScrollIndicators() {}
}
