public import Foundation
public import ViewGeometry

/// The samples of a finger as they were recorded, to be sent again.
///
/// A recording is a JSON file, such as those in `Fixtures/presses`:
///
///     { "about": "A tap that gets firm.", "window": [320, 480], "maximumPossibleForce": 6.666666666666667,
///       "samples": [
///         { "phase": "began", "time": 0, "location": [60, 300], "force": 0.4 },
///         { "phase": "moved", "time": 0.016, "location": [60, 300], "force": 1.9 },
///         { "phase": "ended", "time": 0.033, "location": [60, 301], "force": 0 } ] }
///
/// It comes from outside, so nothing in it is trusted: each fault is a `FixtureError` that names the file, the place in it and
/// the reason.
public struct PressRecording: Sendable, Hashable {
  /// A description of the recording.
  public let about: String
  /// The size of the window, in points.
  public let windowSize: CGSize
  /// The samples, in order.
  ///
  /// Touches follow one another, each from `began` to `ended` or `cancelled`, the last perhaps unfinished. Times never go back.
  public let samples: [PressSample]

  /// Reads a file.
  public init(contentsOf url: URL) throws(FixtureError) {
    try self.init(json: LayoutFixture.read(url), file: url.lastPathComponent)
  }

  /// Reads a document; errors call it `file`.
  public init(json data: Data, file: String) throws(FixtureError) {
    let root = try FixtureJSON(parsing: data, file: file)
      .object(["about", "window", "maximumPossibleForce", "samples"])
    about = try root["about"]?.string() ?? ""
    windowSize = try root.required("window").size()
    let maximum = try root.required("maximumPossibleForce").length()
    var reader = SampleReader(maximumPossibleForce: maximum)
    for entry in try root.required("samples").array() { try reader.read(entry) }
    samples = reader.samples
  }
}

/// Reads samples one by one, and knows what may follow the one before.
private struct SampleReader {
  let maximumPossibleForce: Double
  private(set) var samples: [PressSample] = []

  init(maximumPossibleForce: Double) {
    self.maximumPossibleForce = maximumPossibleForce
  }

  mutating func read(_ entry: FixtureJSON) throws(FixtureError) {
    let members = try entry.object(["phase", "time", "location", "force"])
    let phase = try phase(members.required("phase"))
    let time = try members.required("time")
    let timestamp = try time.number()
    if let last = samples.last?.timestamp, timestamp < last {
      throw time.fault(.outOfRange(value: timestamp, allowed: "\(last) or more"))
    }
    let force = try members.required("force")
    let pressed = try force.length()
    if pressed > maximumPossibleForce {
      throw force.fault(.outOfRange(value: pressed, allowed: "0 to \(maximumPossibleForce)"))
    }
    samples.append(
      PressSample(
        phase: phase, location: try members.required("location").point(), force: pressed,
        maximumPossibleForce: maximumPossibleForce, timestamp: timestamp))
  }

  private func phase(_ entry: FixtureJSON) throws(FixtureError) -> PressSample.Phase {
    let phase = try entry.name(PressSample.Phase.self)
    let isDown = samples.last.map { $0.phase == .began || $0.phase == .moved } ?? false
    guard isDown == (phase == .began) else { return phase }
    throw entry.fault(
      .contradiction(
        isDown
          ? "a finger that is down can't begin" : "a finger that isn't down can't be \(phase)"))
  }
}

extension PressDispatcher {
  /// Sends every sample of a recording, as it was recorded.
  public func replay(_ recording: PressRecording) {
    send(recording.samples)
  }
}
