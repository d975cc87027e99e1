import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The defaults of responders, which subclasses may override.
@Suite struct ResponderDefaultTests {
  private final class Recorder: Responder {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      calls.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      calls.append("moved \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      calls.append("ended \(touches.count)")
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      calls.append("cancelled \(touches.count)")
    }
  }

  private final class Link: Responder {
    let target: Responder

    init(to target: Responder) {
      self.target = target
      super.init()
    }

    override var next: Responder? { target }
  }

  @Test func `touches go up the chain`() {
    let recorder = Recorder()
    let link = Link(to: recorder)
    let touch = Touch(view: nil, window: nil, location: .zero, timestamp: 0)
    let other = Touch(view: nil, window: nil, location: .zero, timestamp: 0)

    link.touchesBegan([touch], with: nil)
    link.touchesMoved([touch, other], with: nil)
    link.touchesEnded([touch], with: nil)
    link.touchesCancelled([other, touch], with: nil)

    expectEqual(recorder.calls, ["began 1", "moved 2", "ended 1", "cancelled 2"])
    expect(touch == touch)
    expect(touch != other)
  }

  /// Sets all notes, and returns those that the responder then has.
  private func notes(of responder: Responder) -> [String] {
    responder.isAccessibilityElement = true
    responder.accessibilityLabel = "label"
    responder.accessibilityHint = "hint"
    responder.accessibilityValue = "value"
    responder.accessibilityIdentifier = "identifier"
    responder.accessibilityElements = [responder, responder]
    responder.accessibilityElementsHidden = true
    responder.accessibilityViewIsModal = true
    responder.accessibilityTraits = [.button, .selected]
    responder.shouldGroupAccessibilityChildren = true
    responder.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    return known(of: responder)
  }

  private func known(of responder: Responder) -> [String] {
    [
      "\(responder.isAccessibilityElement)", responder.accessibilityLabel ?? "-",
      responder.accessibilityHint ?? "-", responder.accessibilityValue ?? "-",
      responder.accessibilityIdentifier ?? "-", "\(responder.accessibilityElementCount())",
      "\(responder.accessibilityElementsHidden)", "\(responder.accessibilityViewIsModal)",
      "\(responder.accessibilityTraits.rawValue)",
      "\(responder.shouldGroupAccessibilityChildren)", "\(responder.accessibilityFrame.minX)",
    ]
  }

  @Test func `views store their notes, and other responders store nothing`() {
    let defaults = [
      "false", "-", "-", "-", "-", "0", "false", "false", "0", "false", "0.0",
    ]
    let (view, responder) = (View(), Responder())

    expectEqual(known(of: view), defaults)
    expectEqual(known(of: responder), defaults)
    expectEqual(
      notes(of: view),
      ["true", "label", "hint", "value", "identifier", "2", "true", "true", "9", "true", "1.0"])
    expectEqual(notes(of: responder), defaults)
    expectEqual(view.index(ofAccessibilityElement: view), 0)
    expect(view.accessibilityElement(at: 2) == nil)
  }

  @Test func `the actions of assistive technologies have no effect`() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.accessibilityValue = "3"

    view.accessibilityIncrement()
    view.accessibilityDecrement()
    view.accessibilityElementDidBecomeFocused()
    view.accessibilityElementDidLoseFocus()
    view.reloadInputViews()

    expectEqual(view.accessibilityValue, "3")
    expectEqual(
      [
        view.accessibilityActivate(), view.accessibilityScroll(.down),
        view.accessibilityPerformEscape(), view.accessibilityPerformMagicTap(),
      ], [false, false, false, false])
    expect(view.inputView == nil && view.inputAccessoryView == nil)
    expect(!view.isFirstResponder)
  }

  @Test func `no assistive technology runs`() {
    Accessibility.post(notification: .init(rawValue: 1001), argument: nil)

    expectEqual(Accessibility.Notification(rawValue: 1001), .layoutChanged)
    expectEqual(
      [
        Accessibility.isVoiceOverRunning, Accessibility.isReduceMotionEnabled,
        Accessibility.isReduceTransparencyEnabled, Accessibility.isSwitchControlRunning,
      ], [false, false, false, false])
  }
}
