import ForceTouch
import TestSupport
import Testing
import ViewGeometry

/// The bits of options, which apps store: those of UIKit's header files.
struct AnimationOptionTests {
  @Test func `options of animations have UIKit's bits`() {
    let flags: [View.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    let curves: [View.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    let transitions: [View.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    let rates: [View.AnimationOptions] = [
      .preferredFramesPerSecondDefault, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]

    expectEqual(flags.map(\.rawValue), (0..<10).map { 1 << $0 })
    expectEqual(curves.map(\.rawValue), (0..<4).map { $0 << 16 })
    expectEqual(transitions.map(\.rawValue), (1..<8).map { $0 << 20 })
    expectEqual(rates.map(\.rawValue), [0, 3 << 24, 7 << 24])
  }

  @Test func `options of keyframes have UIKit's bits`() {
    let flags: [View.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    let modes: [View.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic,
      .calculationModeCubicPaced,
    ]

    expectEqual(flags.map(\.rawValue), [0, 1, 2, 3, 4, 5, 9].map { 1 << $0 })
    expectEqual(modes.map(\.rawValue), (0..<5).map { $0 << 10 })
  }

  @Test func `directions of arrows have UIKit's bits`() {
    let directions: [PopoverArrowDirection] = [.up, .down, .left, .right]

    expectEqual(directions.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(PopoverArrowDirection.any.rawValue, 15)
  }
}
