import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Values that arithmetic fails on, wherever the host's API takes one.
@Suite struct HostileNumberTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude,
    -0.0, -1,
  ]

  private let scene = PressScene()
  private let recorder = PressRecorder()
  private let interaction: PreviewInteraction

  init() {
    interaction = PreviewInteraction(view: scene.view)
    interaction.delegate = recorder
  }

  /// A press in which every sample has the value somewhere.
  private func press(_ change: (inout PressSample) -> Void) {
    for phase in [PressSample.Phase.began, .moved, .moved, .ended] {
      var sample = PressSample(
        phase: phase, location: CGPoint(x: 100, y: 200), force: 0.5, maximumPossibleForce: 1,
        timestamp: 1)
      change(&sample)
      scene.dispatcher.send(sample)
    }
  }

  /// Whether all progress is in 0...1, and every press that began has ended.
  private func expectSense(sourceLocation: SourceLocation = #_sourceLocation) {
    for call in recorder.log.calls {
      switch call {
      case .preview(let progress, _), .commit(let progress, _):
        #expect((0...1).contains(progress), sourceLocation: sourceLocation)
      case .should, .cancel: break
      }
    }
    #expect(scene.dispatcher.activeInteraction == nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: numbers) func `a spring gives finite progress`(_ number: CGFloat) {
    let speed = CGVector(dx: number.isFinite ? number : 0, dy: 0)
    var springs = [SpringTimingParameters(dampingRatio: 0.5, initialVelocity: speed)]
    if number.isFinite { springs.append(SpringTimingParameters(dampingRatio: number)) }
    if number.isFinite, number > 0 {
      for (mass, stiffness, damping) in [(number, 1, 1), (1, number, 1), (1, 1, number)] {
        springs.append(
          SpringTimingParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed))
      }
      springs.append(SpringTimingParameters(duration: Double(number), bounce: 0.5))
    }
    if !number.isNaN { springs.append(SpringTimingParameters(duration: 1, bounce: number)) }

    for spring in springs {
      expect((spring.settlingDuration ?? 1).isFinite)
      for time in [number, 0.001, 0.5] {
        expect(spring.progress(at: time, of: Double(number)).isFinite)
      }
    }
  }

  @Test(arguments: numbers) func `a block animation of any time is carried out and ends`(
    _ number: CGFloat
  ) {
    var calls = 0
    View.animate(withDuration: Double(number), delay: Double(number)) {
      View.animate(springDuration: 1, bounce: number, delay: Double(number)) {
        calls += 1
      } completion: { _ in
        calls += 1
      }
    } completion: { _ in
      calls += 1
    }

    expectEqual(calls, 3)
  }

  @Test(arguments: numbers) func `a touch anywhere ends a menu`(_ number: CGFloat) {
    let scene = MenuScene()
    scene.open()
    scene.tap(number, number)

    expect(scene.menu == nil)
    expectEqual(scene.lines.last, "end completion")
  }

  @Test(arguments: numbers) func `a force gives progress from 0 to 1`(_ number: CGFloat) {
    press { $0.force = number }
    press { $0.maximumPossibleForce = number }

    expectSense()
  }

  @Test(arguments: numbers) func `a point hits a view or none`(_ number: CGFloat) {
    press { $0.location = CGPoint(x: number, y: 200) }
    press { if $0.phase == .moved { $0.location = CGPoint(x: 100, y: number) } }

    expectSense()
    expect(!interaction.location(in: scene.view).y.isNaN)
  }

  @Test(arguments: numbers) func `a time gives progress from 0 to 1`(_ number: CGFloat) {
    scene.dispatcher.recognition = .duration(.standard)
    press { $0.timestamp = Double(number) }
    press { if $0.phase == .moved { $0.timestamp = Double(number) } }

    expectSense()
  }

  @Test(arguments: numbers) func `a peek has a frame all the way`(_ number: CGFloat) throws {
    let scene = PeekScene()
    scene.previewer.sourceRect = CGRect(x: number, y: 0, width: 20, height: 20)
    scene.previewer.controller?.preferredContentSize = CGSize(width: number, height: number)
    scene.register()
    scene.press.touch()
    scene.press.preview(1)

    let geometry = try #require(scene.press.dispatcher.peek?.geometry)
    let frame = geometry.frame(at: 0.5)

    expect(!(frame.midX + frame.midY).isNaN)
    expect(!geometry.finalFrame.isEmpty && geometry.finalFrame.width <= 320)
  }

  @Test(arguments: numbers) func `an animation stays between its ends`(_ number: CGFloat) {
    var told: [CGFloat] = []
    let animator = PropertyAnimator(duration: 1, curve: .easeIn) { told.append($0) }
    animator.startAnimation()
    animator.advance(by: Double(number))
    animator.fractionComplete = number
    told.append(CubicTimingParameters(animationCurve: .easeOut).progress(at: number))

    expect(told.allSatisfy { (0...1).contains($0) })
  }

  @Test(arguments: numbers) func `thresholds of any width make progress from 0 to 1`(
    _ number: CGFloat
  ) {
    guard !number.isNaN else { return }
    let range = min(0, number)...max(0, number)
    let thresholds = PressThresholds(preview: range, commit: range)

    for force in Self.numbers {
      let progress = thresholds.progress(atNormalizedForce: force)
      expect((0...1).contains(progress.preview) && (0...1).contains(progress.commit))
    }
  }
}
