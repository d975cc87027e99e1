import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// Random presses: the actions of the finger and the app, and reactions inside the callbacks.
struct PressScript {
  enum Step: Equatable {
    case down(preview: CGFloat, commit: CGFloat)
    case press(preview: CGFloat, commit: CGFloat)
    case lift
    case interrupt
    case cancel
    case removeView
    case dropDelegate
    case dropInteraction
  }

  var steps: [Step] = []
  var mayBegin = true
  /// The reaction inside the call with an index.
  var reactions: [Int: Step] = [:]
}

extension PressScript {
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    mayBegin = !random.oneIn(8)
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      steps.append(Self.step(using: &random))
    }
    for call in 0..<12 where random.oneIn(6) {
      reactions[call] = Self.reaction(using: &random)
    }
  }

  /// Mostly deeper presses, so that scripts reach later phases.
  private static func step(using random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: .down(preview: random.oneIn(3) ? 0.5 : 0, commit: 0)
    case 4..<16: press(using: &random)
    case 16: .cancel
    case 17: .interrupt
    case 18: random.oneIn(3) ? .removeView : .lift
    default: random.oneIn(3) ? .dropDelegate : random.oneIn(2) ? .dropInteraction : .lift
    }
  }

  private static func press(using random: inout SeededGenerator) -> Step {
    let depth = Int.random(in: 0...8, using: &random)
    return .press(preview: min(CGFloat(depth) / 4, 1), commit: max(CGFloat(depth) / 4 - 1, 0))
  }

  private static func reaction(using random: inout SeededGenerator) -> Step {
    let all: [Step] = [
      .cancel, .lift, .interrupt, .removeView, .dropDelegate, .dropInteraction,
      press(using: &random),
    ]
    return all.randomElement(using: &random) ?? .cancel
  }

  /// The calls that the script causes.
  func run() -> [Call] {
    let stage = Stage(mayBegin: mayBegin, reactions: reactions)
    for step in steps { stage.take(step) }
    return stage.log.calls
  }

  /// The calls that the reference automaton makes.
  func referenceRun() -> [Call] {
    var automaton = ReferenceAutomaton(script: self)
    for step in steps { automaton.take(step) }
    return automaton.calls
  }

  /// The real objects, each released at the script's step.
  private final class Stage {
    let scene = PressScene()
    let log: CallLog
    private var recorder: PressRecorder?
    private var interaction: PreviewInteraction?

    init(mayBegin: Bool, reactions: [Int: Step]) {
      let recorder = PressRecorder()
      log = recorder.log
      recorder.mayBegin = mayBegin
      let interaction = PreviewInteraction(view: scene.view)
      interaction.delegate = recorder
      recorder.reaction = { [unowned self] _, _ in
        if let step = reactions[log.calls.count - 1] { take(step) }
      }
      self.recorder = recorder
      self.interaction = interaction
    }

    func take(_ step: Step) {
      switch step {
      case .down(let preview, let commit): scene.send(.began, force: (preview + commit) / 2)
      case .press(let preview, let commit): scene.send(.moved, force: (preview + commit) / 2)
      case .lift: scene.lift()
      case .interrupt: scene.interrupt()
      case .cancel: interaction?.cancel()
      case .removeView: scene.view.removeFromSuperview()
      case .dropDelegate: recorder = nil
      case .dropInteraction: interaction = nil
      }
    }
  }
}
