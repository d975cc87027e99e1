public import ViewGeometry

extension View {
  /// How a block animation runs: `UIView.AnimationOptions`.
  ///
  /// Curves, `repeat`, `autoreverse`, `beginFromCurrentState` and `allowUserInteraction` count for animations on an `AnimationClock`, the
  /// inherited settings in blocks inside others, and `showHideTransitionViews` in transitions. The rest is kept for a renderer.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits: single options, and numbers for curve, transition and frames per second.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched while they are in flight (R15.20).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where views are seen, in place of the animations that brought them there (R15.9).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end, so the completion is never called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back; at the end the values jump to those of the model (R15.10).
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws views during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition where it would take one out and put the other in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits none of the options of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about a vertical axis from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about a vertical axis from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about a horizontal axis from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about a horizontal axis from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The frame rate of the front; the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the options name.
    var curve: AnimationCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// How an animation of keyframes runs: `UIView.KeyframeAnimationOptions`.
  ///
  /// The bits of `AnimationOptions` have the same meaning; a curve among them is the pace of the whole animation (R15.11).
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits: single options, and a number for how values between keyframes are found.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched while they are in flight (R15.20).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where views are seen, in place of the animations that brought them there (R15.9).
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end, so the completion is never called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back; at the end the values jump to those of the model (R15.10).
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits none of the options of the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No values between keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace, whatever the times of the keyframes and the curve (R15.38).
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the keyframes (R15.37).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at an even pace (R15.38).
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// How values between keyframes are found.
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

  /// What the system can do to views with an animation of its own: `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable, CaseIterable {
    /// Takes the views out of the hierarchy.
    case delete
  }
}
