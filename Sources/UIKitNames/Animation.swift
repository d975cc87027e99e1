public import ForceTouch
import Foundation

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

  /// UIKit's name for `FeedbackGenerator`.
  public typealias UIFeedbackGenerator = FeedbackGenerator

  /// UIKit's name for `ImpactFeedbackGenerator`.
  public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator

  /// UIKit's name for `NotificationFeedbackGenerator`.
  public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator

  /// UIKit's name for `SelectionFeedbackGenerator`.
  public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator

  /// A duration in seconds.
  public typealias CFTimeInterval = Double

  /// Returns the time since the system started, in seconds.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  /// A time in seconds since January 1, 2001.
  public typealias CFAbsoluteTime = Double

  /// Returns the current time, in seconds since January 1, 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
