public import Foundation

/// The recorded samples of a finger, for replay.
///
/// A recording is a JSON file, such as those in `Fixtures/presses`:
///
///     { "about": "A tap that gets firm.", "window": [320, 480], "maximumPossibleForce": 6.666666666666667,
///       "samples": [
///         { "phase": "began", "time": 0, "location": [60, 300], "force": 0.4 },
///         { "phase": "moved", "time": 0.016, "location": [60, 300], "force": 1.9 },
///         { "phase": "ended", "time": 0.033, "location": [60, 301], "force": 0 } ] }
///
/// Recordings are untrusted input: the first fault is thrown as a ``PressRecordingError`` with the
/// file, the path in the file and the reason.
public struct PressRecording: Sendable, Hashable {
  /// A description of the recording; empty if it has none.
  public let about: String
  /// The size of the window, in points.
  public let windowSize: CGSize
  /// The samples, in order.
  ///
  /// The touches follow one another. Each extends from `began` to `ended` or `cancelled`; the last
  /// one may be unfinished. Times never decrease.
  public let samples: [PressSample]

  /// Reads a recording from a file of at most 64 MiB.
  public init(contentsOf url: URL) throws(PressRecordingError) {
    try self.init(json: Self.read(url), file: url.lastPathComponent)
  }

  /// Reads a recording from a JSON document.
  ///
  /// - Parameters:
  ///   - data: The JSON document, in UTF-8.
  ///   - file: The name of the document in errors.
  public init(json data: Data, file: String) throws(PressRecordingError) {
    let document = try PressRecordingDocument(decoding: data, file: file)
    var checker = SampleChecker(file: file)
    checker.maximumForce = try checker.number(
      document.maximumPossibleForce, in: 0...Self.largest, at: "maximumPossibleForce")
    about = document.about
    windowSize = CGSize(
      width: try checker.number(document.window.first, in: 0...Self.largest, at: "window[0]"),
      height: try checker.number(document.window.second, in: 0...Self.largest, at: "window[1]"))
    for sample in document.samples { try checker.add(sample) }
    samples = checker.samples
  }

  /// The maximum absolute value in a recording.
  ///
  /// It keeps later arithmetic finite and precise.
  private static let largest = 1e12

  private static func read(_ url: URL) throws(PressRecordingError) -> Data {
    let limit = 64 << 20
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      if size <= limit { return try Data(contentsOf: url) }
    } catch {
      throw PressRecordingError(
        file: url.lastPathComponent, path: "$", reason: .unreadable("\(error)"))
    }
    throw PressRecordingError(
      file: url.lastPathComponent, path: "$", reason: .unreadable("more than \(limit) bytes"))
  }

  /// Checks each sample against the previous one.
  private struct SampleChecker {
    let file: String
    var maximumForce = 0.0
    private(set) var samples: [PressSample] = []

    init(file: String) { self.file = file }

    mutating func add(_ sample: PressRecordingDocument.Sample) throws(PressRecordingError) {
      let place = "samples[\(samples.count)]"
      try check(sample.phase, at: "\(place).phase")
      let earliest = samples.last?.timestamp ?? -PressRecording.largest
      let time = try number(
        sample.time, in: earliest...max(earliest, PressRecording.largest), at: "\(place).time")
      let force = try number(sample.force, in: 0...maximumForce, at: "\(place).force")
      let location = CGPoint(
        x: try number(
          sample.location.first, in: -PressRecording.largest...PressRecording.largest,
          at: "\(place).location[0]"),
        y: try number(
          sample.location.second, in: -PressRecording.largest...PressRecording.largest,
          at: "\(place).location[1]"))
      samples.append(
        PressSample(
          phase: sample.phase, location: location, force: force,
          maximumPossibleForce: maximumForce, timestamp: time))
    }

    func number(
      _ value: Double, in range: ClosedRange<Double>, at path: String
    ) throws(PressRecordingError) -> Double {
      guard range.contains(value) else {
        let least = range.lowerBound == 0 ? "0" : "\(range.lowerBound)"
        throw fault(
          .outOfRange(value: value, allowed: "\(least) to \(range.upperBound)"), at: path)
      }
      return value
    }

    private func check(_ phase: PressSample.Phase, at path: String) throws(PressRecordingError) {
      let isDown = samples.last.map { $0.phase == .began || $0.phase == .moved } ?? false
      guard isDown == (phase == .began) else { return }
      throw fault(
        .contradiction(
          isDown
            ? "a press can't begin while another one is in progress"
            : "the phase can't be \(phase) before a press has begun"),
        at: path)
    }

    private func fault(
      _ reason: PressRecordingError.Reason, at path: String
    ) -> PressRecordingError {
      PressRecordingError(file: file, path: "$.\(path)", reason: reason)
    }
  }
}

extension PressRecordingDocument {
  /// Decodes a document.
  ///
  /// Throws decoding errors as `PressRecordingError` values with the path in the document.
  fileprivate init(decoding data: Data, file: String) throws(PressRecordingError) {
    func fault(
      _ reason: PressRecordingError.Reason, at path: [any CodingKey]
    ) -> PressRecordingError {
      let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      return PressRecordingError(file: file, path: "$" + steps.joined(), reason: reason)
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let unknown as UnknownMember {
      throw fault(.unknownKey(unknown.name), at: unknown.path)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw fault(.missingKey(key.stringValue), at: context.codingPath)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw fault(.malformed(context.debugDescription), at: context.codingPath)
    } catch {
      throw fault(.malformed("\(error)"), at: [])
    }
  }
}

extension PressDispatcher {
  /// Sends every sample of a recording in order.
  public func replay(_ recording: PressRecording) {
    send(recording.samples)
  }
}
