public import Foundation

/// The ranges of normalized force that the two phases of a press span (R10.3).
public struct PressThresholds: Sendable, Hashable {
  /// The range of the preview phase.
  ///
  /// The press begins above the lower bound, and the preview is shown at the upper bound.
  public var preview: ClosedRange<CGFloat>
  /// The range of the commit phase.
  ///
  /// The press is complete at the upper bound.
  public var commit: ClosedRange<CGFloat>

  /// Creates thresholds.
  ///
  /// In a range of zero width, the progress jumps from 0 to 1.
  public init(
    preview: ClosedRange<CGFloat> = 0.05...0.2, commit: ClosedRange<CGFloat> = 0.2...0.75
  ) {
    self.preview = preview
    self.commit = commit
  }

  /// The thresholds measured on phones (R10.2).
  ///
  /// The preview is shown at a normalized force of 0.2, a firm touch. The press is complete at a
  /// normalized force of 0.75. On these phones, whose maximum force is 20/3 times that of an
  /// average touch, these are forces of 4/3 and 5.
  public static let standard = PressThresholds()

  /// Returns the progress of both phases at a normalized force.
  public func progress(atNormalizedForce force: CGFloat) -> PressProgress {
    PressProgress(preview: preview.progress(at: force), commit: commit.progress(at: force))
  }
}

/// The time ranges of the two phases of a press, and the movement allowed before it begins, for
/// recognition by duration.
public struct PressDurations: Sendable, Hashable {
  /// The time range of the preview phase, in seconds after the finger touches down.
  ///
  /// The press begins after the lower bound, and the preview is shown at the upper bound.
  public var preview: ClosedRange<TimeInterval>
  /// The time range of the commit phase, in seconds after the finger touches down.
  ///
  /// The press is complete at the upper bound.
  public var commit: ClosedRange<TimeInterval>
  /// The distance in points that the finger may move before the press begins.
  ///
  /// Negative and NaN values count as zero.
  public var allowableMovement: CGFloat

  /// Creates durations in seconds.
  ///
  /// In a range of zero width, the progress jumps from 0 to 1.
  public init(
    preview: ClosedRange<TimeInterval> = 0.1...0.5, commit: ClosedRange<TimeInterval> = 0.5...1.5,
    allowableMovement: CGFloat = 10
  ) {
    self.preview = preview
    self.commit = commit
    self.allowableMovement = allowableMovement
  }

  /// The default durations.
  ///
  /// The preview is shown after half a second, the duration of a long press. The press is complete
  /// one second later.
  public static let standard = PressDurations()

  /// Returns the progress of both phases at a time in seconds after the finger touches down.
  public func progress(after elapsed: TimeInterval) -> PressProgress {
    PressProgress(
      preview: CGFloat(preview.progress(at: elapsed)), commit: CGFloat(commit.progress(at: elapsed))
    )
  }
}

/// The progress of a press in its two phases, each from 0 to 1.
public struct PressProgress: Sendable, Hashable {
  /// The progress of the preview phase; the press begins when this is above 0.
  public var preview: CGFloat
  /// The progress of the commit phase.
  public var commit: CGFloat

  /// Creates the progress of a press from that of both phases.
  public init(preview: CGFloat, commit: CGFloat) {
    self.preview = preview
    self.commit = commit
  }

  /// Zero progress in both phases.
  public static let none = PressProgress(preview: 0, commit: 0)
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Returns the position of `value` in the range, as a fraction from 0 to 1.
  ///
  /// It is exactly 1 at and above the upper bound. Otherwise, it is 0 at and below the lower bound,
  /// and for NaN.
  @inline(__always)
  func progress(at value: Bound) -> Bound {
    if value >= upperBound { return 1 }
    guard value > lowerBound else { return 0 }
    // In this argument order, the NaN that an infinite lower bound causes becomes 1.
    return Swift.min(1, (value - lowerBound) / (upperBound - lowerBound))
  }
}
