public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name for `CubicTimingParameters`.
  public typealias UICubicTimingParameters = CubicTimingParameters

  /// Core Animation's name for `LayerTransaction`.
  public typealias CATransaction = LayerTransaction

  /// UIKit's name for `SpringTimingParameters`.
  public typealias UISpringTimingParameters = SpringTimingParameters

  /// UIKit's name for `TimingCurveProvider`.
  public typealias UITimingCurveProvider = TimingCurveProvider

  /// UIKit's name for `TimingCurveType`.
  public typealias UITimingCurveType = TimingCurveType

  /// UIKit's name for `ViewAnimating`.
  public typealias UIViewAnimating = ViewAnimating

  /// UIKit's name for `ViewAnimatingPosition`.
  public typealias UIViewAnimatingPosition = ViewAnimatingPosition

  /// UIKit's name for `ViewAnimatingState`.
  public typealias UIViewAnimatingState = ViewAnimatingState

  /// UIKit's name for `ViewImplicitlyAnimating`.
  public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating

  /// UIKit's name for `PropertyAnimator`.
  public typealias UIViewPropertyAnimator = PropertyAnimator
#endif
