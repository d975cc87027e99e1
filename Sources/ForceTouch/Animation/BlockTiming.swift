import Foundation
import ViewGeometry

/// The timing of an animation block.
struct BlockTiming {
  /// The duration of one run, in seconds.
  var duration: TimeInterval = 0
  var delay: TimeInterval = 0
  /// The timing curve, which maps the elapsed fraction of the duration to the progress.
  var curve: (Double) -> Double = { $0 }
  var options: View.AnimationOptions = []
  /// The number of runs; it has no effect if `options` contains `repeat`.
  var repeatCount = 1.0
  /// The interpolation of the keyframes that the block adds; nil if the block can't add any.
  var keyframes: KeyframeMode?

  /// The interpolation of keyframes.
  enum KeyframeMode {
    case linear
    case discrete
    /// Interpolates along one path through all keyframes of a property.
    case track(KeyframeTrack.Mode)
  }

  /// Creates a timing with a duration of 0.
  init() {}

  /// Creates a timing with the curve that `options` selects.
  ///
  /// Negative and NaN durations and delays count as zero; infinite ones never end.
  init(duration: TimeInterval, delay: TimeInterval = 0, options: View.AnimationOptions = []) {
    self.duration = duration > 0 ? duration : 0
    self.delay = delay > 0 ? delay : 0
    self.options = options
    let cubic = CubicTimingParameters(animationCurve: options.curve)
    curve = { Double(cubic.progress(at: CGFloat($0))) }
  }

  /// Returns the timing of the block when it is nested in a block whose timing is `outer`.
  ///
  /// The block inherits the settings that it doesn't override (R10.36). If `outer` is nil, there is
  /// no enclosing block, and the timing is returned unchanged.
  func inside(_ outer: BlockTiming?) -> BlockTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      let inherited: View.AnimationOptions = [
        .repeat, .autoreverse, .allowUserInteraction, .beginFromCurrentState,
      ]
      timing.options.formUnion(outer.options.intersection(inherited))
      if outer.repeatCount != 1 { timing.repeatCount = outer.repeatCount }
    }
    return timing
  }

  /// Whether the animation repeats indefinitely.
  var isEndless: Bool { options.contains(.repeat) || repeatCount == .infinity }

  /// The end of the animation's last run, in seconds from now; if the animation is endless, the end
  /// of its first run.
  var end: TimeInterval { isEndless ? delay + duration : flight.end }

  /// The timing of the flight that animates the block's changes; the delay counts from now.
  var flight: Flight.Timing {
    var timing = Flight.Timing()
    (timing.begin, timing.duration, timing.curve) = (delay, duration, curve)
    timing.repeatCount = isEndless ? .infinity : repeatCount
    timing.autoreverses = options.contains(.autoreverse)
    return timing
  }

  /// Returns the timing of a keyframe (R15.11).
  ///
  /// `part` is the part of the duration that the keyframe occupies, in fractions of the duration.
  func keyframe(_ part: ClosedRange<Double>) -> Flight.Timing {
    let (start, end) = (part.lowerBound, part.upperBound)
    var isDiscrete = false
    if case .discrete? = keyframes { isDiscrete = true }
    var timing = flight
    timing.curve = { [curve] time in
      let eased = curve(time)
      guard eased < end else { return 1 }
      guard eased > start, !isDiscrete else { return 0 }
      return (eased - start) / (end - start)
    }
    return timing
  }

  /// Returns the part of the duration that a keyframe occupies, clamped to 0...1; NaN counts as 0.
  static func part(start: Double, duration part: Double) -> ClosedRange<Double> {
    let start = start > 0 ? min(start, 1) : 0
    return start...(part > 0 ? min(start + part, 1) : start)
  }

  /// Returns the timing of a flight along the path through the keyframes.
  ///
  /// In `cubic` mode, the flight follows the timing curve. In the paced modes, its speed is
  /// constant.
  func track(_ mode: KeyframeTrack.Mode) -> Flight.Timing {
    var timing = flight
    if mode != .cubic { timing.curve = { $0 } }
    return timing
  }
}
