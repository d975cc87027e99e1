/// Properties for a host that handles touches or draws.
///
/// The library itself reads only `bouncesHorizontally`, `bouncesVertically` and `scrollsToTop`.
extension ScrollView {
  /// The stored values of these properties.
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

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The indicators contrast well with the content.
    case `default`
    /// The indicators are black.
    case black
    /// The indicators are white.
    case white
  }

  /// The actions that dismiss the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No action dismisses the keyboard.
    case none
    /// The beginning of a drag dismisses the keyboard.
    case onDrag
    /// Dragging down into the keyboard dismisses it.
    case interactive
    /// The beginning of a drag dismisses the keyboard and its accessory view.
    case onDragWithAccessory
    /// Dragging down into the keyboard or its accessory view dismisses both.
    case interactiveWithAccessory
  }

  /// The default implementation of ``verticalScrollIndicatorInsets``.
  final var builtInVerticalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.verticalIndicatorInsets }
    set { frontSettings.verticalIndicatorInsets = newValue }
  }

  /// The default implementation of ``horizontalScrollIndicatorInsets``.
  final var builtInHorizontalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.horizontalIndicatorInsets }
    set { frontSettings.horizontalIndicatorInsets = newValue }
  }

  /// The default implementation of ``scrollIndicatorInsets``.
  final var builtInScrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The default implementation of ``automaticallyAdjustsScrollIndicatorInsets``.
  final var builtInAutomaticallyAdjustsScrollIndicatorInsets: Bool {
    get { frontSettings.adjustsIndicatorInsets }
    set { frontSettings.adjustsIndicatorInsets = newValue }
  }

  /// The default implementation of ``showsVerticalScrollIndicator``.
  final var builtInShowsVerticalScrollIndicator: Bool {
    get { frontSettings.showsVerticalIndicator }
    set { frontSettings.showsVerticalIndicator = newValue }
  }

  /// The default implementation of ``showsHorizontalScrollIndicator``.
  final var builtInShowsHorizontalScrollIndicator: Bool {
    get { frontSettings.showsHorizontalIndicator }
    set { frontSettings.showsHorizontalIndicator = newValue }
  }

  /// The default implementation of ``indicatorStyle``.
  final var builtInIndicatorStyle: IndicatorStyle {
    get { frontSettings.indicatorStyle }
    set { frontSettings.indicatorStyle = newValue }
  }

  /// The default implementation of `bounces`.
  final var builtInBounces: Bool {
    get { frontSettings.bouncesHorizontally || frontSettings.bouncesVertically }
    set {
      (frontSettings.bouncesHorizontally, frontSettings.bouncesVertically) = (newValue, newValue)
    }
  }

  /// Whether a horizontal drag may move the content beyond its limits temporarily; true by default.
  ///
  /// Setting `bounces` sets this property, too.
  public final var bouncesHorizontally: Bool {
    get { frontSettings.bouncesHorizontally }
    set { frontSettings.bouncesHorizontally = newValue }
  }

  /// Whether a vertical drag may move the content beyond its limits temporarily; true by default.
  ///
  /// Setting `bounces` sets this property, too.
  public final var bouncesVertically: Bool {
    get { frontSettings.bouncesVertically }
    set { frontSettings.bouncesVertically = newValue }
  }

  /// The default implementation of ``delaysContentTouches``.
  final var builtInDelaysContentTouches: Bool {
    get { frontSettings.delaysContentTouches }
    set { frontSettings.delaysContentTouches = newValue }
  }

  /// The default implementation of ``canCancelContentTouches``.
  final var builtInCanCancelContentTouches: Bool {
    get { frontSettings.canCancelContentTouches }
    set { frontSettings.canCancelContentTouches = newValue }
  }

  /// The default implementation of ``scrollsToTop``.
  final var builtInScrollsToTop: Bool {
    get { frontSettings.scrollsToTop }
    set { frontSettings.scrollsToTop = newValue }
  }

  /// The default implementation of ``keyboardDismissMode``.
  final var builtInKeyboardDismissMode: KeyboardDismissMode {
    get { frontSettings.keyboardDismissMode }
    set { frontSettings.keyboardDismissMode = newValue }
  }

}
