public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `LayoutPriority`.
  public typealias UILayoutPriority = LayoutPriority

  /// UIKit's name for `RefreshControl`.
  public typealias UIRefreshControl = RefreshControl

  /// UIKit's name for `ScrollView`.
  public typealias UIScrollView = ScrollView

  /// UIKit's name for `ScrollViewDelegate`.
  public typealias UIScrollViewDelegate = ScrollViewDelegate

  /// UIKit's name for `StackView`.
  public typealias UIStackView = StackView
#endif
