public import Foundation

/// How hard a press must be: the ranges of normalised force that the two phases span (R10.3).
public struct PressThresholds: Sendable, Hashable {
  /// The preview phase: above the lower bound the press begins, at the upper the preview is shown.
  public var preview: ClosedRange<CGFloat>
  /// The commit phase: at the upper bound the press is complete.
  public var commit: ClosedRange<CGFloat>

  /// Creates ranges of normalised force; a range of no width is a step.
  public init(
    preview: ClosedRange<CGFloat> = 0.05...0.2, commit: ClosedRange<CGFloat> = 0.2...0.75
  ) {
    self.preview = preview
    self.commit = commit
  }

  /// A preview at the force of a firm touch, 4/3, and a commit at 5, as measured on phones (R10.2).
  public static let standard = PressThresholds()

  /// How far each phase is with a force of this part of the most possible.
  public func progress(atNormalizedForce force: CGFloat) -> PressProgress {
    PressProgress(preview: preview.progress(at: force), commit: commit.progress(at: force))
  }
}

/// How long a press must last where force can't be told: the ranges of time that the two phases span.
public struct PressDurations: Sendable, Hashable {
  /// The preview phase, in seconds after the finger came down.
  public var preview: ClosedRange<TimeInterval>
  /// The commit phase, in seconds after the finger came down.
  public var commit: ClosedRange<TimeInterval>
  /// How far the finger may stray from where it came down before the press begins, in points; below
  /// zero and NaN count as zero.
  public var allowableMovement: CGFloat

  /// Creates ranges of seconds; a range of no width is a step.
  public init(
    preview: ClosedRange<TimeInterval> = 0.1...0.5, commit: ClosedRange<TimeInterval> = 0.5...1.5,
    allowableMovement: CGFloat = 10
  ) {
    self.preview = preview
    self.commit = commit
    self.allowableMovement = allowableMovement
  }

  /// A preview after half a second, the time of a long press, and a commit a second later.
  public static let standard = PressDurations()

  /// How far each phase is so many seconds after the finger came down.
  public func progress(after elapsed: TimeInterval) -> PressProgress {
    PressProgress(
      preview: CGFloat(preview.progress(at: elapsed)), commit: CGFloat(commit.progress(at: elapsed))
    )
  }
}

/// How far the two phases of a press are, each from 0 to 1.
public struct PressProgress: Sendable, Hashable {
  /// How far the preview phase is; the press begins when this is above 0.
  public var preview: CGFloat
  /// How far the commit phase is.
  public var commit: CGFloat

  /// Creates a progress of both phases.
  public init(preview: CGFloat, commit: CGFloat) {
    self.preview = preview
    self.commit = commit
  }

  /// Nothing has begun.
  public static let none = PressProgress(preview: 0, commit: 0)
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Where `value` lies between the bounds, from 0 to 1.
  ///
  /// Exactly 1 from the upper bound on; 0 for NaN.
  @inline(__always)
  func progress(at value: Bound) -> Bound {
    if value >= upperBound { return 1 }
    guard value > lowerBound else { return 0 }
    // In this order NaN gives 1: infinitely far into a range without a lower bound.
    return Swift.min(1, (value - lowerBound) / (upperBound - lowerBound))
  }
}
