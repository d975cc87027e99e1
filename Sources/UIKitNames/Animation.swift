public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name of `CubicTimingParameters`.
  public typealias UICubicTimingParameters = CubicTimingParameters

  /// UIKit's name of `ViewAnimatingPosition`.
  public typealias UIViewAnimatingPosition = ViewAnimatingPosition

  /// UIKit's name of `ViewAnimatingState`.
  public typealias UIViewAnimatingState = ViewAnimatingState

  /// UIKit's name of `PropertyAnimator`.
  public typealias UIViewPropertyAnimator = PropertyAnimator
#endif
