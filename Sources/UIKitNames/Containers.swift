public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `LayoutPriority`.
  public typealias UILayoutPriority = LayoutPriority

  /// UIKit's name of `RefreshControl`.
  public typealias UIRefreshControl = RefreshControl

  /// UIKit's name of `ScrollView`.
  public typealias UIScrollView = ScrollView

  /// UIKit's name of `ScrollViewDelegate`.
  public typealias UIScrollViewDelegate = ScrollViewDelegate

  /// UIKit's name of `StackView`.
  public typealias UIStackView = StackView
#endif
