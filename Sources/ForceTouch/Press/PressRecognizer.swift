import Foundation

/// What makes a touch a press.
public enum PressRecognition: Sendable, Hashable {
  /// Force. Nothing starts on a device that can't tell it (R10.4).
  case force(PressThresholds)
  /// Time, for devices without force: a long press.
  case duration(PressDurations)
  /// Force where a touch has it, time elsewhere.
  case forceOrDuration(PressThresholds, PressDurations)

  /// Force, with the thresholds measured on phones.
  public static let standard = PressRecognition.force(.standard)
}

/// Turns the samples of one touch into the progress of a press.
///
/// A value: it knows nothing of views. The progress by force depends on the sample alone; by time, on how long ago
/// the touch began, and a finger that strays before the press begins makes no press at all.
public struct PressRecognizer: Sendable {
  private enum Measure {
    case force(PressThresholds)
    case duration(PressDurations, State)
    case nothing
  }

  fileprivate enum State {
    /// The press hasn't begun, and the finger must stay near this point.
    case waiting(CGPoint)
    case begun
    case failed
  }

  private var measure: Measure
  private let start: TimeInterval

  /// A recogniser of the touch that begins with `sample`.
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

  /// How far the press is at `sample`; nil when the touch can't become a press any more.
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
    // Nowhere: the finger is where it was.
    let isSomewhere = location.x.isFinite && location.y.isFinite
    let (dx, dy) = isSomewhere ? (location.x - origin.x, location.y - origin.y) : (0, 0)
    let limit = max(0, durations.allowableMovement)
    if dx * dx + dy * dy > limit * limit { return .failed }
    return progress.preview > 0 ? .begun : self
  }
}
