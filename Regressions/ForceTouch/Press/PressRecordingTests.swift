import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

@Suite struct PressRecordingTests {
  private func replay(
    _ name: String, recognition: PressRecognition = .standard
  ) throws -> [Call] {
    let scene = PressScene(recognition: recognition)
    let recorder = PressRecorder()
    let interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
    let recording = try PressRecording(contentsOf: Self.folder.appendingPathComponent(name))
    expectEqual(recording.windowSize, scene.window.bounds.size)
    scene.dispatcher.replay(recording)
    return recorder.log.calls
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/presses")

  @Test func `A tap presses on nothing`() throws {
    try expectEqual(replay("tap.json"), [])
  }

  @Test func `A peek is previewed and cancelled`() throws {
    let calls = try replay("peek.json")

    expectEqual(calls.first, .should)
    expect(calls.contains(.preview(1, ended: true)))
    expectEqual(calls.last, .cancel)
  }

  @Test(arguments: ["pop.json", "all-at-once.json"])
  func `A pop is committed and not cancelled`(name: String) throws {
    let calls = try replay(name)

    expectEqual(calls.filter { $0 == .preview(1, ended: true) }.count, 1)
    expectEqual(calls.last, .commit(1, ended: true))
  }

  @Test func `A wavering press falls and rises before it ends the preview`() throws {
    let calls = try replay("wavering.json")

    let progress = calls.compactMap { call -> CGFloat? in
      if case .preview(let progress, _) = call { progress } else { nil }
    }
    expect(zip(progress, progress.dropFirst()).contains { $0 > $1 })
    expectEqual(calls.filter { $0 == .preview(1, ended: true) }.count, 1)
  }

  @Test func `A call cancels in the commit phase`() throws {
    let calls = try replay("call.json")

    if case .commit(_, ended: false)? = calls.dropLast().last {} else { Issue.record("\(calls)") }
    expectEqual(calls.last, .cancel)
  }

  @Test func `A long press commits by time on a device without force`() throws {
    let byForce = try replay("long-press.json")
    let byTime = try replay(
      "long-press.json", recognition: .forceOrDuration(.standard, .standard))

    expectEqual(byForce, [])
    expectEqual(byTime.last, .commit(1, ended: true))
  }

  @Test func `A slide reveals the actions`() throws {
    let scene = PeekScene()
    let dispatcher = PressDispatcher(window: scene.press.window)
    scene.source.frame = scene.press.view.bounds
    let previewer = Previewer()
    previewer.controller = ControllerWithAction()
    scene.controller.registerForPreviewing(with: previewer, sourceView: scene.source)

    dispatcher.replay(
      try PressRecording(contentsOf: Self.folder.appendingPathComponent("slide.json")))

    expectEqual(dispatcher.peek?.actionItems.map(\.title), ["Share"])
  }

  @Test func `Every recording can be read`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".json") }

    for file in files {
      let recording = try PressRecording(contentsOf: Self.folder.appendingPathComponent(file))
      expect(!recording.samples.isEmpty, "\(file)")
    }
    expect(files.count >= 8)
  }
}

private final class ControllerWithAction: ViewController {
  override var previewActionItems: [any PreviewActionItem] {
    [PreviewAction(title: "Share", style: .default) { _, _ in }]
  }
}

/// Recordings with one error each.
@Suite struct PressRecordingErrorTests {
  private func document(
    _ samples: String, window: String = "[320, 480]", maximum: String = "1"
  ) -> String {
    """
    {"window": \(window), "maximumPossibleForce": \(maximum), "samples": [\(samples)]}
    """
  }

  private func sample(
    _ phase: String = "began", time: String = "0", location: String = "[1, 2]",
    force: String = "0"
  ) -> String {
    """
    {"phase": "\(phase)", "time": \(time), "location": \(location), "force": \(force)}
    """
  }

  private func fault(in json: String) -> PressRecordingError? {
    #expect(throws: PressRecordingError.self) {
      try PressRecording(json: Data(json.utf8), file: "press.json")
    }
  }

  @Test func `An error names file, position and reason`() {
    let json = document(sample() + "," + sample("moved", force: "2"))

    let error = fault(in: json)

    expectEqual(
      error?.description,
      "press.json: $.samples[1].force: 2.0 is out of range; allowed values are 0 to 1.0"
    )
  }

  @Test func `Faults are found where they are`() {
    let cases: [(json: String, path: String)] = [
      ("[]", "$"), ("{", "$"), (document("", window: "[1]"), "$.window"),
      (document("", window: "[-1, 2]"), "$.window[0]"),
      (document("", maximum: "-1"), "$.maximumPossibleForce"),
      (document("7"), "$.samples[0]"), (document(sample("pressed")), "$.samples[0].phase"),
      (document(sample(force: "-1")), "$.samples[0].force"),
      (document(sample(force: "null")), "$.samples[0].force"),
      (document(sample(location: "[1]")), "$.samples[0].location"),
      (document(sample(location: "[1, true]")), "$.samples[0].location[1]"),
      (document(sample(time: "1") + "," + sample("moved", time: "0")), "$.samples[1].time"),
      (document(sample("moved")), "$.samples[0].phase"),
      (document(sample() + "," + sample()), "$.samples[1].phase"),
      (document(sample() + "," + sample("ended") + "," + sample("moved")), "$.samples[2].phase"),
      ("{\"window\": [1, 1], \"maximumPossibleForce\": 1}", "$"),
      ("{\"window\": [1, 1], \"samples\": [], \"forces\": 1}", "$"),
    ]

    for (json, path) in cases { expectEqual(fault(in: json)?.path, path, "\(json)") }
  }

  @Test func `A file that isn't there is refused`() {
    let error = #expect(throws: PressRecordingError.self) {
      try PressRecording(contentsOf: URL(fileURLWithPath: "/nowhere/press.json"))
    }

    expectEqual(error?.file, "press.json")
  }

  @Test(arguments: [false, true])
  func `A file of up to 64 MiB is read, and of more not a byte`(isLarger: Bool) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("large-\(UUID().uuidString).json")
    try Data("[]".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    // No data is written: the rest of the file is one hole.
    try file.truncate(atOffset: isLarger ? 67_108_865 : 67_108_864)
    try file.close()

    let error = #expect(throws: PressRecordingError.self) { try PressRecording(contentsOf: url) }

    let refusal = PressRecordingError.Reason.unreadable("more than 67108864 bytes")
    expect(error?.file == url.lastPathComponent && error?.path == "$")
    expectEqual((error?.reason == refusal), isLarger)
    if !isLarger, case .unreadable = error?.reason { Issue.record("\(String(describing: error))") }
  }
}
