import Controls
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A control, a touch of it that the host reports, and its value.
private struct TouchedControl {
  let name: String
  let control: Control
  /// What the host calls for a touch; nil if it sends the events itself.
  var touch: ((Int) -> Void)?
  var value: () -> Double = { 0 }

  static func all() -> [TouchedControl] {
    let (stepper, segments) = (Stepper(), SegmentedControl(items: ["a", "b", "c"]))
    (stepper.minimumValue, stepper.wraps) = (-2, true)
    stepper.maximumValue = 2
    let plain: [Control] = [
      Control(), Button(), Switch(), Slider(), PageControl(), TextField(), DatePicker(),
    ]
    return [
      TouchedControl(
        name: "stepper", control: stepper, touch: { stepper.step(up: $0 != 1) },
        value: { stepper.value }),
      TouchedControl(
        name: "segments", control: segments, touch: { segments.tapSegment(at: $0) },
        value: { Double(segments.selectedSegmentIndex) }),
    ] + plain.map { TouchedControl(name: "\(type(of: $0))", control: $0) }
  }
}

private struct ReportedTouch {
  let isEnabled: Bool
  let which: Int

  init(_ source: inout ChoiceSource) {
    isEnabled = source.flag()
    which = source.index(below: 3)
  }
}

/// Controls that are disabled (R13.36).
@Suite struct DisabledControlLaws {
  @Test func `R13.36 touches of a disabled control change nothing and report nothing`() {
    check({ $0.list(mean: 6, limit: 12) { ReportedTouch(&$0) } }) { touches in
      for subject in TouchedControl.all() {
        var reports = 0
        subject.control.addAction(Action { _ in reports += 1 }, for: .valueChanged)
        for touch in touches {
          let (old, oldReports) = (subject.value(), reports)
          subject.control.isEnabled = touch.isEnabled
          subject.touch?(touch.which)
          let hasChanged = subject.value() != old
          try demand(touch.isEnabled || !hasChanged, "\(subject.name) changed")
          try demand(reports - oldReports == (hasChanged ? 1 : 0), "\(subject.name) reported")
        }
      }
    }
  }

  @Test func `R13.36 events sent by the app perform actions, enabled or not`() {
    for subject in TouchedControl.all() {
      var reports = 0
      subject.control.addAction(Action { _ in reports += 1 }, for: [.valueChanged, .touchUpInside])
      subject.control.isEnabled = false

      subject.control.sendActions(for: .valueChanged)
      subject.control.sendActions(for: .touchUpInside)

      expectEqual(reports, 2, "\(subject.name)")
    }
  }
}
