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
    /// Black.
    case black
    /// White.
    case white
  }

  /// The action that dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag down into it.
    case interactive
    /// The beginning of a drag, also with accessories above the keyboard.
    case onDragWithAccessory
    /// A drag down into it, also with accessories above the keyboard.
    case interactiveWithAccessory
  }

  /// What ``verticalScrollIndicatorInsets`` is unless a class overrides it.
  final var builtInVerticalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.verticalIndicatorInsets }
    set { frontSettings.verticalIndicatorInsets = newValue }
  }

  /// What ``horizontalScrollIndicatorInsets`` is unless a class overrides it.
  final var builtInHorizontalScrollIndicatorInsets: EdgeInsets {
    get { frontSettings.horizontalIndicatorInsets }
    set { frontSettings.horizontalIndicatorInsets = newValue }
  }

  /// What ``scrollIndicatorInsets`` is unless a class overrides it.
  final var builtInScrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// What ``automaticallyAdjustsScrollIndicatorInsets`` is unless a class overrides it.
  final var builtInAutomaticallyAdjustsScrollIndicatorInsets: Bool {
    get { frontSettings.adjustsIndicatorInsets }
    set { frontSettings.adjustsIndicatorInsets = newValue }
  }

  /// What ``showsVerticalScrollIndicator`` is unless a class overrides it.
  final var builtInShowsVerticalScrollIndicator: Bool {
    get { frontSettings.showsVerticalIndicator }
    set { frontSettings.showsVerticalIndicator = newValue }
  }

  /// What ``showsHorizontalScrollIndicator`` is unless a class overrides it.
  final var builtInShowsHorizontalScrollIndicator: Bool {
    get { frontSettings.showsHorizontalIndicator }
    set { frontSettings.showsHorizontalIndicator = newValue }
  }

  /// What ``indicatorStyle`` is unless a class overrides it.
  final var builtInIndicatorStyle: IndicatorStyle {
    get { frontSettings.indicatorStyle }
    set { frontSettings.indicatorStyle = newValue }
  }

  /// What ``bounces`` is unless a class overrides it.
  final var builtInBounces: Bool {
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

  /// What ``delaysContentTouches`` is unless a class overrides it.
  final var builtInDelaysContentTouches: Bool {
    get { frontSettings.delaysContentTouches }
    set { frontSettings.delaysContentTouches = newValue }
  }

  /// What ``canCancelContentTouches`` is unless a class overrides it.
  final var builtInCanCancelContentTouches: Bool {
    get { frontSettings.canCancelContentTouches }
    set { frontSettings.canCancelContentTouches = newValue }
  }

  /// What ``scrollsToTop`` is unless a class overrides it.
  final var builtInScrollsToTop: Bool {
    get { frontSettings.scrollsToTop }
    set { frontSettings.scrollsToTop = newValue }
  }

  /// What ``keyboardDismissMode`` is unless a class overrides it.
  final var builtInKeyboardDismissMode: KeyboardDismissMode {
    get { frontSettings.keyboardDismissMode }
    set { frontSettings.keyboardDismissMode = newValue }
  }

}
