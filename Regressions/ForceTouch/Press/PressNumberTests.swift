import ForceTouch
import Foundation
import TestSupport
import Testing

/// Limit values of presses: numbers and words.
@Suite struct PressNumberTests {
  @Test(arguments: [0.5, 1, 20.0 / 3, .infinity] as [CGFloat])
  func `R10.2 the most force there is counts as 1`(maximum: CGFloat) {
    for force in [maximum, 2 * maximum, .infinity] {
      let sample = PressSample(
        phase: .moved, location: .zero, force: force, maximumPossibleForce: maximum)

      expect(sample.normalizedForce == 1 as CGFloat)
    }
  }

  @Test(arguments: [
    ("began", "a press can't begin while another one is in progress"),
    ("", "the phase can't be moved before a press has begun"),
  ])
  func `A recording says why a phase can't follow the one before`(first: String, reason: String) {
    func sample(_ phase: String) -> String {
      #"{"phase": "\#(phase)", "location": [1, 1], "force": 0, "time": 0}"#
    }
    let samples = first.isEmpty ? sample("moved") : sample(first) + "," + sample("began")
    let json =
      #"{"window": [320, 480], "maximumPossibleForce": 1, "samples": [\#(samples)]}"#

    let error = #expect(throws: PressRecordingError.self) {
      try PressRecording(json: Data(json.utf8), file: "press.json")
    }

    expectEqual(error?.reason, .contradiction(reason))
  }
}
