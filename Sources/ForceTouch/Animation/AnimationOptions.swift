public import ViewGeometry

extension View {
  /// The options of a block animation: `UIView.AnimationOptions`.
  ///
  /// The curves, `repeat`, `autoreverse`, `beginFromCurrentState` and `allowUserInteraction` affect
  /// animations with an `AnimationClock`. Without a clock, `repeat` and `autoreverse` only affect
  /// whether and in which order completions are called. The options about inheritance affect nested
  /// blocks, and `showHideTransitionViews` affects transitions. The others have no effect.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask with UIKit's bits: flags, and fields for the curve, the transition
    /// and the frame rate.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect; UIKit lays out subviews as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows views to receive touches while they are animated (R15.20).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen and replaces the running animations of the same properties
    /// (R15.9).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely; the completion is never called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward; then the values on screen jump to the model's values (R15.10).
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration instead of inheriting that of the enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own curve instead of inheriting that of the enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect; UIKit redraws views during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing one and adding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options of the enclosing block; the curve depends on `overrideInheritedCurve`.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Eases in and out; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Eases in: starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Eases out: ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Progresses at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Has no effect; UIKit flips the views about a vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has no effect; UIKit flips the views about a vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has no effect; UIKit curls the old view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has no effect; UIKit curls the new view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has no effect; UIKit fades from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Has no effect; UIKit flips the views about a horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has no effect; UIKit flips the views about a horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The frame rate of the host, which no option changes.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Has no effect; UIKit runs the animation at 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Has no effect; UIKit runs the animation at 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The timing curve that the options select.
    var curve: AnimationCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The options of a keyframe animation: `UIView.KeyframeAnimationOptions`.
  ///
  /// Options that are also in `AnimationOptions` have the same bits. To set the timing curve of the
  /// whole animation, include the raw value of a curve of `AnimationOptions` (R15.11).
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask with UIKit's bits: flags, and a field for the calculation mode.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect; UIKit lays out subviews as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows views to receive touches while they are animated (R15.20).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen and replaces the running animations of the same properties
    /// (R15.9).
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely; the completion is never called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward; then the values on screen jump to the model's values (R15.10).
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration instead of inheriting that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits none of the options of the enclosing block, except for its curve.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe without values in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant speed; keyframe times and the timing curve have no effect (R15.38).
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the keyframes (R15.37).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant speed; keyframe times and the timing curve
    /// have no effect (R15.38).
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The interpolation between keyframes that the options select.
    var mode: BlockTiming.KeyframeMode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .track(.paced)
      case 3: .track(.cubic)
      case 4: .track(.cubicPaced)
      default: .linear
      }
    }
  }

  /// A standard animation that the system performs on views: `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable, CaseIterable {
    /// Removes the views from the hierarchy.
    case delete
  }
}
