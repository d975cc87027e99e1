import Foundation

/// The criterion by which a touch becomes a press.
public enum PressRecognition: Sendable, Hashable {
  /// A press is recognized by its force.
  ///
  /// No press begins on a device that doesn't report force (R10.4).
  case force(PressThresholds)
  /// A press is recognized by its duration, even if the device senses force; it is a long press.
  case duration(PressDurations)
  /// A press is recognized by its force if the touch reports force, otherwise by its duration.
  case forceOrDuration(PressThresholds, PressDurations)

  /// Recognition by force, with the thresholds measured on phones.
  public static let standard = PressRecognition.force(.standard)
}

/// Converts the samples of one touch to the progress of a press.
///
/// It is a value type that doesn't depend on views. With force as the criterion, the progress
/// depends only on the current sample. With time as the criterion, it depends on the time since the
/// touch began, and a finger that moves too far before the press begins doesn't start a press.
public struct PressRecognizer: Sendable {
  private enum Measure {
    case force(PressThresholds)
    case duration(PressDurations, State)
    case nothing
  }

  fileprivate enum State {
    /// The press hasn't begun. The payload is the point near which the finger must stay.
    case waiting(CGPoint)
    case begun
    case failed
  }

  private var measure: Measure
  private let start: TimeInterval

  /// Creates a recognizer for the touch that begins with `sample`.
  public init(_ recognition: PressRecognition = .standard, beginningWith sample: PressSample) {
    start = sample.timestamp
    let waiting = State.waiting(sample.location)
    switch recognition {
    case .force(let thresholds) where sample.hasForce,
      .forceOrDuration(let thresholds, _) where sample.hasForce:
      measure = .force(thresholds)
    case .duration(let durations), .forceOrDuration(_, let durations):
      measure = .duration(durations, waiting)
    case .force:
      measure = .nothing
    }
  }

  /// Returns the progress of the press at `sample`; nil if the touch can't become a press.
  public mutating func progress(at sample: PressSample) -> PressProgress? {
    switch measure {
    case .force(let thresholds):
      return thresholds.progress(atNormalizedForce: sample.normalizedForce)
    case .duration(let durations, let state):
      let progress = durations.progress(after: sample.timestamp - start)
      let next = state.next(at: sample.location, progress: progress, durations: durations)
      measure = .duration(durations, next)
      if case .failed = next { return nil }
      return progress
    case .nothing:
      return nil
    }
  }
}

extension PressRecognizer.State {
  fileprivate func next(
    at location: CGPoint, progress: PressProgress, durations: PressDurations
  ) -> Self {
    guard case .waiting(let origin) = self else { return self }
    // A location that isn't finite counts as unchanged.
    let isSomewhere = location.x.isFinite && location.y.isFinite
    let (dx, dy) = isSomewhere ? (location.x - origin.x, location.y - origin.y) : (0, 0)
    let limit = max(0, durations.allowableMovement)
    if dx * dx + dy * dy > limit * limit { return .failed }
    return progress.preview > 0 ? .begun : self
  }
}
