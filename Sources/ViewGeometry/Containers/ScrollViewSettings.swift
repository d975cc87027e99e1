import Foundation

/// The settings of a scroll view that apps seldom override.
///
/// Members in extensions can't be overridden in Swift, so they are declared in the body of a class.
/// The class has no stored properties, and only `ScrollView` inherits directly from it.
open class ScrollViewSettings: View {
  /// The receiver as a scroll view.
  internal final var asScrollView: ScrollView { unsafeDowncast(self, to: ScrollView.self) }

  /// Whether a drag may move the content beyond its limits temporarily; true by default.
  ///
  /// Setting it sets `bouncesHorizontally` and `bouncesVertically`; its value is true if either of
  /// them is true.
  open var bounces: Bool {
    get { asScrollView.builtInBounces }
    set { asScrollView.builtInBounces = newValue }
  }

  /// Whether the host displays the vertical indicator; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { asScrollView.builtInShowsVerticalScrollIndicator }
    set { asScrollView.builtInShowsVerticalScrollIndicator = newValue }
  }

  /// Whether the host displays the horizontal indicator; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { asScrollView.builtInShowsHorizontalScrollIndicator }
    set { asScrollView.builtInShowsHorizontalScrollIndicator = newValue }
  }

  /// The style in which the host draws the indicators; `default` by default.
  open var indicatorStyle: ScrollView.IndicatorStyle {
    get { asScrollView.builtInIndicatorStyle }
    set { asScrollView.builtInIndicatorStyle = newValue }
  }

  /// The insets of the vertical indicator, in points; zero by default.
  ///
  /// The host measures them from the edges of the view or, if
  /// ``automaticallyAdjustsScrollIndicatorInsets`` is true, of its safe area.
  open var verticalScrollIndicatorInsets: EdgeInsets {
    get { asScrollView.builtInVerticalScrollIndicatorInsets }
    set { asScrollView.builtInVerticalScrollIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator, in points; zero by default.
  ///
  /// The host measures them from the edges of the view or, if
  /// ``automaticallyAdjustsScrollIndicatorInsets`` is true, of its safe area.
  open var horizontalScrollIndicatorInsets: EdgeInsets {
    get { asScrollView.builtInHorizontalScrollIndicatorInsets }
    set { asScrollView.builtInHorizontalScrollIndicatorInsets = newValue }
  }

  /// The insets of both indicators, in points.
  ///
  /// Reading it returns the insets of the vertical indicator; setting it sets those of both.
  open var scrollIndicatorInsets: EdgeInsets {
    get { asScrollView.builtInScrollIndicatorInsets }
    set { asScrollView.builtInScrollIndicatorInsets = newValue }
  }

  /// Whether the host insets the indicators by the safe area, in addition to their own insets; true
  /// by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { asScrollView.builtInAutomaticallyAdjustsScrollIndicatorInsets }
    set { asScrollView.builtInAutomaticallyAdjustsScrollIndicatorInsets = newValue }
  }

  /// The layout guide of the content, whose origin is at (0, 0) in content coordinates.
  ///
  /// Constraints on its size determine `contentSize` (R5.13, R11.91). In constraints between the
  /// scroll view and views inside it, the scroll view's edges are those of its content (R11.90).
  /// The content size is determined if content is pinned to all four edges and constraints
  /// determine its size along both axes (R11.92).
  open var contentLayoutGuide: LayoutGuide { asScrollView.systemGuide(.scrollContent) }

  /// The layout guide of the visible part, in content coordinates (R5.13, R11.91).
  ///
  /// Views pinned to it don't scroll with the content.
  open var frameLayoutGuide: LayoutGuide { asScrollView.systemGuide(.scrollFrame) }

  /// The refresh control above the content; nil, the default, means none.
  ///
  /// Setting it removes the old control, and adds the new one behind the other subviews.
  open var refreshControl: RefreshControl? {
    get { asScrollView.builtInRefreshControl }
    set { asScrollView.builtInRefreshControl = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; true by default.
  ///
  /// If it is false, `scrollToTop()` does nothing.
  open var scrollsToTop: Bool {
    get { asScrollView.builtInScrollsToTop }
    set { asScrollView.builtInScrollsToTop = newValue }
  }

  /// Whether the host delays touches in subviews until it is certain that they aren't drags; true
  /// by default.
  open var delaysContentTouches: Bool {
    get { asScrollView.builtInDelaysContentTouches }
    set { asScrollView.builtInDelaysContentTouches = newValue }
  }

  /// Whether a touch that was delivered to a subview may still become a drag; true by default.
  ///
  /// If it is true, the host calls `touchesShouldCancel(in:)` before such a drag.
  open var canCancelContentTouches: Bool {
    get { asScrollView.builtInCanCancelContentTouches }
    set { asScrollView.builtInCanCancelContentTouches = newValue }
  }

  /// The action in response to which the host dismisses the keyboard; `none` by default.
  open var keyboardDismissMode: ScrollView.KeyboardDismissMode {
    get { asScrollView.builtInKeyboardDismissMode }
    set { asScrollView.builtInKeyboardDismissMode = newValue }
  }

  /// Does nothing, because no indicators are drawn.
  open func flashScrollIndicators() {}

  deinit {}
}
