public import Foundation

/// The ranges of normalized force that the two phases of a press span (R10.3).
public struct PressThresholds: Sendable, Hashable {
  /// The preview phase: the press begins above the lower bound; the preview is shown at the upper.
  public var preview: ClosedRange<CGFloat>
  /// The commit phase: the press is complete at the upper bound.
  public var commit: ClosedRange<CGFloat>

  /// Creates ranges of normalized force; in a range of zero width, the progress jumps from 0 to 1.
  public init(
    preview: ClosedRange<CGFloat> = 0.05...0.2, commit: ClosedRange<CGFloat> = 0.2...0.75
  ) {
    self.preview = preview
    self.commit = commit
  }

  /// A preview at a force of 4/3, a firm touch, and a commit at 5, as measured on phones (R10.2).
  public static let standard = PressThresholds()

  /// Returns the progress of both phases at a normalized force.
  public func progress(atNormalizedForce force: CGFloat) -> PressProgress {
    PressProgress(preview: preview.progress(at: force), commit: commit.progress(at: force))
  }
}

/// The time ranges of the two phases of a press, and the movement allowed before it begins, for
/// devices without force sensing.
public struct PressDurations: Sendable, Hashable {
  /// The preview phase, in seconds after the finger came down.
  public var preview: ClosedRange<TimeInterval>
  /// The commit phase, in seconds after the finger came down.
  public var commit: ClosedRange<TimeInterval>
  /// The distance in points that the finger may move before the press begins.
  ///
  /// Negative and NaN values count as zero.
  public var allowableMovement: CGFloat

  /// Creates ranges in seconds; in a range of zero width, the progress jumps from 0 to 1.
  public init(
    preview: ClosedRange<TimeInterval> = 0.1...0.5, commit: ClosedRange<TimeInterval> = 0.5...1.5,
    allowableMovement: CGFloat = 10
  ) {
    self.preview = preview
    self.commit = commit
    self.allowableMovement = allowableMovement
  }

  /// A preview after half a second, the time of a long press, and a commit one second later.
  public static let standard = PressDurations()

  /// Returns the progress of both phases at a time in seconds after touch down.
  public func progress(after elapsed: TimeInterval) -> PressProgress {
    PressProgress(
      preview: CGFloat(preview.progress(at: elapsed)), commit: CGFloat(commit.progress(at: elapsed))
    )
  }
}

/// The progress of the two phases of a press, each from 0 to 1.
public struct PressProgress: Sendable, Hashable {
  /// The progress of the preview phase; the press begins when this is above 0.
  public var preview: CGFloat
  /// The progress of the commit phase.
  public var commit: CGFloat

  /// Creates a progress of both phases.
  public init(preview: CGFloat, commit: CGFloat) {
    self.preview = preview
    self.commit = commit
  }

  /// Zero progress in both phases.
  public static let none = PressProgress(preview: 0, commit: 0)
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Returns how far `value` lies within the range, as a fraction from 0 to 1.
  ///
  /// Exactly 1 from the upper bound on; 0 up to the lower bound, and for NaN.
  @inline(__always)
  func progress(at value: Bound) -> Bound {
    if value >= upperBound { return 1 }
    guard value > lowerBound else { return 0 }
    // In this argument order, the NaN that an infinite lower bound causes becomes 1.
    return Swift.min(1, (value - lowerBound) / (upperBound - lowerBound))
  }
}
